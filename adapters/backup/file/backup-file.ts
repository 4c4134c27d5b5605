import { createReadStream, createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { takeCode } from '#adapters/postgres/broken-connection.ts'
import { BackupRefused } from '../backup-refused.ts'
import { ByteReader } from './byte-reader.ts'
import { type Frame, frameBytes, readFrames } from './frames.ts'
import { makeHead, readHead } from './head.ts'
import { type Cost, usualCost } from './passphrase.ts'
import { openAll, refuseAltered, sealAll } from './seal.ts'

/** Only its owner may read it, encrypted or not. */
const MODE = 0o600
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/**
 * Writes the frames into a new file: packed, sealed and on disk when it gets its name. Whatever fails leaves no file.
 *
 * @throws BackupRefused when the name is taken, its folder takes no files, or the disk is full.
 */
export async function writeBackupFile(
  path: string,
  passphrase: string | null,
  frames: AsyncIterable<Frame>,
  cost: Cost = usualCost,
): Promise<void> {
  if (await isThere(path)) throw new BackupRefused(`Файл ${path} уже есть: укажите другое имя.`)
  const head = await makeHead(passphrase, cost)
  const draft = `${path}.part-${process.pid}`
  const packer = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } })
  try {
    await pipeline(
      writeFrames(frames),
      packer,
      async function* (packed: AsyncIterable<Buffer>) {
        yield head.bytes
        yield* sealAll(packed, head.sealing)
      },
      createWriteStream(draft, { flags: 'wx', mode: MODE, flush: true, highWaterMark: 1024 * 1024 }),
    )
    await rename(draft, path)
    await syncDirectory(dirname(path))
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw explain(error, path)
  }
}

async function* writeFrames(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  for await (const frame of frames) yield* frameBytes(frame)
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** A renamed file is on disk once its directory is. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path)
  await directory.sync().finally(() => directory.close())
}

function explain(error: unknown, path: string): unknown {
  const code = takeCode(error) ?? ''
  if (FULL.has(code)) {
    return new BackupRefused(`На диске не хватило места для копии ${path}: освободите место. Файл не создан.`)
  }
  if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'].includes(code)) {
    return new BackupRefused(
      `В каталог ${dirname(path)} нельзя записывать: создайте его или дайте на него права.`,
    )
  }
  return error
}

/**
 * Reads a file's frames.
 *
 * @throws BackupRefused for another file, a wrong passphrase, and for whatever was cut short or changed, at the place where
 *   that is seen: nothing that was read before is to be kept.
 */
export async function* readBackupFile(path: string, passphrase: string | null): AsyncGenerator<Frame> {
  const reader = new ByteReader(createReadStream(path, { highWaterMark: 1024 * 1024 }))
  const { sealing } = await readHead(reader, passphrase).catch((error: unknown) => {
    throw explainUnreadable(error, path)
  })
  const unpacker = createZstdDecompress()
  const opening = pipeline(Readable.from(openAll(reader, sealing), { objectMode: false }), unpacker)
  // Told by the unpacker too.
  opening.catch(() => undefined)
  try {
    yield* readFrames(new ByteReader(unpacker))
  } catch (error) {
    throw takeCode(error)?.startsWith('ZSTD') ? refuseAltered() : error
  }
  await opening
}

const explainUnreadable = (error: unknown, path: string): unknown =>
  takeCode(error) === null
    ? error
    : new BackupRefused(`Файл ${path} не читается: проверьте имя и права на него (${takeCode(error)}).`)
