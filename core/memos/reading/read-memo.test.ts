import { describe, expect, it, test } from 'vitest'
import { aHeader, aTraining, day, employee, gloves, months, obligation } from '../../../tests/examples.ts'
import { makeSubjectInput } from '../../obligations/reading/subject-fields.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { type Outcome, pending } from '../memo.ts'
import type { MemoDraft, MemoEdit, RowDraft } from '../memo-draft.ts'
import { makeMemoInput, makeMemoPatch } from './memo-input.ts'
import { readMemoDraft, readMemoEdit } from './read-memo.ts'

const fields = (...errors: readonly object[]) => ({ ok: false, error: { code: 'fields', errors } })
const dated: Outcome = { kind: 'dated', date: day('2026-03-10'), result: 'failed' }
const chosen = (outcome: Outcome, quantity: number | null = null): RowDraft => ({
  obligationId: obligation(4),
  quantity,
  outcome,
})
const asked = (outcome: Outcome): RowDraft => ({
  obligationId: null,
  employeeId: employee(3),
  subject: aTraining,
  periodicity: months(36),
  deadline: day('2026-04-01'),
  outcome,
})
const draft = (changes: Partial<MemoDraft> = {}): MemoDraft => ({
  section: 'training',
  header: aHeader(),
  reportApprovedOn: null,
  registeredOn: null,
  rows: [],
  ...changes,
})
const found = (what: 'low' | '3.1' | 'excluded' | 'notAssessed'): Outcome => ({
  kind: 'assessed',
  found: what,
})

describe('a memo to be formed', () => {
  it.each([
    ['without rows', draft()],
    [
      'with rows of obligations and of none',
      draft({ rows: [chosen(pending), asked(dated), asked(pending)] }),
    ],
    ['with pieces of PPE', draft({ section: 'ppe', rows: [chosen(dated, 3), chosen(pending, null)] })],
    ['of risks', draft({ section: 'risk', rows: [chosen(found('low')), chosen(found('notAssessed'))] })],
    [
      'of working conditions, with its report',
      draft({
        section: 'workingConditions',
        reportApprovedOn: day('2026-03-02'),
        registeredOn: day('2026-03-04'),
        rows: [chosen(found('3.1')), chosen(found('excluded'))],
      }),
    ],
  ])('is read as it was given, %s', (_, given) => {
    expect(readMemoDraft(makeMemoInput(given))).toStrictEqual({ ok: true, value: given })
  })

  it('is of a known section', () => {
    const unknown = fields({ field: 'section', code: 'section/unknown' })
    expect(readMemoDraft({ ...makeMemoInput(draft()), section: 'holiday' })).toEqual(unknown)
    expect(readMemoDraft({})).toEqual(unknown)
  })

  it('is refused for a header, a day or a row that cannot be read', () => {
    const read = (changes: Input) => readMemoDraft({ section: 'training', ...changes })
    expect(read({ name: 'а'.repeat(256) })).toMatchObject(fields({ field: 'name' }))
    expect(read({ reportApprovedOn: '31.02.2026' })).toEqual(
      fields({ field: 'reportApprovedOn', code: 'date/invalid' }),
    )
    expect(read({ rows: [{ obligationId: 'x' }] })).toEqual(
      fields({ field: 'obligationId', row: 0, code: 'number/invalid' }),
    )
  })
})

describe('an edit', () => {
  const read = (patch: Input) => readMemoEdit('training', patch)

  it.each<[string, MemoEdit]>([
    ['nothing', { header: {} }],
    ['a word', { header: { note: 'Срочно' } }],
    ['the rows alone', { header: {}, rows: [chosen(dated)] }],
    ['no row at all', { header: {}, rows: [] }],
    ['the day of the report', { header: {}, reportApprovedOn: day('2026-03-02') }],
    ['a report taken back', { header: {}, reportApprovedOn: null }],
    ['the day of the entry into ФГИС СОУТ', { header: {}, registeredOn: day('2026-03-04') }],
    ['an entry taken back', { header: {}, registeredOn: null }],
  ])('changes only what it names: %s', (_, edit) => {
    expect(read(makeMemoPatch(edit))).toStrictEqual({ ok: true, value: edit })
  })

  it('is refused for what cannot be read', () => {
    expect(read({ note: '\u0000' })).toMatchObject(fields({ field: 'note' }))
    expect(read({ reportApprovedOn: 'вчера' })).toMatchObject(fields({ field: 'reportApprovedOn' }))
    expect(read({ rows: 'all' })).toEqual(fields({ field: 'rows', code: 'list/invalid' }))
  })
})

describe('rows', () => {
  const rows = (...rows: readonly unknown[]) => readMemoEdit('training', { rows })
  const one = (row: Input) => {
    const read = rows(row)
    return read.ok ? read.value.rows?.[0] : read
  }

  it('are a list of objects, of at most five thousand', () => {
    const invalid = fields({ field: 'rows', code: 'list/invalid' })
    for (const given of [null, 5, 'x', undefined]) expect(rows({ obligationId: 4 }, given)).toEqual(invalid)
    expect(rows([])).toEqual(invalid)
    expect(readMemoEdit('training', { rows: null })).toEqual(invalid)
    expect(readMemoEdit('training', { rows: { length: 1 } })).toEqual(invalid)
    const many = (count: number) => Array.from({ length: count }, () => ({ obligationId: 4 }))
    expect(rows(...many(5000)).ok).toBe(true)
    expect(rows(...many(5001))).toEqual(invalid)
  })

  it('are refused with the place of the first that cannot be read', () => {
    expect(rows({ obligationId: 4 }, { obligationId: 5, date: '10' }, { obligationId: 'x' })).toMatchObject(
      fields({ field: 'date', row: 1 }),
    )
  })

  it('of an obligation has a number for one; null and nothing ask for a new obligation', () => {
    expect(one({ obligationId: 4 })).toEqual(chosen(pending))
    for (const obligationId of [null, undefined])
      expect(one({ obligationId })).toMatchObject({
        error: { errors: [{ field: 'employeeId', code: 'employee/required' }, { field: 'trainingName' }] },
      })
    expect(one({ obligationId: 4, quantity: 0 })).toMatchObject(
      fields({ field: 'quantity', code: 'quantity/invalid' }),
    )
  })

  it('of a new obligation is once unless it says otherwise, of the memo’s section unless it names another', () => {
    const asks = { employeeId: 3, ...makeSubjectInput(aTraining) }
    expect(one(asks)).toEqual({
      obligationId: null,
      employeeId: 3,
      subject: aTraining,
      periodicity: { kind: 'once' },
      deadline: null,
      outcome: pending,
    })
    expect(one({ ...asks, employeeId: 'x' })).toEqual(
      fields({ field: 'employeeId', row: 0, code: 'employee/unknown' }),
    )
    expect(one({ ...asks, periodicity: 'иногда' })).toMatchObject(fields({ field: 'periodicity' }))
    expect(one({ ...asks, deadline: '1' })).toMatchObject(fields({ field: 'deadline', code: 'date/invalid' }))
    const subject = gloves(2)
    expect(one({ employeeId: 3, section: 'ppe', ...makeSubjectInput(subject) })).toMatchObject({ subject })
  })

  it('are passed unless they say that the check was failed', () => {
    const result = (given: unknown) => one({ obligationId: 4, date: '2026-03-10', result: given })
    for (const given of [undefined, null, '', 'passed'])
      expect(result(given)).toMatchObject({ outcome: { kind: 'dated', result: 'passed' } })
    expect(result('failed')).toMatchObject({ outcome: { result: 'failed' } })
    expect(result('soso')).toEqual(fields({ field: 'result', row: 0, code: 'choice/unknown' }))
    expect(one({ obligationId: 4, date: '10' })).toMatchObject(fields({ field: 'date' }))
  })

  it('have the class or the level under its own field; a blank one waits', () => {
    for (const blank of [undefined, null, ''])
      expect(one({ obligationId: 4, foundLevel: blank, foundClass: blank })).toEqual(chosen(pending))
    const level = { obligationId: 4, foundLevel: 'low', foundClass: '' }
    expect(one(level)).toEqual(chosen(found('low')))
    expect(one({ obligationId: 4, foundClass: '3.1' })).toEqual(chosen(found('3.1')))
    for (const field of ['foundLevel', 'foundClass'])
      expect(one({ obligationId: 4, [field]: '9' })).toEqual(
        fields({ field, row: 0, code: 'choice/unknown' }),
      )
  })
})

test('a level goes out under the field of levels, a class under that of classes', () => {
  const rowOf = (what: Outcome) => makeMemoPatch({ rows: [chosen(what)] }).rows
  for (const level of ['low', 'middle', 'high'] as const)
    expect(rowOf({ kind: 'assessed', found: level })).toEqual([
      { obligationId: 4, quantity: null, foundLevel: level },
    ])
  expect(rowOf(found('excluded'))).toEqual([{ obligationId: 4, quantity: null, foundClass: 'excluded' }])
  expect(rowOf(pending)).toEqual([{ obligationId: 4, quantity: null, date: null }])
})

test('a patch leaves out what the edit leaves alone', () => {
  expect(makeMemoPatch({ header: { note: 'Срочно' } })).toStrictEqual({ note: 'Срочно' })
})
