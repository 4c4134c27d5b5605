import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { usualRules } from '#adapters/server/sign-in/try-rules.ts'
import { startAsking } from '#tests/server/asking.ts'
import { operationsOf, published } from '#tests/server/published.ts'
import product from '../../package.json' with { type: 'json' }
import standard from './asvs-5.0.json' with { type: 'json' }

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')

/** Numbers of ASVS 5.0 at the levels 1 and 2. */
const required = Object.entries(standard).flatMap(([section, places]) =>
  places.map((place) => `${section}.${place}`),
)

const lines = [...read('docs/security.md').matchAll(/^\| (\d+\.\d+\.\d+) \| (\w+) \| (.*) \|$/gm)].map(
  ([, number = '', verdict = '', words = '']) => ({ number, verdict, words }),
)

const filesIn = (words: string): readonly string[] =>
  [...words.matchAll(/`((?:tests|core|adapters|ui)\/[^`]+)`/g)].map(([, path = '']) => path)

test('every requirement of ASVS 5.0, levels 1 and 2, has one line in docs/security.md', () => {
  expect(required.length).toBe(253)
  expect(lines.map(({ number }) => number)).toEqual(required)
})

test.each(lines)(
  '$number: what is met names a test that there is; what is not says why or how',
  ({ verdict, words }) => {
    expect(['met', 'no', 'operator', 'open']).toContain(verdict)
    const files = filesIn(words)
    expect(files.filter((file) => !existsSync(`${root}${file}`))).toEqual([])
    if (verdict === 'met') expect(files.some((file) => file.endsWith('.test.ts'))).toBe(true)
    else expect(words.length).toBeGreaterThan(5)
  },
)

const text = read('docs/security.md')

test('every test that the text names is there', () => {
  const named = filesIn(text).filter((path) => path.endsWith('.test.ts'))
  expect(named.filter((path) => !existsSync(`${root}${path}`))).toEqual([])
})

/** One heading's text, up to the next. */
const partOf = (document: string, heading: string): string =>
  document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

test('docs/running.md tells of every event of the security log', () => {
  const events = read('adapters/server/security/security-events.ts')
    .split('\n')
    .filter((line) => line.includes('readonly event:'))
    .flatMap((line) => [...(line.split('readonly event:')[1]?.split(';')[0] ?? '').matchAll(/'([a-z-]+)'/g)])
    .map(([, event = '']) => event)
  expect(events.length).toBeGreaterThan(15)
  const told = partOf(read('docs/running.md'), 'The security log')
  expect(events.filter((event) => !told.includes(`\`${event}\``))).toEqual([])
})

const sources = globSync('{core,adapters,ui}/**/*.{ts,tsx,mjs}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|node_modules/.test(path))
  .toSorted()

/** What is asked of Node's or the browser's cryptography: by which call, and which algorithm. */
function listAlgorithms(path: string): readonly string[] {
  const code = read(path)
  const nameOf = (argument: string): string =>
    argument.startsWith("'")
      ? argument.slice(1, -1)
      : (new RegExp(`const ${argument} = '([^']+)'`).exec(code)?.[1] ?? argument)
  const asked = code.matchAll(
    /\b(create(?:Hash|Hmac|Cipheriv|Decipheriv|ECDH)|hkdfSync|argon2Sync|sign|subtle\.digest)\(\s*('[^']+'|[A-Z]+)[,)]/g,
  )
  const named = code.matchAll(/\b(name|hash): '((?:AES|PBKDF2|SHA|HMAC|RSA|EC)[\w-]*)'/g)
  return [
    ...[...asked].map(([, call = '', argument = '']) => `${call} ${nameOf(argument)}`),
    ...(code.includes('crypto.subtle') ? [...named].map(([, , algorithm]) => `subtle ${algorithm}`) : []),
    ...(/\bscrypt\(/.test(code) ? ['scrypt'] : []),
  ]
}

test('no algorithm is used but those that «Keys» names, SHA-1 for codes by time alone', () => {
  const used = new Set(sources.flatMap(listAlgorithms))
  expect([...used].toSorted()).toEqual([
    'argon2Sync argon2id',
    'createCipheriv aes-128-gcm',
    'createCipheriv aes-256-gcm',
    'createDecipheriv aes-256-gcm',
    'createECDH prime256v1',
    'createHash sha256',
    'createHmac sha1',
    'createHmac sha256',
    'hkdfSync sha256',
    'scrypt',
    'sign sha256',
    'subtle AES-GCM',
    'subtle PBKDF2',
    'subtle SHA-512',
    'subtle.digest SHA-256',
  ])
  const weak = sources.filter((path) => listAlgorithms(path).some((one) => /sha1|md5|ecb|cbc/i.test(one)))
  expect(weak).toEqual(['adapters/server/sign-in/time-codes.ts'])
  const keys = partOf(text, 'Keys')
  const names = [
    'argon2id',
    'AES-128-GCM',
    'AES-256-GCM',
    'P-256',
    'HKDF-SHA-256',
    'HMAC-SHA-1',
    'scrypt',
    'PBKDF2-SHA-512',
  ]
  expect([...names, 'SHA-256', 'HMAC-SHA-256'].filter((name) => !keys.includes(name))).toEqual([])
})

test('cryptography is Node’s and the browser’s own, and certificates are checked', () => {
  const unchecked = /\b(?:rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|ignoreTLS|checkServerIdentity)\b/
  expect(sources.filter((path) => unchecked.test(read(path)))).toEqual([])
  const packages = Object.keys(product.dependencies)
  expect(
    packages.filter((name) =>
      /crypt|argon|hash|jose|jwt|jsonwebtoken|forge|nacl|noble|uuid|nanoid/.test(name),
    ),
  ).toEqual([])
})

test('sections that the lines name are there', () => {
  const named = new Set(
    lines.flatMap(({ words }) => [...words.matchAll(/«([^»]+)» above/g)].map(([, name]) => name)),
  )
  expect(named.size).toBeGreaterThan(3)
  for (const name of named) expect(text).toContain(`\n## ${name}\n`)
})

test('the table of tries has a line for each rule', () => {
  const free = Object.values(usualRules).map((rule) => ('free' in rule ? rule.free : rule.atOnce))
  const told = [...partOf(text, 'What may be tried without an account').matchAll(/^\| [^|]+ \| ([\d,]+), /gm)]
  const numbers = told.map(([, number = '']) => Number(number.replace(',', '')))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(free.toSorted((a, b) => a - b))
})

test('the table of what a request may cost tells the bound of each body', async () => {
  const bounds = operationsOf(await published(startAsking())).map(({ bodyLimit }) => bodyLimit / 1024)
  const worded = bounds
    .filter((kib) => kib > 0)
    .map((kib) => (kib < 1024 ? `${kib} KiB` : `${kib / 1024} MiB`))
  const told = partOf(text, 'What a request may cost')
  expect(new Set(worded).size).toBeGreaterThan(8)
  expect([...new Set(worded)].filter((bound) => !new RegExp(`\\b${bound}\\b`).test(told))).toEqual([])
})
