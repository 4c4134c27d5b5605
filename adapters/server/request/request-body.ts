import type { Input } from '@osh/core/shared/field-reader.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Context } from 'hono'
import type { Problem } from '../response/problems.ts'

/** Bytes of a request's body that are read at most. */
export const BODY_LIMIT = 1024 * 1024

const malformed = (description: string): Problem => ({ status: 400, description, code: 'body/malformed' })
const tooLarge: Problem = {
  status: 413,
  description: 'Запрос слишком велик: тело не должно превышать 1 МБ.',
  code: 'body/too-large',
}
const notJson: Problem = {
  status: 415,
  description: 'Передайте тело запроса в формате application/json.',
  code: 'body/not-json',
}

/** Reads the body, which must be one JSON object. */
export async function readBody(c: Context): Promise<Result<Input, Problem>> {
  const text = await readText(c)
  if (text === null) return err(tooLarge)
  if (text === '') return err(malformed('Тело запроса пусто. Передайте объект JSON.'))
  if (!isJson(c.req.header('content-type'))) return err(notJson)
  const value = parse(text)
  if (value === undefined) return err(malformed('Тело запроса не читается как JSON.'))
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return err(malformed('Тело запроса должно быть объектом JSON.'))
  return ok(value as Input)
}

const isJson = (contentType = ''): boolean =>
  /^application\/(merge-patch\+)?json\s*(;|$)/i.test(contentType.trim())

/** Undefined for what is no JSON: JSON itself has no such value. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Null when there is more than the limit; never holds more than that. */
async function readText(c: Context): Promise<string | null> {
  const declared = c.req.header('content-length')
  if (declared !== undefined) return Number(declared) > BODY_LIMIT ? null : c.req.text()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > BODY_LIMIT) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
