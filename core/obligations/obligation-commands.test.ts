import { describe, expect, it } from 'vitest'
import {
  aCompletion,
  aDraft,
  anEmployee,
  anObligation,
  asPatch,
  completion,
  day,
  employee,
  gloves,
  instant,
  memo,
  mining,
  months,
  obligation,
  someone,
  today,
} from '../../tests/examples.ts'
import { type Answers, follow } from '../commands/follow.ts'
import type { TodayOf } from '../companies/company-facts.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { LockEmployees } from '../employees/employee-facts.ts'
import { assign } from './assign.ts'
import { change } from './change.ts'
import { complete } from './complete.ts'
import type { Completion, CompletionFact } from './completion.ts'
import { correct } from './correct.ts'
import type { ObligationFacts, ObligationQuestion } from './facts/obligation-facts.ts'
import type { Obligation } from './obligation.ts'
import { ppeFactsOf } from './ppe/ppe-facts.ts'
import { remove } from './remove.ts'
import { takeBack } from './take-back.ts'

const signed = { by: someone, at: instant('2026-03-16T09:30:00.000Z') }
const companyId = mining

/** A storage of three employees and of these obligations; new ids begin with 100. */
function storage(
  ...known: readonly ObligationFacts[]
): Answers<ObligationQuestion | TodayOf | LockEmployees> {
  const asked: EmployeeId[] = []
  const person = (id: EmployeeId) => ({
    ...anEmployee({ lastName: `Работник ${id}` }),
    id,
    companyId,
    position: { id: anEmployee().positionId, name: 'Машинист' },
    version: 1,
  })
  const of = (ids: readonly number[]) => known.filter(({ obligation }) => ids.includes(obligation.id))
  const named = { fullName: 'Работник', department: 'Карьер', position: 'Машинист' }
  const ids = <Id extends number>(count: number) =>
    Array.from({ length: count }, (_, i) => 100 + i) as readonly number[] as readonly [Id, ...Id[]]
  return {
    today: () => today,
    employees: ({ ids }) => {
      asked.push(...ids)
      return new Map(ids.filter((id) => id <= 3).map((id) => [id, person(id)]))
    },
    'obligation-owners': ({ ids }) =>
      new Map(
        of(ids).map(({ obligation: { id, employeeId, subject } }) => [
          id,
          { employeeId, section: subject.section },
        ]),
      ),
    obligations: ({ ids }) => new Map(of(ids).map((facts) => [facts.obligation.id, { ...facts, ...named }])),
    'ppe-facts': ({ employeeIds }) => {
      if (employeeIds.some((id) => !asked.includes(id))) throw new Error('PPE is read before its lock')
      return known
        .filter(({ obligation }) => employeeIds.includes(obligation.employeeId))
        .flatMap(({ obligation, completions }) => ppeFactsOf(obligation, completions))
    },
    'new-obligation-ids': ({ count }) => ids(count),
    'new-completion-ids': ({ count }) => ids(count),
  }
}

const facts = (
  changes: Partial<Obligation> = {},
  ...completions: readonly Completion[]
): ObligationFacts => ({
  obligation: anObligation(1, changes),
  completions,
})
const standsIn = { memo: { id: memo(7), number: 12 } }
const inMemo = { ok: false, error: { code: 'obligation/in-active-memo', memoNumber: 12 } }
const notFound = { ok: false, error: { code: 'not-found' } }
const one = { companyId, id: obligation(1) }
const on = (date: string, changes: Partial<CompletionFact> = {}): CompletionFact => ({
  date: day(date),
  result: 'passed',
  quantity: null,
  ...changes,
})
const rowsOf = (outcome: {
  readonly writes: readonly { readonly kind: string; readonly rows: readonly unknown[] }[]
}) =>
  Object.fromEntries(
    outcome.writes.filter(({ rows }) => rows.length > 0).map(({ kind, rows }) => [kind, rows]),
  )
function written<T extends Parameters<typeof rowsOf>[0]>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
) {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return rowsOf(outcome.value)
}
const field = (name: string, code: string) => ({
  ok: false,
  error: { code: 'fields', errors: [expect.objectContaining({ field: name, code })] },
})

describe('assigning', () => {
  const give = (employeeIds: readonly number[], draft = aDraft(), ...known: readonly ObligationFacts[]) =>
    follow(
      assign.run({ companyId, employeeIds: employeeIds.map(employee), draft: asPatch(draft) }, signed),
      storage(...known),
    )

  it('gives everybody an obligation of their own, with its first completion', () => {
    const rows = written(give([2, 1]))
    expect(rows['given-obligations']).toMatchObject([
      {
        obligation: { id: 100, employeeId: 2, memo: null, removed: false },
        completions: [{ id: 100 }],
        given: signed,
        today,
      },
      { obligation: { id: 101, employeeId: 1 }, completions: [{ id: 101, obligationId: 101 }] },
    ])
    expect(rows['entered-completions']).toMatchObject([
      {
        companyId,
        id: 100,
        obligationId: 100,
        memoId: null,
        date: '2023-04-10',
        enteredBy: someone,
        takenBack: null,
      },
      { id: 101 },
    ])
  })

  it('is told by the journal once for all, and once for all their first completions', () => {
    const [line] = written(give([1, 2, 3])).journal ?? []
    expect(line).toMatchObject({
      command: 'obligations/assign',
      changes: [
        {
          record: 'obligation',
          ids: [100, 101, 102],
          before: null,
          after: { removed: false, deadline: null },
        },
        { record: 'completion', ids: [100, 101, 102], before: null, after: { date: '2023-04-10' } },
      ],
    })
  })

  it('is refused to all where the company does not know one', () => {
    expect(give([1, 4])).toEqual(notFound)
    expect(give([1], aDraft({ date: day('2026-03-17') }))).toEqual(field('date', 'date/in-future'))
  })

  it('asks nobody to return more than they hold', () => {
    const held = facts({ subject: gloves(2) }, aCompletion(1, '2026-01-10', { quantity: 2 }))
    const back = (quantity: number) =>
      aDraft({ subject: gloves(quantity, 'return'), periodicity: { kind: 'once' }, date: null })
    expect(give([1], back(2), held).ok).toBe(true)
    expect(give([1], back(3), held)).toEqual(field('quantity', 'quantity/more-than-held'))
    expect(give([1, 2], back(1), held)).toEqual(field('quantity', 'quantity/more-than-held'))
  })
})

describe('changing', () => {
  const patched = (changes: Parameters<typeof asPatch>[0], known: ObligationFacts) =>
    follow(change.run({ ...one, patch: asPatch(changes) }, signed), storage(known))
  const given = aCompletion(1, '2025-03-10')

  it('takes the former date back and enters the new one, signed', () => {
    expect(written(patched({ date: day('2025-04-10') }, facts({}, given)))).toMatchObject({
      'taken-back-completions': [{ companyId, id: 1, takenBack: signed }],
      'entered-completions': [{ id: 100, date: '2025-04-10', enteredBy: someone, enteredAt: signed.at }],
      'changed-obligations': [
        {
          completions: [
            { id: 1, takenBack: signed },
            { id: 100, takenBack: null },
          ],
          changed: signed,
        },
      ],
    })
  })

  it('is told by the journal with what was and what is', () => {
    const [line] = written(patched({ periodicity: months(12) }, facts({}, given))).journal ?? []
    expect(line).toMatchObject({
      command: 'obligations/change',
      changes: [
        {
          record: 'obligation',
          ids: [1],
          before: { periodicity: months(36) },
          after: { periodicity: months(12) },
        },
      ],
    })
  })

  it('is refused in an active memo, of another section, and with nothing left to count from', () => {
    expect(patched({ ruleId: null }, facts(standsIn, given))).toEqual(inMemo)
    expect(patched({ subject: gloves(1) }, facts({}, given))).toEqual(
      field('section', 'obligation/section-fixed'),
    )
    const fixed = { deadline: day('2026-05-01'), since: null }
    expect(patched({ deadline: null }, facts({ fixed }))).toEqual(
      field('date', 'obligation/date-or-deadline'),
    )
    expect(patched({ ruleId: null }, facts({ removed: true }, given))).toEqual(notFound)
  })

  it('asks for no greater return than is held beside what it has moved itself', () => {
    const back = facts({ subject: gloves(1, 'return'), periodicity: { kind: 'once' } })
    const issued = {
      obligation: anObligation(2, { employeeId: employee(1), subject: gloves(3) }),
      completions: [aCompletion(2, '2026-01-10', { quantity: 3 })],
    }
    const ask = (quantity: number) =>
      follow(change.run({ ...one, patch: { quantity } }, signed), storage(back, issued))
    expect(ask(3).ok).toBe(true)
    expect(ask(4)).toEqual(field('quantity', 'quantity/more-than-held'))
  })
})

describe('removing', () => {
  const removed = (known: ObligationFacts) => follow(remove.run(one, signed), storage(known))

  it('leaves the facts as they are', () => {
    const rows = written(removed(facts({}, aCompletion(1, '2025-03-10'))))
    expect(rows['changed-obligations']).toMatchObject([{ obligation: { removed: true }, changed: signed }])
    expect(rows['taken-back-completions']).toBeUndefined()
    expect(rows.journal).toMatchObject([
      { changes: [{ record: 'obligation', ids: [1], before: { removed: false }, after: { removed: true } }] },
    ])
  })

  it('is refused in an active memo, and a second time', () => {
    expect(removed(facts(standsIn))).toEqual(inMemo)
    expect(removed(facts({ removed: true }))).toEqual(notFound)
    expect(follow(remove.run({ companyId, id: obligation(9) }, signed), storage())).toEqual(notFound)
  })
})

describe('completing by hand', () => {
  const done = (fact: CompletionFact, known: ObligationFacts) =>
    follow(complete.run({ ...one, fact }, signed), storage(known))

  it('enters the completion, in an active memo too, and answers where the obligation stands', () => {
    const outcome = done(on('2026-03-10'), facts(standsIn, aCompletion(1, '2025-03-10')))
    expect(written(outcome)['entered-completions']).toMatchObject([
      { id: 100, obligationId: 1, date: '2026-03-10' },
    ])
    expect(outcome.ok && outcome.value.answer).toMatchObject({
      baseDate: '2026-03-10',
      deadline: '2029-03-10',
    })
  })

  it('is refused for a day to come, for a result of another section, and once it is removed', () => {
    expect(done(on('2026-03-17'), facts())).toEqual(field('date', 'date/in-future'))
    expect(done(on('2026-03-10', { result: '2' }), facts())).toEqual(
      field('result', 'completion/wrong-result'),
    )
    expect(done(on('2026-03-10'), facts({ removed: true }))).toEqual(notFound)
  })

  it('gives back no more PPE than was issued', () => {
    const back = facts({ subject: gloves(2, 'return'), periodicity: { kind: 'once' } })
    expect(done(on('2026-03-10', { quantity: 1 }), back)).toMatchObject({
      error: { code: 'ppe/more-than-held' },
    })
  })
})

describe('taking back', () => {
  const undone = (id: number, ...known: readonly ObligationFacts[]) =>
    follow(takeBack.run({ ...one, completionId: completion(id) }, signed), storage(...known))
  const first = aCompletion(1, '2025-03-10')
  const takenBack = { by: someone, at: signed.at }

  it('marks the completion, and the one before it counts again', () => {
    const outcome = undone(2, facts({}, first, aCompletion(2, '2026-03-10')))
    expect(written(outcome)).toMatchObject({
      'taken-back-completions': [{ companyId, id: 2, takenBack: signed }],
      journal: [
        {
          command: 'completions/take-back',
          changes: [{ record: 'completion', ids: [2], before: { date: '2026-03-10' }, after: null }],
        },
      ],
    })
    expect(outcome.ok && outcome.value.answer.baseDate).toBe('2025-03-10')
  })

  it('is refused for what is taken back already, what a memo has entered, and in an active memo', () => {
    expect(undone(1, facts({}, { ...first, takenBack }))).toEqual(notFound)
    expect(undone(5, facts({}, first))).toEqual(notFound)
    expect(undone(1, facts({}, { ...first, memoId: memo(3) }))).toMatchObject({
      error: { code: 'completion/entered-by-memo' },
    })
    expect(undone(1, facts(standsIn, first))).toEqual(inMemo)
  })

  it('keeps an issuance of which something was returned', () => {
    const issued = facts({ subject: gloves(2) }, aCompletion(1, '2026-01-10', { quantity: 2 }))
    const returned = {
      obligation: anObligation(2, { employeeId: employee(1), subject: gloves(1, 'return') }),
      completions: [aCompletion(2, '2026-02-10', { quantity: 1 })],
    }
    expect(undone(1, issued, returned)).toMatchObject({ error: { code: 'ppe/issuance-has-returns' } })
    expect(undone(1, issued).ok).toBe(true)
  })
})

describe('correcting', () => {
  const corrected = (id: number, patch: Partial<CompletionFact>, ...known: readonly ObligationFacts[]) =>
    follow(correct.run({ ...one, completionId: completion(id), patch }, signed), storage(...known))
  const first = aCompletion(1, '2025-03-10')
  const second = aCompletion(2, '2026-03-10')

  it('takes the old fact back and enters the new one, both signed; what is left out stays', () => {
    const outcome = corrected(
      2,
      { date: day('2026-02-10') },
      facts({}, first, { ...second, result: 'failed' }),
    )
    expect(written(outcome)).toMatchObject({
      'taken-back-completions': [{ companyId, id: 2, takenBack: signed }],
      'entered-completions': [
        { id: 100, date: '2026-02-10', result: 'failed', memoId: null, enteredAt: signed.at },
      ],
      journal: [
        {
          command: 'completions/correct',
          changes: [
            { record: 'completion', ids: [2], before: { date: '2026-03-10' }, after: null },
            { record: 'completion', ids: [100], before: null, after: { date: '2026-02-10' } },
          ],
        },
      ],
    })
    expect(outcome.ok && outcome.value.answer).toMatchObject({
      baseDate: '2025-03-10',
      retakeBy: '2026-03-12',
    })
  })

  it('writes nothing where nothing differs', () => {
    const outcome = corrected(2, { date: second.date, result: 'passed' }, facts({}, first, second))
    expect(outcome).toMatchObject({ value: { writes: [], answer: { baseDate: '2026-03-10' } } })
  })

  it('leaves a fixed deadline that was set over the old fact, and no later one', () => {
    const fixed = {
      deadline: day('2026-05-01'),
      since: { completionId: completion(1), baseDate: day('2025-03-10') },
    }
    const deadline = (id: number, date: string, ...completions: readonly Completion[]) => {
      const outcome = corrected(id, { date: day(date) }, facts({ fixed }, ...completions))
      return outcome.ok && outcome.value.answer.deadline
    }
    expect(deadline(1, '2025-03-12', first)).toBe('2026-05-01')
    expect(deadline(2, '2026-03-12', first, second)).toBe('2029-03-12')
    expect(deadline(2, '2025-03-08', first, second)).toBe('2026-05-01')
    expect(deadline(1, '2025-03-12', first, second)).toBe('2029-03-10')
  })

  it('is refused as entering and taking back are', () => {
    expect(corrected(1, { date: day('2026-03-17') }, facts({}, first))).toEqual(
      field('date', 'date/in-future'),
    )
    expect(corrected(1, { result: '2' }, facts({}, first))).toEqual(
      field('result', 'completion/wrong-result'),
    )
    expect(corrected(5, { date: day('2025-03-11') }, facts({}, first))).toEqual(notFound)
    expect(corrected(1, { date: day('2025-03-11') }, facts(standsIn, first))).toEqual(inMemo)
    expect(corrected(1, { date: day('2025-03-11') }, facts({ removed: true }, first))).toEqual(notFound)
    expect(corrected(1, {}, facts({}, { ...first, memoId: memo(3) }))).toMatchObject({
      error: { code: 'completion/entered-by-memo' },
    })
  })

  it('leaves no return without its issuance', () => {
    const issued = facts({ subject: gloves(2) }, aCompletion(1, '2026-01-10', { quantity: 2 }))
    const returned = {
      obligation: anObligation(2, { employeeId: employee(1), subject: gloves(2, 'return') }),
      completions: [aCompletion(2, '2026-02-10', { quantity: 2 })],
    }
    const lost = { error: { code: 'ppe/issuance-has-returns' } }
    expect(corrected(1, { quantity: 1 }, issued, returned)).toMatchObject(lost)
    expect(corrected(1, { date: day('2026-02-11') }, issued, returned)).toMatchObject(lost)
    expect(
      written(corrected(1, { date: day('2026-01-11'), quantity: 3 }, issued, returned))[
        'entered-completions'
      ],
    ).toMatchObject([{ quantity: 3 }])
  })
})
