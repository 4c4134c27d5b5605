import { makeMemoInput, makeMemoPatch } from '@osh/core/memos/reading/memo-input.ts'
import { readMemoDraft, readMemoEdit } from '@osh/core/memos/reading/read-memo.ts'
import { readObligationDraft } from '@osh/core/obligations/reading/parse-obligation.ts'
import { isUnassessed } from '@osh/core/obligations/subject.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { ppeUnits } from '@osh/core/shared/ppe-unit.ts'
import { describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { company } from '#adapters/wire/company-wire.ts'
import { decodeRefusal, type RefusedCode } from '#adapters/wire/contract/refusals.ts'
import { memoWords } from '#adapters/wire/memos/memo-request-wire.ts'
import { memo } from '#adapters/wire/memos/memo-wire.ts'
import { completion, factWords } from '#adapters/wire/obligations/completion-wire.ts'
import { deadline } from '#adapters/wire/obligations/deadline-wire.ts'
import { obligation } from '#adapters/wire/obligations/obligation-wire.ts'
import { subjectWords } from '#adapters/wire/obligations/subject-wire.ts'
import type { Refusal } from '#adapters/wire/problem-wire.ts'
import { encodeProblem, type RefusalCode, statusOf } from '#adapters/wire/problem-wire.ts'
import { absence } from '#adapters/wire/staff/absence-wire.ts'
import { employee, employeeWithStates } from '#adapters/wire/staff/employee-wire.ts'
import { WireMismatch } from '#adapters/wire/wire-format.ts'
import { decodePeriodicity, encodePeriodicity } from '#adapters/wire/words.ts'
import { asPatch } from '#tests/examples.ts'
import * as memos from './arbitrary-memos.ts'
import * as obligations from './arbitrary-obligations.ts'
import * as people from './arbitrary-people.ts'
import * as subjects from './arbitrary-subjects.ts'
import * as any from './arbitrary-values.ts'

/** What the server adds and the browser doesn't take. */
const unexplained = { overdue: false, explanation: { event: '', rule: '', source: null }, warning: null }

/** Over the wire and back, through the JSON text that really crosses. */
const crossed = (json: unknown): unknown => JSON.parse(JSON.stringify(json))

/** Everything an encoder names stays in the text: nothing is lost as `undefined`, NaN or an object of a class. */
function comesBack<T>(
  of: fc.Arbitrary<T>,
  encode: (value: T) => unknown,
  decode: (json: unknown) => unknown,
) {
  fc.assert(
    fc.property(of, (value) => {
      expect(decode(crossed(encode(value)))).toStrictEqual(value)
    }),
  )
}

describe('what crosses the wire comes back as it was', () => {
  it('a company', () => comesBack(people.company, company.encode, company.decode))
  it('an employee with states', () =>
    comesBack(people.employee, employeeWithStates.encode, employeeWithStates.decode))
  it('an employee alone', () => {
    const alone = people.employee.map(({ states: _, away: _away, ...known }) => known)
    comesBack(alone, employee.encode, employee.decode)
  })
  it('an absence', () => comesBack(people.absence, absence.encode, absence.decode))
  it('an obligation', () =>
    comesBack(
      obligations.obligation,
      (one) => obligation.encode({ ...one, ...unexplained }),
      obligation.decode,
    ))
  it('a completion', () => comesBack(obligations.completion, completion.encode, completion.decode))
  it('a row of a deadline table', () => comesBack(obligations.deadlineRow, deadline.encode, deadline.decode))
  it('a memo', () => comesBack(memos.memo, memo.encode, memo.decode))
  it('a periodicity, in words without no-break blanks', () =>
    comesBack(
      subjects.periodicity,
      (periodicity) => encodePeriodicity(periodicity),
      (text) => (/\u00a0/.test(String(text)) ? null : decodePeriodicity(String(text))),
    ))
})

describe('what a caller gives is read as it was meant', () => {
  /** In core's words, as the server reads what the browser has sent. */
  const sent = (input: Input) => memoWords.toCore(crossed(memoWords.toWire(input)) as Input)

  it('a memo to be formed', () =>
    fc.assert(
      fc.property(memos.memoDraft, (draft) => {
        expect(readMemoDraft(sent(makeMemoInput(draft)))).toStrictEqual({ ok: true, value: draft })
      }),
    ))

  it('an edit of a memo', () =>
    fc.assert(
      fc.property(memos.memoEdit, ({ section, edit }) => {
        expect(readMemoEdit(section, sent(makeMemoPatch(edit)))).toStrictEqual({ ok: true, value: edit })
      }),
    ))

  it('a completion entered by hand', () => {
    const fact = obligations.completion.map(({ date, result, quantity }) => ({ date, result, quantity }))
    comesBack(fact, factWords.toWire, (json) => factWords.toCore(json as Input))
  })

  it('a new obligation', () => {
    const today = '2200-01-01' as LocalDate
    const drafts = any.record({
      subject: subjects.subject,
      periodicity: subjects.periodicity,
      date: any.day,
      deadline: fc.option(any.day, { nil: null }),
      ruleId: fc.constant(null),
    })
    // An assessment that has found nothing has no date, and then a deadline.
    const draft = drafts.map((given) =>
      isUnassessed(given.subject) ? { ...given, date: null, deadline: given.deadline ?? given.date } : given,
    )
    fc.assert(
      fc.property(draft, (given) => {
        const sent = crossed(subjectWords.toWire(asPatch(given))) as Input
        const read = readObligationDraft(subjectWords.toCore(sent), today)
        expect(read).toStrictEqual({ ok: true, value: given })
      }),
    )
  })
})

describe('anything else is refused and never believed', () => {
  const decoders = [
    company.decode,
    employee.decode,
    obligation.decode,
    completion.decode,
    deadline.decode,
    memo.decode,
  ]

  it('by the reader of an answer', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...decoders), (json, decode) => {
        expect(() => decode(json)).toThrow(WireMismatch)
      }),
    )
  })

  it('also when one field of a right one is missing', () => {
    fc.assert(
      fc.property(memos.memo, fc.nat(), (one, at) => {
        const json = memo.encode(one) as object
        const keys = Object.keys(json).filter((key) => key !== 'memoSection' && key !== 'link')
        const { [keys[at % keys.length] as string]: _, ...rest } = json as Record<string, unknown>
        expect(() => memo.decode(crossed(rest))).toThrow(WireMismatch)
      }),
    )
  })

  it('by the reader of a request, with field errors', () => {
    fc.assert(
      fc.property(subjects.section, fc.jsonValue(), (section, rows) => {
        const read = readMemoEdit(section, { rows })
        if (read.ok) expect(rows).toStrictEqual([])
        else expect(read.error.code).toBe('fields')
      }),
    )
  })
})

describe('a refusal comes back as the same refusal', () => {
  const rows = fc.array(any.record({ fullName: any.line, memoNumber: fc.integer({ min: 1, max: 9999 }) }))
  const errors = fc.array(
    fc.oneof(
      any.record({
        field: fc.constantFrom('inn', 'name'),
        code: fc.constantFrom('inn/taken', 'text/required'),
      }),
      any.record({ field: fc.constant('name'), code: fc.constant('text/too-long'), max: fc.nat() }),
      any.record({
        field: fc.constant('quantity'),
        code: fc.constant('quantity/more-than-held'),
        held: fc.nat(),
        unit: fc.constantFrom(...ppeUnits),
        who: fc.array(fc.string()),
      }),
      any.record({
        field: fc.constant('values.hours'),
        code: fc.constant('document/out-of-bounds'),
        label: any.line,
        asks: any.line,
      }),
      any.record({ field: fc.constant('name'), code: fc.constant('server/said'), said: any.line }),
    ),
    { minLength: 1 },
  )
  const codes = Object.keys(statusOf) as RefusalCode[]
  const listed = (except: RefusalCode | null): readonly RefusedCode[] =>
    codes.filter((code) => code !== 'fields' && code !== except) as RefusedCode[]
  const refusal = any
    .record({ code: fc.constantFrom(...codes), rows, errors, ppe: any.line, memoNumber: fc.nat() })
    .map(({ code, rows, errors, ppe, memoNumber }) => {
      if (code === 'fields') return { code, errors }
      if (code === 'memo/rows-taken') return { code, rows }
      if (code === 'obligation/in-active-memo' || code === 'employee/in-memo') return { code, memoNumber }
      if (code.endsWith('/too-many') || code.endsWith('/too-many-attempts'))
        return { code, seconds: memoNumber }
      if (code === 'employee/in-document') return { code, documentNumber: ppe }
      if (code === 'tariff/ended') return { code, endedOn: '2026-12-03', closesOn: '2026-12-20' }
      if (code === 'tariff/staff-full') return { code, most: memoNumber }
      if (code.startsWith('paper-record/to') || code === 'import/touched' || code === 'tariff/office-only')
        return { code, names: [ppe], count: memoNumber }
      if (code === 'erasure/memo-active') return { code, memoNumber }
      if (code === 'erasure/kept-by-law') return { code, kept: [{ term: 'training', until: '2030-12-31' }] }
      if (code === 'department/has-employees' || code === 'position/held')
        return { code, fullName: ppe, count: memoNumber }
      return code.startsWith('ppe/') ? { code, ppe } : { code }
    }) as fc.Arbitrary<Refusal>

  it('with all that it names', () => {
    fc.assert(
      fc.property(refusal, (refused) => {
        const { status, body } = encodeProblem(refused, describeRefusal(refused))
        const ofFields = refused.code === 'fields' ? refused.errors.map(({ code }) => code) : []
        expect(decodeRefusal(status, crossed(body), [...listed(null), ...ofFields])).toStrictEqual(refused)
      }),
    )
  })

  it('and is none to a caller that does not list it', () => {
    fc.assert(
      fc.property(refusal, (refused) => {
        const { status, body } = encodeProblem(refused, describeRefusal(refused))
        expect(decodeRefusal(status, crossed(body), listed(refused.code))).toBeNull()
      }),
    )
  })
})
