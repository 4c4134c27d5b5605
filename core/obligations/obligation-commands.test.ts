import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  companyId,
  facts,
  field,
  inMemo12,
  makeStorage,
  notFound,
  one,
  refusedInMemo,
  signed,
  written,
} from '../../tests/commands/obligation-storage.ts'
import {
  aCompletion,
  aDraft,
  anObligation,
  asPatch,
  day,
  employee,
  gloves,
  months,
  obligation,
  someone,
  today,
} from '../../tests/examples.ts'
import { makeTrial } from '../tariffs/company-term.ts'
import { assign } from './assign.ts'
import { change } from './change.ts'
import type { ObligationFacts } from './facts/obligation-facts.ts'
import { obligationCommands } from './obligation-repository.ts'
import { remove } from './remove.ts'

describe('assigning', () => {
  it('is refused in a section that the tariff is without', () => {
    const draft = asPatch(aDraft({ subject: gloves(1) }))
    expect(
      followInCompany(
        obligationCommands.assign.run({ companyId, employeeIds: [employee(1)], draft }, signed),
        {
          ...makeStorage(),
          term: () => ({ term: { ...makeTrial(today), tariff: 'basic' as const }, today }),
        },
      ),
    ).toEqual({ ok: false, error: { code: 'tariff/without-section' } })
  })

  const give = (employeeIds: readonly number[], draft = aDraft(), ...known: readonly ObligationFacts[]) =>
    followInCompany(
      assign.run({ companyId, employeeIds: employeeIds.map(employee), draft: asPatch(draft) }, signed),
      makeStorage(...known),
    )

  it('gives everyone an obligation of their own, with its first completion', () => {
    const rows = written(give([2, 1]))
    expect(rows['given-obligations']).toMatchObject([
      {
        obligation: { id: 100, employeeId: 2, fixed: null, memo: null, removed: false },
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

  it('asks no one to return more than they hold', () => {
    const held = facts({ subject: gloves(2) }, aCompletion(1, '2026-01-10', { quantity: 2 }))
    const back = (quantity: number) =>
      aDraft({ subject: gloves(quantity, 'return'), periodicity: { kind: 'once' }, date: null })
    expect(give([1], back(2), held).ok).toBe(true)
    expect(give([1], back(3), held)).toEqual(field('quantity', 'quantity/more-than-held'))
    expect(give([1, 2], back(1), held)).toEqual(field('quantity', 'quantity/more-than-held'))
  })

  it('enters no return on a day before its issuance', () => {
    const held = facts({ subject: gloves(2) }, aCompletion(1, '2026-01-10', { quantity: 2 }))
    const on = (date: string) =>
      give(
        [1],
        aDraft({ subject: gloves(1, 'return'), periodicity: { kind: 'once' }, date: day(date) }),
        held,
      )
    expect(on('2026-01-09')).toMatchObject({ error: { code: 'ppe/more-than-held' } })
    expect(on('2026-01-10').ok).toBe(true)
  })

  it('is for someone, and of a section', () => {
    expect(give([])).toEqual(field('employeeIds', 'list/invalid'))
    const draft = { ...asPatch(aDraft()), section: 'holiday' }
    expect(
      followInCompany(assign.run({ companyId, employeeIds: [employee(1)], draft }, signed), makeStorage()),
    ).toEqual(field('section', 'section/unknown'))
  })

  it('enters nothing as done where there is no date', () => {
    const rows = written(give([1], aDraft({ date: null, deadline: day('2026-05-01') })))
    expect(rows['entered-completions']).toBeUndefined()
    expect(rows['given-obligations']).toMatchObject([
      { obligation: { fixed: { deadline: '2026-05-01' } }, completions: [] },
    ])
  })
})

describe('changing', () => {
  const patched = (changes: Parameters<typeof asPatch>[0], known: ObligationFacts) =>
    followInCompany(change.run({ ...one, patch: asPatch(changes) }, signed), makeStorage(known))
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
    expect(patched({ ruleId: null }, facts(inMemo12, given))).toEqual(refusedInMemo)
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
      followInCompany(change.run({ ...one, patch: { quantity } }, signed), makeStorage(back, issued))
    expect(ask(3).ok).toBe(true)
    expect(ask(4)).toEqual(field('quantity', 'quantity/more-than-held'))
  })
})

describe('removing', () => {
  const removed = (known: ObligationFacts) => followInCompany(remove.run(one, signed), makeStorage(known))

  it('leaves the facts as they are', () => {
    const rows = written(removed(facts({}, aCompletion(1, '2025-03-10'))))
    expect(rows['changed-obligations']).toMatchObject([{ obligation: { removed: true }, changed: signed }])
    expect(rows['taken-back-completions']).toBeUndefined()
    expect(rows.journal).toMatchObject([
      { changes: [{ record: 'obligation', ids: [1], before: { removed: false }, after: { removed: true } }] },
    ])
  })

  it('is refused in an active memo, and a second time', () => {
    expect(removed(facts(inMemo12))).toEqual(refusedInMemo)
    expect(removed(facts({ removed: true }))).toEqual(notFound)
    expect(followInCompany(remove.run({ companyId, id: obligation(9) }, signed), makeStorage())).toEqual(
      notFound,
    )
  })
})
