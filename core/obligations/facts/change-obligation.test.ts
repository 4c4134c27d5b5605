import { describe, expect, it } from 'vitest'
import { aCompletion, anObligation, day, memo, months, today } from '../../../tests/examples.ts'
import type { Obligation, ObligationDraft } from '../obligation.ts'
import type { Subject } from '../subject.ts'
import { changeObligation, checkAssessed, checkCounts, planCorrection } from './change-obligation.ts'

const workplace = (established: 'notAssessed' | '2' | '3.1'): Subject => ({
  section: 'workingConditions',
  established,
})

describe('a correction', () => {
  const given = aCompletion(1, '2025-03-10')

  it('takes back the newest date entered by hand and enters the new one', () => {
    const facts = [given, aCompletion(2, '2025-05-10'), aCompletion(3, '2025-07-10', { memoId: memo(1) })]
    expect(planCorrection(anObligation(1), { date: day('2025-04-10') }, facts)).toEqual({
      takeBack: [2],
      enter: { date: '2025-04-10', result: 'passed', quantity: null, registeredOn: null },
    })
  })

  it('takes nothing back where there is only a memo, a failed check or one taken back', () => {
    const facts = [
      aCompletion(1, '2025-03-10', { memoId: memo(1) }),
      aCompletion(2, '2025-04-10', { result: 'failed' }),
      aCompletion(3, '2025-05-10', { takenBack: { by: given.enteredBy, at: given.enteredAt } }),
    ]
    expect(planCorrection(anObligation(1), { date: day('2025-06-10') }, facts)).toMatchObject({
      takeBack: [],
      enter: { date: '2025-06-10' },
    })
  })

  it.each([{}, { date: null }, { date: day('2025-03-10') }, { periodicity: months(6) }])(
    'is none for %o',
    (changes) => {
      expect(planCorrection(anObligation(1), changes, [given])).toEqual({ takeBack: [], enter: null })
    },
  )

  it('keeps the pieces that were issued when the day alone is corrected', () => {
    const subject = {
      section: 'ppe',
      name: 'Каска',
      quantity: 4,
      unit: 'piece',
      norm: null,
      size: null,
      event: 'issuance',
    } as const
    const issued = aCompletion(1, '2025-03-10', { quantity: 3 })
    expect(planCorrection(anObligation(1, { subject }), { date: day('2025-03-11') }, [issued]).enter).toEqual(
      {
        date: '2025-03-11',
        result: 'passed',
        quantity: 3,
        registeredOn: null,
      },
    )
  })

  it('enters the pieces that are given together with another day', () => {
    const subject = {
      section: 'ppe',
      name: 'Каска',
      quantity: 4,
      unit: 'piece',
      norm: null,
      size: null,
      event: 'issuance',
    } as const
    const issued = aCompletion(1, '2025-03-10', { quantity: 3 })
    const changes = { date: day('2025-03-11'), subject: { ...subject, quantity: 2 } }
    expect(planCorrection(anObligation(1, { subject }), changes, [issued])).toMatchObject({
      takeBack: [1],
      enter: { date: '2025-03-11', quantity: 2 },
    })
  })

  it('states another class on the same day', () => {
    const assessed = aCompletion(1, '2025-03-10', { result: '2' })
    const duty = anObligation(1, { subject: workplace('2') })
    expect(planCorrection(duty, { subject: workplace('3.1') }, [assessed])).toEqual({
      takeBack: [1],
      enter: { date: '2025-03-10', result: '3.1', quantity: null, registeredOn: null },
    })
    expect(planCorrection(duty, { subject: workplace('2') }, [assessed]).enter).toBeNull()
  })

  it('of the day alone keeps what was found last, whoever found it', () => {
    const duty = anObligation(1, { subject: workplace('notAssessed') })
    const ofMemo = aCompletion(1, '2025-03-10', { result: '3.1', memoId: memo(1) })
    expect(planCorrection(duty, { date: day('2025-04-10') }, [ofMemo])).toMatchObject({
      takeBack: [],
      enter: { date: '2025-04-10', result: '3.1' },
    })
    const byHand = aCompletion(2, '2025-03-12', { result: '2' })
    expect(planCorrection(duty, { date: day('2025-04-10') }, [byHand])).toMatchObject({
      takeBack: [2],
      enter: { date: '2025-04-10', result: '2' },
    })
  })

  it('keeps the entry into ФГИС СОУТ with its report; the date that is shown is no other date', () => {
    const registeredOn = day('2025-03-20')
    const assessed = aCompletion(1, '2025-03-10', { result: '2', registeredOn })
    const duty = anObligation(1, { subject: workplace('2') })
    const enter = (changes: Parameters<typeof planCorrection>[1]) =>
      planCorrection(duty, changes, [assessed]).enter
    expect(enter({ subject: workplace('3.1') })).toMatchObject({ date: '2025-03-10', registeredOn })
    expect(enter({ date: registeredOn })).toBeNull()
    expect(enter({ date: day('2025-04-01') })).toMatchObject({ date: '2025-04-01', registeredOn: null })
  })
})

describe('a changed obligation', () => {
  const before = [aCompletion(1, '2025-03-10')]
  const fixed = {
    deadline: day('2026-04-01'),
    since: { completionId: before[0]?.id, baseDate: '2025-03-10' },
  }
  const deadline = day('2026-04-01')
  const duty = changeObligation(anObligation(1), { deadline }, before, before)

  it('has its deadline fixed over the completions there are', () => {
    const fixedOf = (obligation: Obligation, changes: Partial<ObligationDraft>) =>
      changeObligation(obligation, changes, before, before).fixed
    expect(fixedOf(anObligation(1), { deadline })).toEqual(fixed)
    expect(fixedOf(duty, { deadline: day('2026-05-01') })).toEqual({ ...fixed, deadline: '2026-05-01' })
    expect(fixedOf(anObligation(1), { periodicity: months(6) })).toBeNull()
  })

  it('keeps a fixed deadline through a correction', () => {
    const after = [...before, aCompletion(2, '2025-03-12')]
    expect(changeObligation(duty, { date: day('2025-03-12') }, before, after).fixed).toEqual({
      deadline: '2026-04-01',
      since: { completionId: 2, baseDate: '2025-03-12' },
    })
  })

  it('does not bring back a superseded deadline that is given again', () => {
    const done = [...before, aCompletion(2, '2026-03-12')]
    expect(changeObligation(duty, { deadline: day('2026-04-01') }, done, done).fixed).toEqual(fixed)
  })

  it('loses its rule by null, and keeps it where none is named', () => {
    const ruled = anObligation(1, { ruleId: 'train.V' })
    expect(changeObligation(ruled, { ruleId: null }, before, before).ruleId).toBeNull()
    expect(changeObligation(ruled, { periodicity: months(6) }, before, before).ruleId).toBe('train.V')
    expect(changeObligation(ruled, { ruleId: 'train.AB' }, before, before).ruleId).toBe('train.AB')
  })

  it('loses its fixed deadline by null', () => {
    expect(changeObligation(duty, { deadline: null }, before, before).fixed).toBeNull()
  })
})

describe('what may not be changed', () => {
  it('is the day of an assessment that has found nothing', () => {
    const date = day('2025-04-10')
    const [unknown, known] = [workplace('notAssessed'), workplace('2')]
    const assessed = aCompletion(1, '2025-03-10', { result: '2' })
    const refused = (subject: Subject, changes: Partial<ObligationDraft>, ...facts: (typeof assessed)[]) =>
      checkAssessed(anObligation(1, { subject }), changes, facts)?.errors
    const error = [{ field: 'date', code: 'completion/not-assessed' }]
    expect(refused(unknown, { date })).toEqual(error)
    expect(refused(known, { subject: unknown, date })).toEqual(error)
    expect(refused(known, { subject: unknown }, assessed)).toEqual(error)
    expect(refused(known, { subject: unknown }, { ...assessed, memoId: memo(1) })).toBeUndefined()
    expect(refused(known, { subject: unknown })).toBeUndefined()
    expect(refused(unknown, { date }, assessed)).toBeUndefined()
    expect(refused(unknown, { subject: known, date })).toBeUndefined()
    expect(refused(unknown, { periodicity: months(12) }, aCompletion(1, '2025-03-10'))).toBeUndefined()
    expect(planCorrection(anObligation(1, { subject: unknown }), { date }, []).enter).toBeNull()
  })

  it('is what a recurring obligation counts from', () => {
    expect(checkCounts(anObligation(1), [])).not.toBeNull()
    expect(checkCounts(anObligation(1), [aCompletion(1, '2025-03-10')])).toBeNull()
    expect(checkCounts(anObligation(1, { fixed: { deadline: today, since: null } }), [])).toBeNull()
    expect(checkCounts(anObligation(1, { periodicity: { kind: 'once' } }), [])).toBeNull()
  })
})
