import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Context } from 'hono'
import type { Endpoint } from '../endpoint.ts'
import type { Problem } from '../response/problems.ts'

/** Reads the file that an endpoint takes as its body. */
export async function readUpload(
  c: Context,
  { upload }: Pick<Endpoint, 'upload'>,
): Promise<Result<Uint8Array, Problem>> {
  if (!upload) throw new Error('the endpoint takes no file')
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  if (!upload.types.includes(type.trim().toLowerCase())) {
    const description = `Передайте файл телом запроса в формате ${upload.types.join(' или ')}.`
    return err({ status: 415, description, code: 'body/not-file' })
  }
  const bytes = await readAtMost(c, upload.limit)
  if (bytes === null) {
    const description = `Файл слишком велик: он не должен превышать ${upload.limit / 1024 / 1024} МБ.`
    return err({ status: 413, description, code: 'body/too-large' })
  }
  if (bytes.length > 0) return ok(bytes)
  return err({ status: 400, description: 'Файл пуст. Выберите другой файл.', code: 'body/malformed' })
}

/** Null when there is more than the limit; never holds more than that. */
export async function readAtMost(c: Context, limit: number): Promise<Uint8Array | null> {
  const declared = c.req.header('content-length')
  if (Number(declared ?? 0) > limit) return null
  if (declared !== undefined) return new Uint8Array(await c.req.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
