import { err, type Result } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import type { TakenFile } from '../endpoint.ts'
import type { Problem } from '../response/problems.ts'
import { type Reading, readBytes } from './read-bytes.ts'
import { describeUnread } from './request-body.ts'

/** Reads the file that an endpoint takes as its body. */
export async function readUpload(
  c: Context,
  { types, limit }: TakenFile,
  reading: Omit<Reading, 'limit'>,
): Promise<Result<Uint8Array, Problem>> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (!types.includes(type.trim().toLowerCase())) {
    const description = `Передайте файл телом запроса в формате ${types.join(' или ')}.`
    return err({ status: 415, description, code: 'body/not-file' })
  }
  const read = await readBytes(c, { ...reading, limit })
  if (!read.ok)
    return err(
      describeUnread(read.error, `Файл слишком велик: он не должен превышать ${limit / 1024 / 1024} МБ.`),
    )
  if (read.value.length > 0) return read
  return err({ status: 400, description: 'Файл пуст. Выберите другой файл.', code: 'body/malformed' })
}
