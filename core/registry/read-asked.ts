import type { CompletionId } from '../obligations/completion.ts'
import { type Input as Given, readObject } from '../shared/input/field-reader.ts'
import { isId } from '../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseText } from '../shared/texts/text.ts'
import type { AnsweredRecord } from './answered-record.ts'
import type { Amendment } from './knowledge-check.ts'
import type { AnswerCode, AskedCode } from './refusal-codes.ts'
import type { RegistrySetId } from './registry-record.ts'

/** So many records are in a set at most. */
export const MOST_IN_SET = 20_000

/** A check that is to be sent, with what is said of it besides. */
export type AskedCheck = { readonly completionId: CompletionId; readonly amended: Amendment }

const line = (max: number) => (value: unknown) => parseText(value, { max, required: false })
const number = (value: unknown) => ok(isId(value) ? value : null)

const rowParsers = {
  completionId: number,
  programId: number,
  protocol: line(100),
  foreignNumber: line(50),
  citizenship: line(100),
}

/** `checks`: rows of `completionId`, and perhaps `protocol`, `programId`, `foreignNumber` and `citizenship`. */
export function readAskedChecks({ checks }: Given): Result<readonly AskedCheck[], FieldErrors<AskedCode>> {
  const rows = readRows(checks)
  if (!rows.ok) return rows
  const asked: AskedCheck[] = []
  for (const [row, given] of rows.value.entries()) {
    const read = readObject(given, rowParsers)
    if (!read.ok)
      return err(fieldErrors(...read.error.errors.map((error) => ({ ...error, field: 'checks', row }))))
    const { completionId, programId, protocol, foreignNumber, citizenship } = read.value
    if (completionId === null) return err(invalid('checks'))
    const foreign = { number: foreignNumber, citizenship }
    const amended = {
      ...(protocol === '' ? {} : { protocol }),
      ...(programId === null ? {} : { programId }),
      ...(foreignNumber + citizenship === '' ? {} : { foreign }),
    }
    asked.push({ completionId: completionId as CompletionId, amended })
  }
  return ok(asked)
}

type Rows = Result<
  readonly Given[],
  FieldErrors<'list/invalid' | 'registry/none-chosen' | 'registry/too-many'>
>

function readRows(rows: unknown, field = 'checks'): Rows {
  if (!Array.isArray(rows) || !rows.every(isObject)) return err(invalid(field))
  if (rows.length === 0) return err(fieldErrors({ field, code: 'registry/none-chosen' }))
  return rows.length > MOST_IN_SET ? err(fieldErrors({ field, code: 'registry/too-many' })) : ok(rows)
}

const invalid = (field: string) => fieldErrors({ field, code: 'list/invalid' })
const isObject = (row: unknown): row is Given => typeof row === 'object' && row !== null

export type AskedAnswer = { readonly setId: RegistrySetId; readonly answered: readonly AnsweredRecord[] }

const answerParsers = {
  record: line(50),
  snils: line(20),
  protocol: line(100),
  date: line(10),
  number: line(50),
  programId: number,
}

/** `setId` and `records`: rows of a `number` of the register and of what tells whose it is. */
export function readAskedAnswer({ setId, records }: Given): Result<AskedAnswer, FieldErrors<AnswerCode>> {
  if (!isId(setId)) return err(fieldErrors({ field: 'setId', code: 'choice/unknown' }))
  const rows = readRows(records, 'records')
  if (!rows.ok) return rows
  const answered: AnsweredRecord[] = []
  for (const [row, given] of rows.value.entries()) {
    const read = readObject(given, answerParsers)
    if (!read.ok)
      return err(fieldErrors(...read.error.errors.map((error) => ({ ...error, field: 'records', row }))))
    const { record, snils, protocol, date, programId, number: own } = read.value
    answered.push({
      ...{ outerId: record || null, snils: snils || null, protocol: protocol || null, programId },
      ...{ date: (date || null) as AnsweredRecord['date'], number: own || null },
    })
  }
  return ok({ setId: setId as RegistrySetId, answered })
}
