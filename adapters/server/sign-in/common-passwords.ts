import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { IsCommon } from '@osh/core/auth/new-password.ts'

/** Of 40 bits one in a hundred million other passwords is taken for a common one. */
export const HASH_BYTES = 5

export const hashOf = (password: string): Buffer =>
  createHash('sha256').update(password).digest().subarray(0, HASH_BYTES)

const file = fileURLToPath(new URL('common-passwords.txt', import.meta.url))
let known: ReadonlySet<string> | null = null

/** Whether a password, in small letters, is among the ten thousand commonest of ten characters or more. */
export const isCommonPassword: IsCommon = (password) => {
  known ??= readKnown()
  return known.has(hashOf(password).toString('hex'))
}

function readKnown(): ReadonlySet<string> {
  const lines = readFileSync(file, 'utf8').split('\n')
  const hashes = Buffer.from(lines.filter((line) => !line.startsWith('#')).join(''), 'base64')
  const count = hashes.length / HASH_BYTES
  return new Set(
    Array.from({ length: count }, (_, i) => hashes.toString('hex', i * HASH_BYTES, (i + 1) * HASH_BYTES)),
  )
}
