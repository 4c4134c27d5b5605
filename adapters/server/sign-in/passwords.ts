import { randomBytes, timingSafeEqual } from 'node:crypto'
import { composePassword } from '@osh/core/auth/credentials.ts'
import type { Passwords } from '@osh/core/auth/sign-in.ts'
import { type Derive, openHashingThread } from './hashing-thread.ts'

/** What a hash costs: KiB, passes over them, and lanes. */
export type HashCost = { readonly memory: number; readonly passes: number; readonly parallelism: number }

/** OWASP's smallest argon2id setting: 19 MiB, two passes, one lane. */
const OWASP: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
const SALT_LENGTH = 16

/** One for all that a process hashes. */
const ownThread = openHashingThread()

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Passwords by argon2id, as PHC strings, compared in constant time; only tests, which sign in hundreds of times, ask for less than OWASP does. */
export function makePasswords(cost: HashCost = OWASP, derive: Derive = ownThread): Passwords {
  const tagOf = (
    message: string,
    nonce: Buffer,
    { memory, passes, parallelism }: HashCost,
    tagLength: number,
  ) => derive({ message, nonce, memory, passes, parallelism, tagLength })
  const verifyNoOne = async (password: string): Promise<false> => {
    await tagOf(composePassword(password) ?? '', randomBytes(SALT_LENGTH), cost, TAG_LENGTH)
    return false
  }
  return {
    verifyNoOne,
    async hash(password) {
      const composed = composePassword(password)
      if (composed === null) throw new Error('a password that no one has parsed')
      const salt = randomBytes(SALT_LENGTH)
      const tag = await tagOf(composed, salt, cost, TAG_LENGTH)
      const { memory, passes, parallelism } = cost
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${dropPadding(salt)}$${dropPadding(tag)}`
    },
    async verify(password, hash) {
      const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? []
      if (!salt || !tag) return false
      const composed = composePassword(password)
      if (composed === null) return verifyNoOne('')
      const its = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
      const expected = Buffer.from(tag, 'base64')
      return timingSafeEqual(
        await tagOf(composed, Buffer.from(salt, 'base64'), its, expected.length),
        expected,
      )
    },
  }
}

const dropPadding = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')
