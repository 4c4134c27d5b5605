import { expect, test } from 'vitest'
import { day, instant, someone } from '../../../../tests/examples.ts'
import { aMeasure } from '../../../../tests/measures-example.ts'
import { factsWith, told, toldOfLists } from '../../../../tests/source-facts.ts'
import type { InspectorOrderId } from '../../../measures/inspector-orders/inspector-order.ts'
import type { Measure, MeasureId } from '../../../measures/measure.ts'
import type { ListedMeasure } from '../../../measures/measure-repository.ts'
import type { HolderOfRole } from '../facts/holders.ts'

const holders: readonly HolderOfRole[] = [
  {
    ...{ employeeId: 7 as HolderOfRole['employeeId'], code: 'ot-head', role: 'ot-head', position: 'Мастер' },
    ...{ fullName: 'Ёлкин П. С.', department: 'Склад', orderLink: { kind: 'not-required' } },
  },
]
const ofPlan = (what: string): ListedMeasure => ({
  measure: aMeasure({ what, origin: { is: 'plan' }, shownBy: 'Акт замера' }),
  source: { is: 'plan' },
  attached: 0,
})

test('the plan is what the company has said, and after it what is led with a term, none twice', () => {
  const measures = [
    { action: 'Вытяжка', cost: '100,5', deadline: '01.03.2027' },
    { action: 'Курсы', cost: '', deadline: '' },
  ]
  const known = { holders, 'plan-measures': [ofPlan('Курсы'), ofPlan('Обновить освещение')] }
  const owner = 'Ёлкин П. С., Мастер'
  const led = {
    action: 'Обновить освещение',
    deadline: '01.12.2026',
    owner: 'Белов Иван',
    result: 'Акт замера',
  }
  expect(toldOfLists('measures.plan', { measures }, known)).toEqual({
    value: [{ ...measures[0], owner }, { ...measures[1], owner }, led],
    from: 'из сведений организации: Мероприятия по охране труда и из «Мероприятий», 3 записи',
  })
  expect(toldOfLists('measures.approved', { measures }, known)?.value).toEqual([
    { measure: 'Вытяжка', term: '01.03.2027', who: owner, money: '100,5' },
    { measure: 'Курсы', term: '', who: owner, money: '' },
    { measure: 'Обновить освещение', term: '01.12.2026', who: 'Белов Иван', money: '' },
  ])
  expect(toldOfLists('measures.plan', {}, known)?.from).toBe('из «Мероприятий», 2 записи')
  expect(toldOfLists('measures.plan', {}, { holders, 'plan-measures': [] })).toBeNull()
})

const point = (
  id: number,
  order: number,
  issuedOn: string,
  changes: Partial<Measure> = {},
): ListedMeasure => {
  const orderId = order as InspectorOrderId
  return {
    measure: aMeasure({
      ...{ id: id as MeasureId, what: `Пункт ${id}`, ...changes },
      origin: { is: 'inspector-order', orderId, point: String(id) },
    }),
    source: {
      ...{
        is: 'inspector-order',
        orderId,
        number: `${order}-ПП`,
        issuedOn: day(issuedOn),
        issuer: `ГИТ ${order}`,
      },
      incidentId: null,
    },
    attached: 0,
  }
}

test('an order is answered by its points: of the last one that was issued by the day', () => {
  const entered = { by: someone, at: instant('2026-11-20T10:00:00Z') }
  const done = { on: day('2026-11-18'), proof: 'протокол № 5', link: '', entered }
  const points = [
    point(3, 2, '2026-11-10'),
    point(1, 1, '2026-10-01'),
    point(2, 2, '2026-11-10', { done }),
    point(4, 3, '2026-11-21'),
  ]
  const facts = factsWith([], { 'order-points': points })
  expect(told('orders.issuer', facts)?.value).toBe('ГИТ 2')
  expect(told('orders.number', facts)?.value).toBe('№ 2-ПП от 10.11.2026')
  expect(told('orders.points', facts)).toEqual({
    value: [
      { point: '2', demand: 'Пункт 2', term: '01.12.2026', done: '18.11.2026', proof: 'протокол № 5' },
      { point: '3', demand: 'Пункт 3', term: '01.12.2026', done: '', proof: '' },
    ],
    from: 'из предписаний в «Мероприятиях»',
  })
  for (const name of ['orders.issuer', 'orders.number', 'orders.points'])
    expect(told(name, factsWith([], { 'order-points': [] }))).toBeNull()
})
