import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { composePassword } from '@osh/core/auth/credentials.ts'
import { Unavailable } from '@osh/core/shared/unavailable.ts'

/** OWASP's smallest argon2id setting: 19 MiB, two passes, one lane. */
const SETTING = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
const SALT_LENGTH = 16

/** How many passwords are hashed at once: more would starve the thread pool that files and names share. */
const AT_ONCE = 2
/** How many wait for their turn; whoever comes after that is told to come again. */
const MOST_WAITING = 200

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Hashes a password into a PHC string that carries its own setting and salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH)
  const composed = composePassword(password)
  if (composed === null) throw new Error('a password that nobody has parsed')
  const tag = await derive(composed, salt, SETTING)
  const { memory, passes, parallelism } = SETTING
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Compares in constant time; a hash of another make is no match. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? []
  if (!salt || !tag) return false
  const composed = composePassword(password)
  if (composed === null) return verifyNobody('')
  const setting = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const expected = Buffer.from(tag, 'base64')
  return timingSafeEqual(
    await derive(composed, Buffer.from(salt, 'base64'), setting, expected.length),
    expected,
  )
}

/** Takes as long as checking a real password does, so that the time tells nobody whether the e-mail is known. */
export async function verifyNobody(password: string): Promise<false> {
  await derive(composePassword(password) ?? '', randomBytes(SALT_LENGTH), SETTING)
  return false
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

let running = 0
const waiting: (() => void)[] = []

async function derive(
  message: string,
  nonce: Buffer,
  setting: typeof SETTING,
  tagLength = TAG_LENGTH,
): Promise<Buffer> {
  if (waiting.length >= MOST_WAITING) throw new Unavailable(503)
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      argon2('argon2id', { message, nonce, tagLength, ...setting }, (error, tag) =>
        error ? reject(error) : resolve(tag),
      )
    })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
