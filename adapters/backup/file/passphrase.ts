import { createHmac, scrypt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { compose } from '@osh/core/shared/texts/composed.ts'
import { BackupRefused } from '../backup-refused.ts'

const LEAST = 12
const MOST = 1000

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The passphrase of BACKUP_PASSPHRASE_FILE or BACKUP_PASSPHRASE; null without either. Never an argument: those are seen by every
 * user of the machine.
 *
 * @throws BackupRefused for a file that can't be read, and for less than twelve characters or more than a thousand.
 */
export async function readPassphrase(environment: Environment): Promise<string | null> {
  const file = environment.BACKUP_PASSPHRASE_FILE || null
  const given = file === null ? environment.BACKUP_PASSPHRASE || null : await readPhraseFile(file)
  if (given === null) return null
  const composed = compose(given, MOST)
  if (composed !== null && composed.length >= LEAST) return composed
  throw new BackupRefused(`Пароль копии короче ${LEAST} или длиннее ${MOST} знаков: задайте другой.`)
}

async function readPhraseFile(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).replace(/\r?\n$/, '')
  } catch {
    throw new BackupRefused(
      `Файл с паролем копии ${file} не читается: исправьте BACKUP_PASSPHRASE_FILE или права на файл.`,
    )
  }
}

/** What scrypt is asked for: 128 MiB and about half a second for each guess. */
export type Cost = { readonly N: number; readonly r: number; readonly p: number }

export const usualCost: Cost = { N: 2 ** 17, r: 8, p: 1 }

export type Keys = {
  readonly cipher: Buffer
  /** Says of the head of a file whether it was written under the same passphrase. */
  readonly checkOf: (head: string) => string
}

/** Keys of one file out of a passphrase and the file's own salt. */
export async function deriveKeys(passphrase: string, salt: Buffer, { N, r, p }: Cost): Promise<Keys> {
  const both = await new Promise<Buffer>((done, fail) =>
    scrypt(passphrase, salt, 64, { N, r, p, maxmem: 256 * N * r + 2 ** 20 }, (error, key) =>
      error ? fail(error) : done(key),
    ),
  )
  const checking = both.subarray(32)
  return {
    cipher: both.subarray(0, 32),
    checkOf: (head) => createHmac('sha256', checking).update(head).digest('base64'),
  }
}
