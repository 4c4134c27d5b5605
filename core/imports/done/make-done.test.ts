import { describe, expect, it } from 'vitest'
import { companyId, signed } from '../../../tests/commands/obligation-storage.ts'
import {
  aCompletion,
  anObligation,
  completion,
  employee,
  gloves,
  memo,
  obligation,
} from '../../../tests/examples.ts'
import {
  duty,
  facts,
  name,
  named,
  plan,
  today,
  type Values,
  vera,
} from '../../../tests/import-done-example.ts'
import type { KnownObligation } from '../../obligations/facts/obligation-facts.ts'
import type { ObligationId } from '../../obligations/obligation.ts'
import { takePpeFacts } from '../../obligations/ppe/ppe-facts.ts'
import { makeStandingObligation } from '../../obligations/standing/standing-obligation.ts'
import { countFacts, isStale, listTouched, makeDone } from './make-done.ts'
import { markObligation } from './mark-obligation.ts'
import { findTouchedDone, listDone, takeBackDone } from './undo-done.ts'

describe('what is made of it, and undone', () => {
  const subject = { section: 'training', name: 'Оказание первой помощи пострадавшим' } as const
  const kept = (id: number, changes: Partial<KnownObligation['obligation']> = {}): KnownObligation => ({
    ...{ fullName: name, department: 'Карьер', position: 'Хранитель', completions: [] },
    obligation: anObligation(id, { employeeId: vera.id, subject, ...changes }),
  })
  const knownBy = (...all: readonly KnownObligation[]): ReadonlyMap<ObligationId, KnownObligation> =>
    new Map(all.map((one) => [one.obligation.id, one]))
  const make = (values: Values, ...known: readonly KnownObligation[]) => {
    const duties = known.map((one) => makeStandingObligation(one))
    const entries = plan([{ fullName: name, ...values }], ...duties)
    return makeDone(entries, {
      ...{ holders: new Map([[2, vera]]), known: knownBy(...known), today, signed },
      obligationIds: Array.from({ length: countFacts(entries).obligations }, (_, i) => obligation(50 + i)),
      completionIds: Array.from({ length: countFacts(entries).completions }, (_, i) => completion(70 + i)),
    })
  }

  it('counts what it makes', () => {
    const entries = plan([{ fullName: name, soutClass: '2', 'trainingDate:1': '01.10.2026' }])
    expect(countFacts(entries)).toEqual({ obligations: 2, completions: 1 })
    expect(
      countFacts(plan([{ fullName: name, 'trainingDate:1': '01.10.2026' }], duty(5, subject, null))),
    ).toEqual({
      ...{ obligations: 0, completions: 1 },
    })
    expect(listTouched(entries)).toEqual([])
    expect(
      listTouched(plan([{ fullName: name, 'trainingDate:1': '01.10.2026' }], duty(5, subject, null))),
    ).toEqual([5])
  })

  it('gives obligations with their first completions', () => {
    const { given, changed, made } = make({
      soutClass: '2',
      'trainingDate:1': '01.10.2026',
      'protocolNumber:1': '5',
    })
    expect(changed).toEqual([])
    expect(given).toMatchObject([
      {
        obligation: {
          id: 50,
          employeeId: 1,
          companyId,
          subject,
          periodicity: { months: 36 },
          fixed: null,
          removed: false,
        },
        completions: [
          { id: 70, date: '2026-10-01', result: 'passed', memoId: null, papers: { protocol: '5' } },
        ],
        ...{ holder: vera, today },
      },
      { obligation: { id: 51, subject: { established: '2' } }, completions: [] },
    ])
    expect(made).toMatchObject({
      given: [
        { id: 50, completionId: 70 },
        { id: 51, completionId: null },
      ],
      entered: [],
      restated: [],
    })
    const [plain] = make({ 'trainingDate:1': '01.10.2026' }).given
    expect(plain?.completions[0]).not.toHaveProperty('papers')
  })

  it('completes what is there', () => {
    const before = kept(5)
    const { given, changed, made } = make({ 'trainingDate:1': '01.10.2026', 'registryNumber:1': '9' }, before)
    expect(given).toEqual([])
    expect(changed).toMatchObject([
      {
        before,
        after: {
          obligation: before.obligation,
          completions: [{ id: 70, papers: { registry: '9' }, quantity: null }],
        },
      },
    ])
    expect(made).toEqual({ given: [], entered: [{ obligationId: 5, completionId: 70 }], restated: [] })
    const again = { ...before, completions: [aCompletion(60, '2026-01-01')] }
    expect(make({ 'trainingDate:1': '01.10.2026' }, again).made.entered).toEqual(made.entered)
    const sout = kept(5, { subject: { section: 'workingConditions', established: '2' } })
    expect(
      make({ soutClass: '3.1', soutDate: '01.10.2026' }, sout).changed[0]?.after.completions,
    ).toMatchObject([{ result: '3.1' }])
    const issued = kept(5, { subject: named('Каска') })
    expect(
      make({ ppeItem: 'Каска', ppeQuantity: '3', ppeDate: '01.10.2026' }, issued).changed[0]?.after
        .completions,
    ).toMatchObject([{ quantity: 3, result: 'passed' }])
  })

  it('is of the size that was issued last; one that is not told stays', () => {
    const sized = (size: string | null) => kept(5, { subject: Object.assign(named('Каска'), { size }) })
    const issue = (before: KnownObligation, ppeSize?: string) =>
      make({ ppeItem: 'Каска', ppeDate: '01.10.2026', ...(ppeSize ? { ppeSize } : {}) }, before)
    const { changed, made } = issue(sized('50'), '52')
    expect(changed).toMatchObject([
      { after: { obligation: { subject: { name: 'Каска', size: '52' } }, completions: [{ id: 70 }] } },
    ])
    expect(made.restated).toMatchObject([{ obligationId: 5, before: { size: '50' } }])
    expect(made.entered).toEqual([{ obligationId: 5, completionId: 70 }])
    const [one] = changed
    const after = one && { ...sized('52'), ...one.after }
    expect(after && findTouchedDone(made, knownBy(after), [])).toEqual([])
    const undone = after && takeBackDone(made, knownBy(after), new Set(), signed).writes
    expect(undone?.flatMap(({ rows }): readonly unknown[] => rows)).toMatchObject([
      { id: 70 },
      { obligation: { subject: { size: '50' } }, completions: [{ takenBack: signed }] },
    ])
    for (const same of [issue(sized('52'), '52'), issue(sized('50'))]) expect(same.made.restated).toEqual([])
    expect(issue(sized(null), '52').made.restated).toHaveLength(1)
  })

  it('gets the size that the record of that very day lacks, and gives it back', () => {
    const issued = (size: string | null) => ({
      ...kept(5, { subject: Object.assign(named('Каска'), { size }) }),
      completions: [aCompletion(60, '2026-10-01')],
    })
    const issue = (size: string | null, ppeSize: string, ppeDate = '01.10.2026') =>
      make({ ppeItem: 'Каска', ppeQuantity: '9', ppeDate, ppeSize }, issued(size))
    const { changed, made } = issue(null, '52')
    expect(changed).toMatchObject([
      { after: { obligation: { subject: { quantity: 2, size: '52' } }, completions: [{ id: 60 }] } },
    ])
    const after = changed.map((one) => ({ ...issued('52'), ...one.after }))
    const { writes } = takeBackDone(made, knownBy(...after), new Set(), signed)
    expect(writes.flatMap(({ rows }): readonly unknown[] => rows)).toMatchObject([
      { obligation: { subject: { size: null } }, completions: [{ id: 60 }] },
    ])
    for (const same of [issue('52', '52'), issue('50', '52'), issue(null, '52', '30.09.2026')])
      expect(same.changed).toEqual([])
  })

  it('restates what has no day', () => {
    const before = kept(5, { subject: { section: 'workingConditions', established: '2' } })
    const { changed, made } = make({ soutClass: '3.1' }, before)
    expect(changed).toMatchObject([
      { after: { obligation: { subject: { established: '3.1' } }, completions: [] } },
    ])
    expect(made).toMatchObject({ entered: [], restated: [{ obligationId: 5, before: { established: '2' } }] })
  })

  it('is stale where an obligation was completed, removed or lost meanwhile', () => {
    const [fact] = facts({ 'trainingDate:1': '01.10.2026' }, duty(5, subject, null))
    const [own] = facts({ 'trainingDate:1': '01.10.2026' })
    if (!fact || !own) throw new Error('no facts')
    expect(isStale(own, knownBy())).toBe(false)
    expect(isStale(fact, knownBy(kept(5)))).toBe(false)
    expect(isStale(fact, knownBy())).toBe(true)
    expect(isStale(fact, knownBy(kept(5, { removed: true })))).toBe(true)
    expect(isStale(fact, knownBy({ ...kept(5), completions: [aCompletion(1, '2026-01-01')] }))).toBe(true)
  })

  const done = { id: completion(70), obligationId: obligation(50), takenBack: null }
  const gave = { ...kept(50), completions: [{ ...aCompletion(70, '2026-10-01'), ...done }] }
  const madeOf = (one: KnownObligation) => ({
    given: [
      {
        id: one.obligation.id,
        employeeId: vera.id,
        completionId: completion(70),
        mark: markObligation(one.obligation),
      },
    ],
    ...{ entered: [], restated: [] },
  })

  it('is touched once it is changed, completed, in a memo or gone', () => {
    const made = madeOf(gave)
    const touched = (one: KnownObligation) => findTouchedDone(made, knownBy(one), [])
    expect(touched(gave)).toEqual([])
    const change = (changes: Partial<KnownObligation['obligation']>) => ({
      ...gave,
      obligation: { ...gave.obligation, ...changes },
    })
    expect(touched(change({ ruleId: 'train.AB' }))).toEqual([name])
    expect(touched(change({ periodicity: { kind: 'once' } }))).toEqual([name])
    expect(touched(change({ periodicity: { kind: 'every', months: 7 } }))).toEqual([name])
    expect(touched({ ...gave, completions: [aCompletion(71, '2026-10-01')] })).toEqual([name])
    expect(touched(change({ subject: { ...subject, name: 'Другая' } }))).toEqual([name])
    expect(touched(change({ fixed: { deadline: today, since: null } }))).toEqual([name])
    expect(touched(change({ removed: true }))).toEqual([name])
    expect(touched(change({ memo: { id: memo(1), number: 1 } }))).toEqual([name])
    expect(touched({ ...gave, completions: [] })).toEqual([name])
    expect(touched({ ...gave, completions: [...gave.completions, aCompletion(71, '2026-11-01')] })).toEqual([
      name,
    ])
    const [first] = gave.completions
    expect(
      touched({
        ...gave,
        completions: first ? [{ ...first, takenBack: { by: signed.by, at: signed.at } }] : [],
      }),
    ).toEqual([name])
    expect(findTouchedDone(made, knownBy(), [])).toEqual([])
    const undated = { ...made, given: made.given.map((one) => ({ ...one, completionId: null })) }
    expect(findTouchedDone(undated, knownBy({ ...gave, completions: [] }), [])).toEqual([])
    expect(findTouchedDone(undated, knownBy(gave), [])).toEqual([name])
  })

  it('is touched where what was entered is taken back, restated again, or PPE was returned', () => {
    const entered = {
      given: [],
      entered: [{ obligationId: obligation(50), completionId: completion(70) }],
      restated: [],
    }
    expect(findTouchedDone(entered, knownBy(gave), [])).toEqual([])
    expect(
      findTouchedDone(entered, knownBy({ ...gave, completions: [aCompletion(71, '2026-10-01')] }), []),
    ).toEqual([name])
    expect(findTouchedDone(entered, knownBy({ ...gave, completions: [] }), [])).toEqual([name])
    const [first] = gave.completions
    const back = first ? [{ ...first, takenBack: { by: signed.by, at: signed.at } }] : []
    expect(findTouchedDone(entered, knownBy({ ...gave, completions: back }), [])).toEqual([name])
    const sout = kept(5, { subject: { section: 'workingConditions', established: '3.1' } })
    const before = { section: 'workingConditions', established: '2' } as const
    const restated = {
      given: [],
      entered: [],
      restated: [{ obligationId: obligation(5), before, mark: markObligation(sout.obligation) }],
    }
    expect(findTouchedDone(restated, knownBy(sout), [])).toEqual([])
    expect(findTouchedDone(restated, knownBy(kept(5, { subject: before })), [])).toEqual([name])
    const issued = {
      ...kept(50, { subject: gloves(2) }),
      completions: [{ ...aCompletion(70, '2026-10-01', { quantity: 2 }), ...done }],
    }
    const returned = kept(51, { subject: gloves(1, 'return') })
    const ppe = takePpeFacts(issued.obligation, issued.completions)
    const moved = [
      ...ppe,
      ...takePpeFacts(returned.obligation, [aCompletion(80, '2026-11-01', { quantity: 1 })]),
    ]
    expect(findTouchedDone(madeOf(issued), knownBy(issued), ppe)).toEqual([])
    expect(findTouchedDone(madeOf(issued), knownBy(issued), moved)).toEqual([name])
    expect(findTouchedDone(madeOf(issued), knownBy(), moved)).toEqual([])
  })

  it('is taken back of those who stay: the obligation goes, its completion counts no more', () => {
    const made = madeOf(gave)
    const undo = (
      one: KnownObligation,
      gone: readonly number[] = [],
      of: typeof made | Parameters<typeof listDone>[0] = made,
    ) =>
      takeBackDone(of, knownBy(one), new Set(gone.map(employee)), signed).writes.flatMap(
        ({ rows }): readonly unknown[] => rows,
      )
    expect(listDone(made)).toEqual([50])
    expect(undo(gave)).toMatchObject([
      { companyId, id: 70, takenBack: signed },
      {
        obligation: { id: 50, removed: true, subject },
        completions: [{ id: 70, takenBack: { by: signed.by } }],
      },
    ])
    expect(undo(gave, [1])).toEqual([])
    const entered = {
      given: [],
      entered: [{ obligationId: obligation(50), completionId: completion(70) }],
      restated: [],
    }
    const both = {
      ...gave,
      completions: [...gave.completions, { ...aCompletion(71, '2026-11-01'), obligationId: obligation(50) }],
    }
    expect(undo(both, [], entered)).toMatchObject([{ id: 70 }, { obligation: { id: 50, removed: false } }])
    expect(undo(both, [], entered)).toHaveLength(2)
    const before = { section: 'workingConditions', established: '2' } as const
    const sout = kept(5, { subject: { section: 'workingConditions', established: '3.1' } })
    const restated = { given: [], entered: [], restated: [{ obligationId: obligation(5), before, mark: '' }] }
    expect(undo(sout, [], restated)).toMatchObject([
      { obligation: { id: 5, subject: before, removed: false } },
    ])
  })
})
