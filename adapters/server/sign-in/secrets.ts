import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto'

/** Random, so that a plain hash keeps it as safe as a slow one. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** What no one guesses, and what is kept of it. */
export function makeNewSecret(): { readonly secret: string; readonly secretHash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, secretHash: hashSecret(secret) }
}

/** What follows a secret: the same each time, and no one makes it who has the secret alone. */
export const makeSuccessor = (secret: string, key: KeyObject): string =>
  createHmac('sha256', key).update(secret).digest('base64url')
