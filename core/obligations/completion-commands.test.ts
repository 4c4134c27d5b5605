import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  companyId,
  facts,
  field,
  inMemo12,
  makeStorage,
  notFound,
  on,
  one,
  refusedInMemo,
  signed,
  written,
} from '../../tests/commands/obligation-storage.ts'
import {
  aCompletion,
  anObligation,
  completion,
  day,
  employee,
  gloves,
  memo,
  someone,
} from '../../tests/examples.ts'
import { complete } from './complete.ts'
import type { Completion, CompletionFact } from './completion.ts'
import { correct } from './correct.ts'
import type { ObligationFacts } from './facts/obligation-facts.ts'
import { takeBack } from './take-back.ts'

describe('completing by hand', () => {
  const done = (fact: CompletionFact, known: ObligationFacts) =>
    followInCompany(complete.run({ ...one, fact }, signed), makeStorage(known))

  it('enters the completion, in an active memo too, and answers where the obligation stands', () => {
    const outcome = done(on('2026-03-10'), facts(inMemo12, aCompletion(1, '2025-03-10')))
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
    followInCompany(takeBack.run({ ...one, completionId: completion(id) }, signed), makeStorage(...known))
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
    expect(undone(1)).toEqual(notFound)
    expect(undone(1, facts({}, { ...first, memoId: memo(3) }))).toMatchObject({
      error: { code: 'completion/entered-by-memo' },
    })
    expect(undone(1, facts(inMemo12, first))).toEqual(refusedInMemo)
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
    followInCompany(
      correct.run({ ...one, completionId: completion(id), patch }, signed),
      makeStorage(...known),
    )
  const first = aCompletion(1, '2025-03-10')
  const second = aCompletion(2, '2026-03-10')

  it('keeps the papers of what is corrected', () => {
    const papers = { protocol: '12', registry: null }
    const outcome = corrected(2, { date: day('2026-02-10') }, facts({}, first, { ...second, papers }))
    expect(written(outcome)['entered-completions']).toMatchObject([{ id: 100, papers }])
  })

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
    expect(deadline(2, '2026-03-12', first, aCompletion(2, '2025-03-05'))).toBe('2029-03-12')
  })

  it('is refused as entering and taking back are', () => {
    expect(corrected(1, { date: day('2026-03-17') }, facts({}, first))).toEqual(
      field('date', 'date/in-future'),
    )
    expect(corrected(1, { result: '2' }, facts({}, first))).toEqual(
      field('result', 'completion/wrong-result'),
    )
    expect(corrected(5, { date: day('2025-03-11') }, facts({}, first))).toEqual(notFound)
    expect(corrected(1, { date: day('2025-03-11') }, facts(inMemo12, first))).toEqual(refusedInMemo)
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
