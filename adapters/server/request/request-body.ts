import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import { COMPANY_BUSY } from '#adapters/wire/problem-wire.ts'
import { SMALL_BODY } from '../heavy/body-room.ts'
import type { Problem } from '../response/problems.ts'
import { countValues } from './json-shape.ts'
import { type Reading, readBytes, type Unread } from './read-bytes.ts'

const describeMalformed = (description: string): Problem => ({
  status: 400,
  description,
  code: 'body/malformed',
})
export const tooMuchAtOnce: Problem = {
  status: 429,
  description: 'Сервис ещё принимает другие большие файлы. Повторите через несколько секунд.',
  code: COMPANY_BUSY,
}
const tooSlow: Problem = {
  status: 408,
  description: 'Запрос передавался слишком медленно. Проверьте подключение к интернету и повторите действие.',
  code: 'body/too-slow',
}
const notJson: Problem = {
  status: 415,
  description: 'Передайте тело запроса в формате application/json.',
  code: 'body/not-json',
}

/** Bytes of the shortest value of a list, with what stands around it: ids of thousands of things. */
const LEAST_BYTES_OF_VALUE = 8
/** Bytes of memory that one value takes once it is read, beside its text. */
const MEMORY_OF_VALUE = 32

/** Why a body, or a file, was not read; what is of no use to whoever sent it is told in words. */
export const describeUnread = (why: Unread, tooLarge: string): Problem =>
  ({
    'too-large': { status: 413, description: tooLarge, code: 'body/too-large' } as const,
    'no-room': tooMuchAtOnce,
    'too-slow': tooSlow,
  })[why]

/** Does what takes long when it is its turn. */
type InTurn = <T>(make: () => Promise<T>) => Promise<T>

/** Reads the body, which must be one JSON object in UTF-8; what a long one says, in its turn. */
export async function readBody(
  c: Context,
  reading: Reading,
  inTurn: InTurn,
): Promise<Result<Input, Problem>> {
  const { limit } = reading
  const read = await readBytes(c, reading)
  if (!read.ok)
    return err(
      describeUnread(read.error, `Запрос слишком велик: тело не должно превышать ${limit / 1024} КБ.`),
    )
  const bytes = read.value
  return bytes.length > SMALL_BODY
    ? inTurn(async () => readJson(c, bytes, reading))
    : readJson(c, bytes, reading)
}

function readJson(c: Context, bytes: Uint8Array, { limit, take }: Reading): Result<Input, Problem> {
  const values = countValues(bytes, limit / LEAST_BYTES_OF_VALUE)
  if (values === null)
    return err(describeMalformed('Тело запроса вложено слишком глубоко, или значений в нём слишком много.'))
  if (bytes.length > SMALL_BODY && !take(bytes.length + values * MEMORY_OF_VALUE)) return err(tooMuchAtOnce)
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
