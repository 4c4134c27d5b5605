import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import type { Problem } from '../response/problems.ts'
import { isOfRequestShape } from './json-shape.ts'
import { readAtMost } from './read-bytes.ts'

const describeMalformed = (description: string): Problem => ({
  status: 400,
  description,
  code: 'body/malformed',
})
const describeTooLarge = (limit: number): Problem => ({
  status: 413,
  description: `Запрос слишком велик: тело не должно превышать ${limit / 1024} КБ.`,
  code: 'body/too-large',
})
const notJson: Problem = {
  status: 415,
  description: 'Передайте тело запроса в формате application/json.',
  code: 'body/not-json',
}

/** Reads the body of at most so many bytes, which must be one JSON object in UTF-8. */
export async function readBody(c: Context, limit: number): Promise<Result<Input, Problem>> {
  const bytes = await readAtMost(c, limit)
  if (bytes === null) return err(describeTooLarge(limit))
  if (!isOfRequestShape(bytes))
    return err(describeMalformed('Тело запроса вложено слишком глубоко, или значений в нём слишком много.'))
  const text = decodeText(bytes)
  if (text === null) return err(describeMalformed('Тело запроса не читается как текст в кодировке UTF-8.'))
  if (text === '') return err(describeMalformed('Тело запроса пусто. Передайте объект JSON.'))
  if (!isJson(c.req.header('content-type'))) return err(notJson)
  const value = parse(text)
  if (value === undefined) return err(describeMalformed('Тело запроса не читается как JSON.'))
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return err(describeMalformed('Тело запроса должно быть объектом JSON.'))
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

/** Null for what is no UTF-8: a letter that no one sent is never stored in its place. */
function decodeText(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
