import { argon2Sync } from 'node:crypto'
import { makePasswords } from '#adapters/server/sign-in/passwords.ts'

/** Passwords for the least that argon2id can do: tests sign in hundreds of times, and guess at no one's. */
export const quickPasswords = makePasswords({ memory: 8, passes: 1, parallelism: 1 }, async (asked) =>
  argon2Sync('argon2id', asked),
)
