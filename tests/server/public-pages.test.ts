import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usualPushServices } from '@osh/core/push/push-device.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noSite, type Site } from '#adapters/landing/site.ts'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import type { AppNeeds } from '#adapters/server/app.ts'
import { writeRobots } from '#adapters/server/public/robots.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { publishNews } from '#tests/news-example.ts'
import { plainPress } from '#tests/plain-press.ts'
import { listKnownPaths } from '#ui/app/known-paths.ts'
import { makeRoutes } from '#ui/app/routes.tsx'
import { startAsking } from './asking.ts'

const site: Site = {
  publicUrl: 'https://ohrana.example',
  supportPhone: '8 800 555-01-99',
  supportEmail: 'help@ohrana.example',
  seller: {
    name: 'ООО «Карьер <и> сервис»',
    inn: '7707083893',
    kpp: '773601001',
    ogrn: '1027700132195',
    address: 'Тула, ул. Советская, 1',
  },
  sellerBank: noSite.sellerBank,
}

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'public-'))
  await mkdir(join(dir, 'web/.vite'), { recursive: true })
  await mkdir(join(dir, 'demo/assets'), { recursive: true })
  await writeFile(join(dir, 'web/index.html'), '<head></head>application')
  await writeFile(join(dir, 'web/.vite/paths.json'), '{"^/login/?$":[],"^/main/?$":[]}')
  await writeFile(join(dir, 'web/.vite/later.json'), '[]')
  const fonts = { cyrillic: '/assets/c.woff2', latin: '/assets/l.woff2' }
  const files = { script: '/assets/landing.js', style: 'body{color:#000}', fonts }
  await writeFile(join(dir, 'web/.vite/landing.json'), JSON.stringify(files))
  await writeFile(join(dir, 'demo/index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__">demo')
  await writeFile(join(dir, 'demo/assets/a.js'), 'export {}')
})
afterAll(() => rm(dir, { recursive: true }))

const open = (changes: Partial<AppNeeds> = {}) => startAsking({ staticDir: join(dir, 'web'), ...changes })
const textOf = async (server: ReturnType<typeof open>, path: string) => (await server.ask(path)).text()
const plain = (html: string) => html.replaceAll('\u00a0', ' ')

describe('the landing page', () => {
  it('says without scripts what the service is, costs and has, at both its addresses', async () => {
    const server = open({ site })
    for (const path of ['/', '/main']) {
      const html = plain(await textOf(server, path))
      for (const said of [
        '<h1 id="service">Охрана труда онлайн</h1>',
        'Зарегистрируйтесь',
        'Заполните данные анкеты',
        'Скачайте готовые документы',
        'Количество форм и шаблонов 4',
        'placeholder="Программа вводного инструктажа..."',
        'Первые 14 дней бесплатно',
        '18 000 ₽',
        'за 12 месяцев, от 1 500 ₽ в месяц',
        'за 12 месяцев, от 2 300 ₽ в месяц',
        '9 000 ₽',
        'Какой у меня браузер?',
        'href="tel:88005550199"',
        'href="mailto:help@ohrana.example"',
        '<link rel="canonical" href="https://ohrana.example/">',
        '<meta property="og:image" content="https://ohrana.example/social-card.png">',
      ])
        expect(html, said).toContain(said)
      expect(html).not.toMatch(/2 000 ₽|3 000 ₽|400\+/)
    }
  })

  it('has one address each: a slash at its end leads there', async () => {
    const server = open({ site })
    for (const path of ['/main', '/ContractOffer', '/PrivacyPolicy', '/blog']) {
      const moved = await server.ask(`${path}/?search=1`)
      expect([moved.status, moved.headers.get('location')]).toEqual([301, `${path}?search=1`])
    }
  })

  it('tells programs what it is in data that ends no script', async () => {
    const html = await textOf(open({ site }), '/')
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'SoftwareApplication',
      provider: { name: site.seller.name },
      offers: [{ price: '18000' }, { price: '27000' }],
    })
  })

  it('shows nothing of what the settings do not say', async () => {
    const html = await textOf(open(), '/')
    expect(html).not.toMatch(/tel:|mailto:|canonical|og:url|null|undefined/)
  })

  it('finds forms for someone without scripts, whatever they type', async () => {
    const server = open()
    const found = await textOf(server, '/main?search=%D0%BA%D0%B0%D1%80%D1%82%D0%BE%D1%87%D0%BA%D0%B0')
    expect(found).toContain('href="/forms/4001/first-page.svg"')
    expect(found).not.toContain('href="/forms/1001/first-page.svg"')
    const hostile = await textOf(server, `/main?search=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(hostile).not.toContain('<script>alert')
    expect(hostile).toContain('Такой формы в библиотеке нет')
  })

  it('counts forms from four hundred on by hundreds', async () => {
    const [first] = plainPress.templates
    if (!first) throw new Error('no forms')
    const templates = Array.from({ length: 412 }, (_, i) => ({ ...first, id: (i + 1) as typeof first.id }))
    const html = plain(await textOf(open({ press: async () => ({ ...plainPress, templates }) }), '/'))
    expect(html).toContain('Количество форм и шаблонов 400+')
  })

  it('runs nothing but what the service gives, and is sent once', async () => {
    const server = open()
    const first = await server.ask('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    const policy = first.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).not.toMatch(/unsafe|data:|\*/)
    const tag = first.headers.get('etag') ?? ''
    expect((await server.ask('/', { headers: { 'if-none-match': tag } })).status).toBe(304)
  })

  it('shows the next day’s dates on the next day', async () => {
    const server = open()
    expect(await textOf(server, '/')).toContain('20.03.2026')
    server.clock.set('2026-03-17' as Parameters<typeof server.clock.set>[0])
    expect(await textOf(server, '/')).toContain('21.03.2026')
  })
})

describe('documents of law', () => {
  it('name who offers the service, and say the prices of the table', async () => {
    const html = plain(await textOf(open({ site }), '/ContractOffer'))
    for (const said of [
      'ООО «Карьер &lt;и&gt; сервис»',
      '7707083893',
      '1027700132195',
      '12 месяцев — 27 000 ₽',
    ])
      expect(html).toContain(said)
    expect(html).not.toContain('не заполнен')
    const policy = await textOf(open({ site }), '/PrivacyPolicy')
    for (const title of [
      '1. Информация, которую предоставляет клиент',
      '2. Передача информации',
      '3. Хранение и использование информации клиентом',
    ])
      expect(policy).toContain(`<h2>${title}</h2>`)
  })

  it('names what is kept of people, and each service that messages go through', async () => {
    const policy = plain(await textOf(open({ site }), '/PrivacyPolicy'))
    for (const said of [
      'серию и номер паспорта, кем и когда он выдан',
      'В чате поддержки хранятся ваши сообщения и файлы',
      'вы указываете его e-mail и роль',
      'Для проверяющего вы создаёте ссылку',
      'От секретного адреса календаря хранится только отпечаток',
      'названия браузера и системы устройства',
      'Если включён второй фактор',
      'это трансграничная передача',
      'Другой трансграничной передачи исполнитель не ведёт',
      'При выходе из аккаунта остаются только файлы программы, отметка устройства и неотправленное',
      ...usualPushServices.map((host) => host.replace('*.', '')),
    ])
      expect(policy, said).toContain(said)
  })

  it('is named where a request for an activity is sent: whoever sends it agrees', async () => {
    const html = plain(await textOf(open({ site }), '/'))
    expect(html).toMatch(/<p class="intro">Отправляя заявку, вы соглашаетесь [^<]+<a href="\/PrivacyPolicy"/)
  })

  it('say plainly what is not filled in', async () => {
    for (const path of ['/ContractOffer', '/PrivacyPolicy']) {
      const html = await textOf(open({ site: noSite }), path)
      expect(html).toContain('Реквизиты исполнителя в настройках сервиса не заполнены')
      expect(html.match(/<dd>не заполнено<\/dd>/g)).toHaveLength(6)
    }
  })
})

describe('what search engines ask for', () => {
  it('is a map of the public pages and rules that name it, where the service knows its address', async () => {
    const server = open({ site })
    expect(await textOf(server, '/robots.txt')).toContain('Sitemap: https://ohrana.example/sitemap.xml')
    const map = await textOf(server, '/sitemap.xml')
    expect((await server.ask('/sitemap.xml')).headers.get('content-type')).toBe(
      'application/xml; charset=utf-8',
    )
    expect([...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://ohrana.example/',
      'https://ohrana.example/ContractOffer',
      'https://ohrana.example/PrivacyPolicy',
      'https://ohrana.example/law',
    ])
    expect(await textOf(open(), '/robots.txt')).not.toContain('Sitemap')
    expect((await open().ask('/sitemap.xml')).status).toBe(404)
  })

  it('is told of an address where nothing is, without a script of what was asked', async () => {
    const answered = await open({ site }).ask('/nowhere/%3Cscript%3E')
    expect(answered.status).toBe(404)
    const html = await answered.text()
    expect(html).toContain('404 · No route matches URL «/nowhere/&lt;script&gt;»')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect((await open({ site }).ask('/login')).status).toBe(200)
  })
})

describe('what a form looks like', () => {
  it('is drawn once for everyone, as a picture that runs nothing', async () => {
    let drawn = 0
    const drawForm = async () => {
      drawn += 1
      return '<svg/>'
    }
    const server = open({ drawForm })
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => server.ask('/forms/1001/first-page.svg')),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(drawn).toBe(1)
    const [answer] = answers
    expect(answer?.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer?.text()).toBe('<svg/>')
    for (const id of ['0', 'abc', '999999'])
      expect((await server.ask(`/forms/${id}/first-page.svg`)).status).toBe(404)
  })

  it('is refused to those who come when many wait, and tried again after a failure', async () => {
    let fail = true
    const drawForm = async () => {
      if (fail) throw new Error('the thread died')
      return '<svg/>'
    }
    const server = open({ drawForm })
    expect((await server.ask('/forms/1001/first-page.svg')).status).toBe(500)
    fail = false
    expect((await server.ask('/forms/1001/first-page.svg')).status).toBe(200)
    const [first] = plainPress.templates
    if (!first) throw new Error('no forms')
    const templates = Array.from({ length: 40 }, (_, i) => ({ ...first, id: (i + 1) as typeof first.id }))
    const press = async () => ({ ...plainPress, templates })
    let goOn = (): void => {}
    const held = new Promise<string>((done) => {
      goOn = () => done('<svg/>')
    })
    const crowded = open({ press, drawForm: () => held })
    const asked = templates.map(({ id }) => crowded.ask(`/forms/${id}/first-page.svg`))
    await Promise.any(
      asked.map((answer) => answer.then(({ status }) => status === 429 || Promise.reject(status))),
    )
    goOn()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })
})

describe('public news', () => {
  it('are named by the landing page and read by anyone, once there are some', async () => {
    const storage = makeLedgerStorage(new MemoryLedger(), makeSettableClock(today))
    expect(await textOf(open({ storage }), '/')).not.toContain('/blog')
    const before = '2026-03-10T21:30:00.000Z' as Instant
    const draft = { body: '**Важно** <script>alert(1)</script>', important: false }
    const { id } = await publishNews(storage, { ...draft, title: 'Новый <порядок>', publishedAt: before })
    const ahead = await publishNews(storage, {
      ...draft,
      title: 'Ещё не вышло',
      publishedAt: '2027-01-01T00:00:00.000Z' as Instant,
    })
    const server = open({ storage, site })
    const html = await textOf(server, '/')
    expect(html).toContain(`<a href="/blog/${id}">Новый &lt;порядок&gt;</a> <small>11.03.2026</small>`)
    expect(html).not.toContain('Ещё не вышло')
    expect(await textOf(server, '/blog')).toContain('Новый &lt;порядок&gt;')
    const opened = await textOf(server, `/blog/${id}`)
    expect(opened).toContain('<strong>Важно</strong>')
    expect(opened).not.toContain('<script>alert')
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(opened) ?? []
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toMatchObject({ headline: 'Новый <порядок>' })
    expect(await textOf(server, '/sitemap.xml')).toContain('https://ohrana.example/blog')
    for (const path of [`/blog/${ahead.id}`, '/blog/999', '/blog/abc', '/blog?page=9', '/blog?page=0'])
      expect((await server.ask(path)).status, path).toBe(404)
  })
})

describe('the demo', () => {
  it('is served beside the service, with a nonce of its own each time', async () => {
    const server = open()
    const moved = await server.ask('/demo')
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/demo/'])
    const page = await server.ask('/demo/')
    const [, nonce = ''] = /content="([^"]+)"/.exec(await page.text()) ?? []
    expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    const part = await server.ask('/demo/assets/a.js')
    expect(part.headers.get('cache-control')).toContain('immutable')
    for (const path of ['/demo/nowhere', '/demo/../secret', '/demo/assets/none.js'])
      expect((await server.ask(path)).status, path).toBe(404)
  })
})

it('robots are kept from every page of a company and from no page of a visitor, or of developers', () => {
  const rules = writeRobots(null)
  const kept = [...rules.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path)
  const publicPaths = [
    '/',
    '/main',
    '/PrivacyPolicy',
    '/ContractOffer',
    '/law',
    '/login',
    '/Register',
    '/kit',
  ]
  const isKept = (path: string): boolean => kept.some((prefix) => path.startsWith(prefix))
  expect(publicPaths.filter(isKept)).toEqual([])
  const open = listKnownPaths(makeRoutes()).filter((source) => !isKept(source.slice(1)))
  expect(open).toEqual(publicPaths.map((path) => (path === '/' ? '^/?$' : `^${path}/?$`)))
  expect(isKept('/api/companies')).toBe(true)
})
