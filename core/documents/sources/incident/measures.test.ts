import { expect, test } from 'vitest'
import { day, instant, someone } from '../../../../tests/examples.ts'
import { anIncident } from '../../../../tests/incidents-example.ts'
import { aListedMeasure, aMeasure } from '../../../../tests/measures-example.ts'
import { factsWith, told } from '../../../../tests/source-facts.ts'
import type { InspectorOrderId } from '../../../measures/inspector-orders/inspector-order.ts'
import type { ListedMeasure } from '../../../measures/measure-repository.ts'
import { sourceNamed } from '../source-table.ts'
import { describePlanned } from './measures.ts'

const incidentId = anIncident().id
const entered = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const orderId = 4 as InspectorOrderId
const ofOrder: ListedMeasure = {
  measure: {
    ...aMeasure(),
    what: 'Провести обучение',
    origin: { is: 'inspector-order', orderId, point: '3' },
    done: { on: day('2026-11-25'), proof: 'протокол № 5', link: '', entered },
    answer: 'письмо № 7',
  },
  source: {
    is: 'inspector-order',
    orderId,
    number: '12-ПП',
    issuedOn: day('2026-11-20'),
    issuer: 'ГИТ',
    incidentId,
  },
  attached: 0,
}

test('each measure is told with when it was done and what shows it, or that it is not', () => {
  expect(told('measures.state', factsWith([], { measures: [aListedMeasure(), ofOrder] }))).toEqual({
    value: [
      { what: 'Поставить ограждение', done: 'не выполнено, срок 01.12.2026' },
      {
        what: 'Провести обучение (предписание № 12-ПП от 20.11.2026, п. 3)',
        done: '25.11.2026, протокол № 5; ответ инспекции: письмо № 7',
      },
    ],
    from: 'из мероприятий происшествия',
  })
})

test('where nothing was planned nothing is told', () => {
  expect(told('measures.state', factsWith([], { measures: [] }))).toBeNull()
  expect(told('measures.state', factsWith([]))).toBeNull()
})

const rows = [{ what: 'Поставить ограждение', who: 'Белов Иван', term: '01.12.2026' }]

test('an act lists what the commission planned, whatever a paper has said; points of an inspector’s order it does not', () => {
  const said = { measures: [{ what: 'Инструктаж', who: 'Ли', term: '25.11.2026' }] }
  const facts = (...measures: readonly ListedMeasure[]) => factsWith([], { said, measures })
  const from = 'из мероприятий происшествия'
  expect(told('said.measures', facts(ofOrder, aListedMeasure()))).toEqual({ value: rows, from })
  const kept = { value: said.measures, from: 'из материалов этого происшествия' }
  expect(told('said.measures', facts(ofOrder))).toEqual(kept)
  expect(told('said.measures', factsWith([], { said }))).toEqual(kept)
  expect(sourceNamed('said.measures')?.needs).toEqual(['said', 'measures'])
})

test('the register says of each by when, or when it was done', () => {
  const { done } = ofOrder.measure
  const repaired = { ...aListedMeasure(), measure: aMeasure({ what: 'Заменить щит', done }) }
  expect(describePlanned([aListedMeasure(), repaired, ofOrder])).toBe(
    'Поставить ограждение, срок 01.12.2026; Заменить щит, выполнено 25.11.2026',
  )
})
