import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import type { TakenFile } from '../endpoint.ts'
import type { Problem } from '../response/problems.ts'
import { readAtMost } from './read-bytes.ts'

/** Reads the file that an endpoint takes as its body. */
export async function readUpload(
  c: Context,
  { types, limit }: TakenFile,
): Promise<Result<Uint8Array, Problem>> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (!types.includes(type.trim().toLowerCase())) {
    const description = `Передайте файл телом запроса в формате ${types.join(' или ')}.`
    return err({ status: 415, description, code: 'body/not-file' })
  }
  const bytes = await readAtMost(c, limit)
  if (bytes === null) {
    const description = `Файл слишком велик: он не должен превышать ${limit / 1024 / 1024} МБ.`
    return err({ status: 413, description, code: 'body/too-large' })
  }
  if (bytes.length > 0) return ok(bytes)
  return err({ status: 400, description: 'Файл пуст. Выберите другой файл.', code: 'body/malformed' })
}
