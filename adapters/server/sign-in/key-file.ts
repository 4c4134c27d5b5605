import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SigningKey, SigningKeys } from '@osh/core/auth/signing-keys.ts'
import { countSecondsBetween, type Instant } from '@osh/core/shared/dates/instant.ts'
import { z } from 'zod'
import { takeCode } from '#adapters/postgres/broken-connection.ts'
import { StartRefused } from '#adapters/postgres/embedded/start-refused.ts'
import { makeVapidKey, readVapidKey, type VapidKey } from '#adapters/push/vapid-key.ts'

const moment = z.iso.datetime({ offset: true }).transform((text) => text as Instant)
const fileShape = z.array(
  z.object({ id: z.string().min(1), secret: z.string().min(32), since: moment, retired: moment.nullable() }),
)

/**
 * Keys in a file outside the database, for its operator's user alone: whoever reads the database can't sign.
 *
 * @param inherit what the file begins with where there is none; a new key unless said
 */
export function makeKeyFile(
  path: string,
  inherit: (now: Instant) => Promise<readonly SigningKey[]> = async (now) => [makeSigningKey(now)],
): SigningKeys {
  const read = async (): Promise<readonly SigningKey[] | null> => {
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if (takeCode(error) === 'ENOENT') return null
      throw new StartRefused(`Файл ключей ${path} из KEY_FILE не читается (${takeCode(error)}).`, {
        cause: error,
      })
    })
    return text === null ? null : readKeysIn(text, path)
  }
  return {
    async listKeys(now) {
      const kept = await read()
      if (kept) return kept
      await writeBeside(path, writeKeys(await inherit(now)), (made) => putNew(made, path))
      return (await read()) ?? []
    },
    async rotate(now, forgetBefore) {
      const retired = ((await read()) ?? []).map((key) => ({ ...key, retired: key.retired ?? now }))
      const kept = retired.filter((key) => countSecondsBetween(forgetBefore, key.retired) >= 0)
      await writeBeside(path, writeKeys([makeSigningKey(now), ...kept]), (made) => rename(made, path))
    },
  }
}

function readKeysIn(text: string, path: string): readonly SigningKey[] {
  const parsed = fileShape.safeParse(parse(text))
  const keys = parsed.success ? parsed.data : []
  if (keys.filter(({ retired }) => retired === null).length === 1) return keys
  throw new StartRefused(
    `В файле ${path} из KEY_FILE нет ключа подписи: верните файл из копии или уберите его, тогда программа создаст новый.`,
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whole or not at all: written beside the file, and put in its place. */
async function writeBeside(path: string, text: string, put: (made: string) => Promise<void>): Promise<void> {
  const made = `${path}.${randomBytes(4).toString('hex')}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(made, text, { mode: 0o600, flush: true })
    await put(made)
  } finally {
    await rm(made, { force: true })
  }
}

const writeKeys = (keys: readonly SigningKey[]): string => `${JSON.stringify(keys, null, 2)}\n`

/** The first of several who make it stays. */
const putNew = (made: string, path: string): Promise<void> =>
  link(made, path).catch((error: unknown) => {
    if (takeCode(error) !== 'EEXIST') throw error
  })

const SEAL_BYTES = 32

/** Where the keys are unless said, in DATA_DIR: beside the embedded database, and not in it. */
export const KEYS = 'keys.json'

/** Beside the keys that sign. It is never replaced: what it has sealed stays in the database. */
export const sealFileOf = (keyFile: string): string => `${keyFile}.seal`

/** Beside them too: by which push services know this service. Another key would end every subscription. */
export const pushFileOf = (keyFile: string): string => `${keyFile}.push`

/** The key that seals secrets in the database; made where there is none. */
export async function readSealKey(path: string): Promise<Uint8Array> {
  const text = await readOrMake(path, () => randomBytes(SEAL_BYTES).toString('hex'))
  if (/^[0-9a-f]{64}$/.test(text)) return Buffer.from(text, 'hex')
  throw new StartRefused(`В файле ${path} нет ключа: верните файл из копии.`)
}

/** The key by which push services know the service; made where there is none. */
export async function readPushKey(path: string): Promise<VapidKey> {
  const key = readVapidKey(await readOrMake(path, makeVapidKey))
  if (key) return key
  throw new StartRefused(
    `В файле ${path} нет ключа push-уведомлений: верните файл из копии или уберите его, тогда программа создаст новый.`,
  )
}

/** The line of a file; of several who make it at once all have the same. */
async function readOrMake(path: string, make: () => string): Promise<string> {
  const kept = await readFile(path, 'utf8').catch((error: unknown) => {
    if (takeCode(error) === 'ENOENT') return null
    throw new StartRefused(`Файл ${path} не читается (${takeCode(error)}).`, { cause: error })
  })
  if (kept !== null) return kept.trim()
  await writeBeside(path, `${make()}\n`, (made) => putNew(made, path))
  return readOrMake(path, make)
}

const makeSigningKey = (since: Instant): SigningKey => ({
  id: randomBytes(8).toString('hex'),
  secret: randomBytes(32).toString('hex'),
  since,
  retired: null,
})
