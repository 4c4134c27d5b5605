import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import {
  aMeasure,
  answers,
  done,
  incident,
  ofAccident,
  ofMicrotrauma,
  ofOrder,
  point,
  removed,
  signed,
  today,
  typed,
} from '../../tests/commands/known-measures.ts'
import { day, mining } from '../../tests/examples.ts'
import { addDays, type LocalDate } from '../shared/dates/local-date.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { err } from '../shared/results/result.ts'
import { makeTrial } from '../tariffs/company-term.ts'
import { deriveMeasureState, findLastSoonDay, type Measure, type MeasureId } from './measure.ts'
import { compareMeasures, countMeasures, isListed, measureCommands } from './measure-repository.ts'

const anyMeasure = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    late: fc.integer({ min: -9, max: 9 }),
    isDone: fc.boolean(),
    isRemoved: fc.boolean(),
    ofOrder: fc.boolean(),
  })
  .map(({ id, late, isDone, isRemoved, ofOrder: isPoint }) =>
    aMeasure({
      id: id as MeasureId,
      dueOn: addDays(today, late),
      done: isDone ? done : null,
      removed: isRemoved ? removed : null,
      origin: isPoint ? point.origin : aMeasure().origin,
    }),
  )
const all = { search: '', state: null, origin: null }

describe('lists and counts', () => {
  test('a measure is in one state alone; one that is due today is in time', () => {
    expect(deriveMeasureState(aMeasure({ dueOn: today }), today)).toBe('open')
    expect(deriveMeasureState(aMeasure({ dueOn: day('2026-11-19') }), today)).toBe('overdue')
    expect(findLastSoonDay(today)).toBe('2026-11-27')
    const states = (one: Measure) =>
      (['overdue', 'done', 'removed'] as const).filter((state) => isListed(one, { ...all, state }, today))
    fc.assert(
      fc.property(anyMeasure, (one) => {
        expect(states(one)).toEqual(
          deriveMeasureState(one, today) === 'open' ? [] : [deriveMeasureState(one, today)],
        )
        expect(isListed(one, all, today)).toBe(one.removed === null)
        expect(isListed(one, { ...all, state: 'open' }, today)).toBe(
          one.removed === null && one.done === null,
        )
        expect(isListed(one, { ...all, origin: 'incident' }, today)).toBe(
          one.removed === null && one.origin.is === 'incident',
        )
      }),
    )
  })

  test('what is to be done is before what is done, the earliest term first', () => {
    const rank = (one: Measure): string => `${one.done === null ? 0 : 1} ${one.dueOn} ${one.id}`
    fc.assert(
      fc.property(fc.array(anyMeasure), (some) => {
        const ranks = some.toSorted(compareMeasures).map(rank)
        expect(ranks).toEqual(some.map(rank).toSorted())
      }),
    )
  })

  test('the counts are those of the lists', () => {
    const within = (one: Measure, from: LocalDate, to: LocalDate) => one.dueOn >= from && one.dueOn <= to
    fc.assert(
      fc.property(fc.array(anyMeasure), (some) => {
        const open = some.filter((one) => isListed(one, { ...all, state: 'open' }, today))
        expect(countMeasures(some, today)).toEqual({
          open: open.length,
          overdue: some.filter((one) => isListed(one, { ...all, state: 'overdue' }, today)).length,
          soon: open.filter((one) => within(one, today, day('2026-11-27'))).length,
        })
      }),
    )
  })

  test('what is due today is not overdue yet', () => {
    expect(countMeasures([aMeasure({ dueOn: today })], today)).toEqual({ open: 1, overdue: 0, soon: 1 })
  })

  test('a search looks at what is to be done and at who answers', () => {
    const found = (search: string) => isListed(aMeasure(), { ...all, search }, today)
    expect([found('ОГРАЖД'), found('белов'), found('станок')]).toEqual([true, true, false])
  })
})

describe('after the term has ended', () => {
  const lastDay = day('2026-11-19')
  const known = { ...answers({}), term: () => ({ term: { ...makeTrial(lastDay), lastDay }, today }) }
  const ended = err({ code: 'tariff/ended', endedOn: lastDay, closesOn: null })
  const planned = (details: Input) =>
    followInCompany(measureCommands.plan.run({ companyId: mining, details }, signed), known)
  const recorded = (details: Input) =>
    followInCompany(measureCommands.recordOrder.run({ companyId: mining, details }, signed), known)

  test('measures of an accident and of a microtrauma are planned, points of an order are not', () => {
    expect(planned(ofAccident)).toMatchObject({ value: { answer: { origin: { is: 'incident' } } } })
    expect(planned(ofMicrotrauma)).toMatchObject({ value: { answer: { origin: { is: 'microtrauma' } } } })
    expect(planned(ofOrder)).toEqual(ended)
  })

  test('an order that was issued after an accident is recorded, any other is not', () => {
    const points = [{ ...typed, point: '1' }]
    const order = { number: '12-ПП', issuedOn: today, issuer: 'ГИТ', points }
    const incidentId = incident.id
    expect(recorded({ ...order, incidentId })).toMatchObject({ value: { answer: { incidentId } } })
    expect(recorded(order)).toEqual(ended)
    expect(recorded({ ...order, incidentId: null })).toEqual(ended)
  })
})
