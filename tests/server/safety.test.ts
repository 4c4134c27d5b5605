import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { root } from '#tests/runners/child.ts'
import { listKnownPaths } from '#ui/app/known-paths.ts'
import { makeRoutes } from '#ui/app/routes.tsx'
import { furnish, register, startAsking } from './asking.ts'
import { routesOf } from './routes.ts'

describe('headers', () => {
  it('are on every answer, refusals included', async () => {
    const server = startAsking()
    for (const path of ['/api/health', '/api/memos', '/api/nothing', '/']) {
      const { headers } = await server.ask(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
      )
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('strict-transport-security')).toBeNull()
    }
  })

  it('ask for https from then on only where it was used', async () => {
    const server = startAsking()
    for (const path of ['/api/health', '/api/memos', '/api/nothing', '/']) {
      const { headers } = await server.ask(path, { headers: { 'x-forwarded-proto': 'https' } })
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    }
  })

  it('let no other site read an answer, nor ask what a browser asks for leave first', async () => {
    const server = startAsking()
    const owner = await register(server, 'owner@example.org')
    const ofOthers = { origin: 'https://example.org', 'access-control-request-method': 'POST' }
    const preflight = { ...ofOthers, 'access-control-request-headers': 'authorization, content-type' }
    const leave = (answer: Response) =>
      [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
    const names = routesOf(server.app).map(({ path }) => path)
    expect(names.length).toBeGreaterThan(100)
    for (const path of new Set(names)) {
      const asked = await server.ask(path, { method: 'OPTIONS', headers: preflight })
      expect([path, asked.status, leave(asked)]).toEqual([path, 404, []])
    }
    for (const path of ['/api/account', '/api/companies', '/api/catalogue', '/api/nothing', '/'])
      expect([path, leave(await owner.ask(path, { headers: ofOthers }))]).toEqual([path, []])
  })

  it('let no cache keep data', async () => {
    expect((await startAsking().ask('/api/account')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('a failure', () => {
  const failing = (error: Error) => {
    const storage = makeLedgerStorage(new MemoryLedger(), makeSettableClock(today))
    return startAsking({ storage: { ...storage, ping: () => Promise.reject(error) } })
  }

  it('no one expected says its number and nothing else; the log has the number and no words', async () => {
    const server = failing(Object.assign(new Error('ivanov@example.org is taken'), { code: '23505' }))
    const answered = await server.ask('/api/health?secret=1')
    expect(answered.status).toBe(500)
    const { description } = (await answered.json()) as { description: string }
    expect(description).toContain('Произошла ошибка на сервере')
    const [entry] = server.log
    expect(description).toContain(entry?.id)
    expect(entry).toMatchObject({ method: 'GET', route: '/api/health', status: 500 })
    expect(entry?.error).toContain('Error 23505')
    expect(JSON.stringify(server.log)).not.toMatch(/ivanov|secret/)
  })

  it('keeps nothing of the answer that was begun', async () => {
    const storage = makeLedgerStorage(new MemoryLedger(), makeSettableClock(today))
    const halfway = {
      total: 7,
      more: false,
      get items(): never {
        throw new Error('half of it is there')
      },
    }
    const recordsOf: typeof storage.openRecords = (user) => {
      const records = storage.openRecords(user)
      return { ...records, memos: withMethods(records.memos, { list: async () => halfway }) }
    }
    const server = startAsking({ storage: { ...storage, openRecords: recordsOf } })
    const owner = await register(server, 'owner@example.org')
    const { company } = await furnish(owner)
    const { status, headers } = await owner.ask(`/api/memos?companyId=${company}`)
    expect(status).toBe(500)
    expect(headers.get('x-total-count')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('of the database is 503, in Russian', async () => {
    const answered = await failing(new Unavailable(null)).ask('/api/health')
    expect([answered.status, answered.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answered.json()).toMatchObject({
      description: expect.stringContaining('временно недоступен'),
    })
  })
})

/** The same port, with some of its methods in another way. */
const withMethods = <T extends object>(port: T, methods: Partial<T>): T =>
  new Proxy(port, {
    get: (target, name) => {
      const value: unknown = Reflect.get(methods, name) ?? Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

describe('the log', () => {
  it('names no one and nothing that was asked for', async () => {
    const server = startAsking()
    const owner = await register(server, 'owner@example.org')
    const { memo } = await furnish(owner)
    await owner.ask(`/api/memos/${memo}`)
    await server.ask('/api/employees/ivanov@example.org')
    const log = JSON.stringify(server.log)
    expect(log).toContain('"route":"/api/memos/:id"')
    expect(log).not.toMatch(/example\.org|Пименова|Bearer/)
  })
})

describe('an address under /api that there is not', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'is 404 in JSON for %s',
    async (method) => {
      const answered = await startAsking().ask('/api/nothing', { method })
      expect(answered.status).toBe(404)
      expect(await answered.json()).toMatchObject({ description: expect.stringMatching(/[а-я]/) })
    },
  )

  it('is one too when only the method is another', async () => {
    expect((await startAsking().ask('/api/login')).status).toBe(404)
    expect((await startAsking().ask('/api')).status).toBe(404)
  })
})

type Manifest = {
  readonly start_url: string
  readonly shortcuts: readonly { readonly url: string }[]
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
}

const icons = ['any', 'maskable'].flatMap((kind) => [192, 512].map((side) => `icons/${kind}-${side}.png`))

/** As the head of a PNG says it. */
function sizeOf(png: ArrayBuffer): string {
  const head = new DataView(png)
  return `${head.getUint32(16)}x${head.getUint32(20)}`
}

describe('the pages', () => {
  let dir: string
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'pages-'))
    await mkdir(join(dir, 'web', 'assets'), { recursive: true })
    await writeFile(
      join(dir, 'web', 'index.html'),
      '<head><meta name="n" content="__CSP_NONCE__"></head><i>__CSP_NONCE__</i><b>__BUILD__</b>',
    )
    await writeFile(join(dir, 'web', 'assets', 'main-abc.js'), 'export const a = 1')
    await writeFile(join(dir, 'web', 'assets', 'packed-abc.js'), 'export const b = 2')
    await writeFile(join(dir, 'web', 'assets', 'packed-abc.js.br'), 'as the build packed it')
    for (const name of ['main-abc.css', 'golos-abc.woff2', 'sign-abc.svg'])
      await writeFile(join(dir, 'web', 'assets', name), '')
    await writeFile(join(dir, 'web', 'favicon.svg'), '<svg/>')
    await writeFile(join(dir, 'web', 'worker.js'), 'self.skipWaiting()')
    for (const file of ['manifest.webmanifest', ...icons])
      await cp(join(root, 'public', file), join(dir, 'web', file), { recursive: true })
    await writeFile(join(dir, 'secret.txt'), 'secret')
    await mkdir(join(dir, 'web', '.git'))
    await writeFile(join(dir, 'web', '.git', 'HEAD'), 'ref: refs/heads/main')
    await mkdir(join(dir, 'web', '.vite'))
    const paths = listKnownPaths(makeRoutes()).map((source) => [
      source,
      source.includes('news') ? ['assets/news.js', 'assets/later.js', 'assets/news.css'] : [],
    ])
    await writeFile(join(dir, 'web', '.vite', 'paths.json'), JSON.stringify(Object.fromEntries(paths)))
    await writeFile(join(dir, 'web', '.vite', 'later.json'), JSON.stringify(['assets/later.js']))
  })
  afterAll(() => rm(dir, { recursive: true }))
  const pages = () => startAsking({ staticDir: join(dir, 'web') })

  it('are index.html at each address of the route table, each time with a nonce of its own', async () => {
    const server = pages()
    const nonces = new Set<string>()
    for (const path of ['/', '/employees/documents/all/', '/employees/:5/main', '/register', '/news/5']) {
      const answered = await server.ask(path)
      expect(answered.status, path).toBe(200)
      const [, nonce = ''] = /content="([^"]+)"/.exec(await answered.text()) ?? []
      expect(answered.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i)
      expect(answered.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(5)
  })

  it('run scripts of this server alone, and none that stands in the page or is made of a text', async () => {
    const policy = (await pages().ask('/')).headers.get('content-security-policy') ?? ''
    const said = Object.fromEntries(policy.split('; ').map((one) => one.split(/ (.*)/)))
    expect(said).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
    expect(policy).not.toMatch(/unsafe|object-src|script-src-|\*/)
  })

  it('load nothing from elsewhere, and send nothing there', async () => {
    for (const path of ['/', '/news/5', '/nowhere', '/worker.js']) {
      const policy = (await pages().ask(path)).headers.get('content-security-policy') ?? ''
      expect(policy, path).toMatch(/(?:^|; )default-src 'none'(?:;|$)/)
      const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1))
      const foreign = sources.filter(
        (source) => !/^(?:'none'|'self'|'nonce-[\w+/=]+'|data:|blob:)$/.test(source),
      )
      expect(foreign, path).toEqual([])
    }
  })

  it('are no list of the files that there are', async () => {
    for (const path of ['/assets', '/assets/', '/icons/', '/.vite/', '/.git/', '/.git/HEAD']) {
      const answered = await pages().ask(path)
      expect([path, answered.status]).toEqual([path, 404])
      expect(await answered.text()).not.toMatch(/main-abc|192\.png|paths\.json/)
    }
  })

  it('name the files of their path beforehand, and of no other', async () => {
    const links =
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/news.js"><link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/news.css"><template id="later"><link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/later.js"></template></head>'
    expect(await (await pages().ask('/news/5')).text()).toContain(links)
    expect(await (await pages().ask('/main')).text()).not.toContain('<link')
    expect(await (await pages().ask('/nowhere')).text()).not.toContain('<link')
  })

  it('are not found at any other address, and say so as a page', async () => {
    for (const path of [
      '/nowhere',
      '/employees/xyz/abc',
      '/employees/:7/abc',
      '/news/5/6',
      '/wp-login.php',
      '/index.html',
      '/.env',
      '/sitemap.xml',
    ])
      expect((await pages().ask(path)).status, path).toBe(404)
    expect(await (await pages().ask('/nowhere')).text()).toContain('<meta')
    expect((await pages().ask('/.vite/paths.json')).status).toBe(404)
  })

  it('know their build, and the server says its own beside its health', async () => {
    const server = pages()
    const [, build] = /<b>(\w{16})<\/b>/.exec(await (await server.ask('/main')).text()) ?? []
    expect((await server.ask('/api/health')).headers.get('x-build')).toBe(build)
    expect((await startAsking().ask('/api/health')).headers.get('x-build')).toBeNull()
  })

  it('keep hashed files for a year, compressed where that is taken', async () => {
    const answered = await pages().ask('/assets/main-abc.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answered.headers.get('cache-control')).toContain('immutable')
    expect(answered.headers.get('content-encoding')).toBe('br')
    const plain = await pages().ask('/assets/main-abc.js')
    expect(await plain.text()).toBe('export const a = 1')
    const picture = (await pages().ask('/favicon.svg')).headers
    expect(picture.get('cache-control')).toBe('no-cache')
    expect(picture.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  })

  it('say of scripts, styles and fonts nothing that is of documents alone; of all others everything', async () => {
    const ofDocuments = [
      'content-security-policy',
      'x-frame-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
    ]
    const said = async (path: string) => {
      const { status, headers } = await pages().ask(path)
      expect([status, headers.get('x-content-type-options')], path).toEqual([200, 'nosniff'])
      expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
      return ofDocuments.filter((name) => headers.has(name))
    }
    for (const name of ['main-abc.js', 'main-abc.css', 'golos-abc.woff2'])
      expect(await said(`/assets/${name}`), name).toEqual([])
    for (const path of ['/', '/assets/sign-abc.svg', '/favicon.svg', '/worker.js'])
      expect(await said(path), path).toEqual(ofDocuments)
    const absent = await pages().ask('/assets/nothing.js')
    expect(absent.headers.has('content-security-policy')).toBe(true)
  })

  it('give a file as the build packed it, and no one the packed one by its name', async () => {
    const packed = await pages().ask('/assets/packed-abc.js', { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(await packed.text()).toBe('as the build packed it')
    expect(await (await pages().ask('/assets/packed-abc.js')).text()).toBe('export const b = 2')
    expect((await pages().ask('/assets/packed-abc.js.br')).status).toBe(404)
  })

  it('install by a manifest whose icons are there, with types of their own', async () => {
    const answered = await pages().ask('/manifest.webmanifest')
    expect(answered.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    expect(answered.headers.get('cache-control')).toBe('no-cache')
    const manifest = (await answered.json()) as Manifest
    expect(manifest).toMatchObject({ lang: 'ru', scope: '/', display: 'standalone' })
    expect((await pages().ask(manifest.start_url)).status).toBe(200)
    for (const { url } of manifest.shortcuts) expect((await pages().ask(url)).status, url).toBe(200)
    expect(manifest.icons.map(({ src, purpose }) => [src.slice(1), purpose])).toEqual(
      icons.map((icon) => [icon, icon.includes('maskable') ? 'maskable' : 'any']),
    )
    for (const { src, sizes } of manifest.icons) {
      const icon = await pages().ask(src)
      expect(icon.headers.get('content-type')).toBe('image/png')
      expect(sizeOf(await icon.arrayBuffer()), src).toBe(sizes)
    }
  })

  it('are kept by a worker that is asked for each time, and reaches only this server', async () => {
    const { status, headers } = await pages().ask('/worker.js')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; connect-src 'self';/)
    const page = await pages().ask('/')
    expect(page.headers.get('content-security-policy')).toContain("manifest-src 'self'; worker-src 'self'")
    expect((await pages().ask('/workers.js')).status).toBe(404)
  })

  it('give no page in place of a missing script', async () => {
    expect((await pages().ask('/assets/gone.js')).status).toBe(404)
  })

  it('give nothing outside their directory', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/%00',
    ])
      expect(await (await pages().ask(path)).text()).not.toContain('secret')
  })

  it('leave /api alone', async () => {
    expect((await pages().ask('/api/nothing')).headers.get('content-type')).toContain('application/json')
    expect((await pages().ask('/apiary')).headers.get('content-type')).toContain('text/html')
  })
})
