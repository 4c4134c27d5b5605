import { describe, expect, it } from 'vitest'
import { makePasswords } from './passwords.ts'

const passwords = makePasswords()

describe('a password', () => {
  it('is kept as argon2id, with its setting and a salt of its own', async () => {
    const [one, two] = await Promise.all([passwords.hash('длинный пароль'), passwords.hash('длинный пароль')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
  })

  it('matches its own hash, however its letters were composed', async () => {
    const hash = await passwords.hash('йод и ёлка'.normalize('NFC'))
    expect(await passwords.verify('йод и ёлка'.normalize('NFD'), hash)).toBe(true)
    expect(await passwords.verify('йод и елка', hash)).toBe(false)
  })

  it('matches as it was typed alone: no letter less, none in capitals, no blank more or less', async () => {
    const long = ` ${'Длинный пароль '.repeat(13)}`
    const hash = await passwords.hash(long)
    expect(await passwords.verify(long, hash)).toBe(true)
    for (const other of [long.slice(0, -1), long.trim(), long.toLowerCase(), long.slice(0, 72), `${long} `])
      expect(await passwords.verify(other, hash)).toBe(false)
  })

  it('matches a hash of another setting, which the hash itself names', async () => {
    const dearer = makePasswords({ memory: 20_000, passes: 3, parallelism: 1 })
    const hash = await dearer.hash('длинный пароль')
    expect(hash).toContain('$m=20000,t=3,p=1$')
    expect([await passwords.verify('длинный пароль', hash), await passwords.verify('другой', hash)]).toEqual([
      true,
      false,
    ])
  })

  it('matches no hash of another make', async () => {
    for (const hash of ['', 'plain', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=8,t=1,p=1$$'])
      expect(await passwords.verify('plain', hash)).toBe(false)
  })
})
