import { composePassword } from '@osh/core/auth/credentials.ts'

/** OWASP's least for PBKDF2 with SHA-512. */
export const USUAL_ROUNDS = 210_000
const HASH = { name: 'PBKDF2', hash: 'SHA-512' } as const

/** Hashes a password into `pbkdf2$iterations$salt$tag`. The browser's own copy is all it guards. */
export async function hashPassword(password: string, rounds: number): Promise<string> {
  const salt = encodeHex(crypto.getRandomValues(new Uint8Array(16)))
  return `pbkdf2$${rounds}$${salt}$${await derive(password, salt, rounds)}`
}

/** A hash of another make is no match. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [make, iterations, salt, tag] = hash.split('$')
  if (make !== 'pbkdf2' || !salt || !tag || composePassword(password) === null) return false
  return (await derive(password, salt, Number(iterations))) === tag
}

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const composed = composePassword(password)
  if (composed === null) throw new Error('a password that no one has parsed')
  const text = new TextEncoder().encode(composed)
  const key = await crypto.subtle.importKey('raw', text, HASH, false, ['deriveBits'])
  const parameters = { ...HASH, salt: new TextEncoder().encode(salt), iterations }
  return encodeHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256)))
}

const encodeHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
