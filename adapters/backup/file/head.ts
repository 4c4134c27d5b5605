import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { BackupRefused } from '../backup-refused.ts'
import type { ByteReader } from './byte-reader.ts'
import { type Cost, deriveKeys } from './passphrase.ts'
import { type Sealing, sealByKey, sealBySum } from './seal.ts'

const MAGIC = 'OSHBACKUP\n'
const LONGEST = 4096

/** What of a file can be read without its passphrase: how it is sealed. The costs are bounded: the file is anybody's. */
const headShape = z.discriminatedUnion('sealed', [
  z.object({ version: z.literal(1), sealed: z.literal('sums') }),
  z.object({
    version: z.literal(1),
    sealed: z.literal('aes-256-gcm'),
    salt: z.string().length(24),
    N: z
      .int()
      .min(2)
      .max(2 ** 20),
    r: z.int().min(1).max(16),
    p: z.int().min(1).max(4),
    check: z.string(),
  }),
])

/** The first bytes of a file, and how what follows is sealed. */
export type Headed = { readonly bytes: Buffer; readonly sealing: Sealing }

export async function makeHead(passphrase: string | null, cost: Cost): Promise<Headed> {
  if (passphrase === null) return makeSumHead()
  const salt = randomBytes(16)
  const { cipher, checkOf } = await deriveKeys(passphrase, salt, cost)
  const unchecked = { version: 1, sealed: 'aes-256-gcm', salt: salt.toString('base64'), ...cost }
  const bytes = encodeHead({ ...unchecked, check: checkOf(JSON.stringify(unchecked)) })
  return { bytes, sealing: sealByKey(cipher, bytes) }
}

/** @throws BackupRefused for another file, and for a passphrase that is missing or wrong. */
export async function readHead(reader: ByteReader, passphrase: string | null): Promise<Headed> {
  const head = headShape.safeParse(await readHeadJson(reader)).data
  if (head === undefined) throw refuseNoBackup()
  if (head.sealed === 'sums') return makeSumHead()
  if (passphrase === null) {
    throw new BackupRefused(
      'Копия зашифрована: задайте её пароль в BACKUP_PASSPHRASE_FILE или BACKUP_PASSPHRASE.',
    )
  }
  const { check, ...unchecked } = head
  const { version, sealed, salt, N, r, p } = unchecked
  const { cipher, checkOf } = await deriveKeys(passphrase, Buffer.from(salt, 'base64'), { N, r, p })
  if (checkOf(JSON.stringify({ version, sealed, salt, N, r, p })) !== check) {
    throw new BackupRefused('Пароль не подходит к этой копии: задайте тот, с которым она сделана.')
  }
  const bytes = encodeHead(head)
  return { bytes, sealing: sealByKey(cipher, bytes) }
}

function makeSumHead(): Headed {
  const bytes = encodeHead({ version: 1, sealed: 'sums' })
  return { bytes, sealing: sealBySum(bytes) }
}

function encodeHead(head: object): Buffer {
  const json = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(2)
  length.writeUInt16BE(json.length)
  return Buffer.concat([Buffer.from(MAGIC), length, json])
}

async function readHeadJson(reader: ByteReader): Promise<unknown> {
  const start = await reader.take(MAGIC.length + 2)
  if (start === null || start.toString('latin1', 0, MAGIC.length) !== MAGIC) throw refuseNoBackup()
  const length = start.readUInt16BE(MAGIC.length)
  const json = length > LONGEST ? null : await reader.take(length)
  try {
    return JSON.parse(json?.toString() ?? '')
  } catch {
    throw refuseNoBackup()
  }
}

const refuseNoBackup = (): BackupRefused =>
  new BackupRefused(
    'Это не резервная копия «Охраны труда онлайн» или её начало повреждено: укажите другой файл.',
  )
