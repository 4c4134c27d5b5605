import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { pending } from '../../memos/memo.ts'
import type { RowDraft } from '../../memos/memo-draft.ts'
import type { ObligationDraft } from '../../obligations/obligation.ts'
import { parseDay, parseDayUpTo } from '../dates/parse-day.ts'
import { type FieldErrors, fieldErrors } from '../results/refusals.ts'
import { err, ok, type Result } from '../results/result.ts'
import { parseText } from '../texts/text.ts'
import { optional, type Parse, readChanges, readFields } from './field-reader.ts'

const today = day('2026-03-16')
const line: Parse<string> = (value) => parseText(value, { max: 5, required: true })

test('every refusal is told at once, in the order of reading', () => {
  const fields = readFields({ name: '', date: '2026-03-17' })
  const name = fields.read('name', line)
  const date = fields.read('date', parseDayUpTo(today))
  fields.refuse('section', { code: 'section/unknown' })
  fields.gather(err(fieldErrors({ field: 'rows', code: 'list/invalid' })))
  const { error } = refused(fields.finish({ name, date }))
  expect(error.errors.map(({ field, code }) => `${field}: ${code}`)).toEqual([
    'name: text/required',
    'date: date/in-future',
    'section: section/unknown',
    'rows: list/invalid',
  ])
})

test('what is read is one whole, what another reading made with it', () => {
  const fields = readFields({ name: 'Имя', date: null })
  const name = fields.read('name', line)
  const date = fields.read('date', optional(parseDay))
  const rows = fields.gather(ok([1, 2]))
  expect(fields.finish({ name, date, rows })).toEqual({
    ok: true,
    value: { name: 'Имя', date: null, rows: [1, 2] },
  })
})

test('a part that no one refused and no one read is a mistake of ours', () => {
  const unread: string | undefined = undefined
  expect(() => readFields({}).finish({ name: unread })).toThrow('name was neither read nor refused')
})

test('a patch is read as far as it names fields', () => {
  const parsers = { name: line, date: optional(parseDay) }
  expect(readChanges({ date: null, other: 1 }, parsers)).toEqual({ ok: true, value: { date: null } })
  expect(readChanges({ name: 'слишком длинно' }, parsers)).toMatchObject({
    error: { errors: [{ field: 'name', code: 'text/too-long', max: 5 }] },
  })
})

test('a whole that lacks a field, or has another’s, is no draft', () => {
  type Parts = { readonly [F in keyof ObligationDraft]: ObligationDraft[F] | undefined }
  const draft = ({ subject, periodicity, date, deadline, ruleId }: Parts): Result<unknown, FieldErrors>[] => {
    const { finish } = readFields({})
    const right: Result<ObligationDraft, FieldErrors> = finish({
      subject,
      periodicity,
      date,
      deadline,
      ruleId,
    })
    // @ts-expect-error property 'ruleId' is missing
    const short: Result<ObligationDraft, FieldErrors> = finish({ subject, periodicity, date, deadline })
    // @ts-expect-error 'Periodicity' is not assignable to 'LocalDate | null'
    const other: Result<ObligationDraft, FieldErrors> = finish({
      subject,
      periodicity,
      date: periodicity,
      deadline,
      ruleId,
    })
    // @ts-expect-error property 'quantity' is missing
    const row: Result<RowDraft, FieldErrors> = finish({ obligationId: undefined, outcome: pending })
    return [right, short, other, row]
  }
  expect(draft).toBeTypeOf('function')
})

function refused<E>(result: Result<unknown, E>): { readonly error: E } {
  if (result.ok) throw new Error('nothing was refused')
  return result
}
