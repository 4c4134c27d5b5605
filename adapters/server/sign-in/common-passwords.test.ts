import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HASH_BYTES, isCommonPassword } from './common-passwords.ts'

test('the commonest passwords of ten characters or more are known, and no others', () => {
  for (const common of ['qwertyuiop', '1234567890', 'q1w2e3r4t5', '4815162342', 'tonymontan'])
    expect([common, isCommonPassword(common)]).toEqual([common, true])
  for (const own of ['правильный пароль', 'correct horse battery staple', '123456', ''])
    expect([own, isCommonPassword(own)]).toEqual([own, false])
})

const text = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')

test('the list has ten thousand of them, each once', () => {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'))
  const hashes = Buffer.from(lines.join(''), 'base64').toString('hex')
  expect(new Set(hashes.match(new RegExp(`.{${2 * HASH_BYTES}}`, 'g'))).size).toBe(10_000)
})

test('the list says whose it is and under which licence, and spells none of them', () => {
  expect(text).toContain('MPL-2.0')
  expect(text.toLowerCase()).not.toContain('qwertyuiop')
})
