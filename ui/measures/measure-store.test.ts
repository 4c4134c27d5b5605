// @vitest-environment node
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { day } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { type MeasureStore, measureStore } from './measure-store.ts'

let page: UserPage
let store: MeasureStore
let planned: { readonly origin: 'incident'; readonly incidentId: IncidentId; readonly employeeId: EmployeeId }

const everything = { search: '', state: null, origin: null }

beforeEach(async () => {
  page = await openAsUser()
  const { id: employeeId } = await page.hire('Титов', await page.department('Карьер'))
  const details = {
    ...{ degree: 'easy', date: day('2026-03-16'), time: '11:00', place: 'Цех', description: 'Упал' },
    injured: [{ employeeId }],
  }
  const recorded = await page.records.incidents.record({ companyId: page.company.id, details })
  planned = { origin: 'incident', incidentId: accepted(recorded).id, employeeId }
  store = page.services.get(measureStore)
})

const plan = (what: string) => store.plan({ ...planned, what, dueOn: '2026-04-01', shownBy: 'Акт' })

test('pages follow one another, and no measure is shown twice', async () => {
  const { company, records } = page
  for (let i = 1; i <= 51; i++) {
    const details = { ...planned, what: `Мера ${i}`, dueOn: '2026-04-01', shownBy: 'Акт' }
    accepted(await records.measures.plan({ companyId: company.id, details }))
  }
  await store.open({ is: 'filter', filter: everything })
  expect([store.measures.length, store.total, store.complete]).toEqual([50, 51, false])
  await store.readMore()
  await store.readMore()
  expect([store.measures.length, store.complete]).toEqual([51, true])
})

test('what was asked last is shown, whichever answer comes first', async () => {
  await plan('Обучить')
  const found = store.open({ is: 'filter', filter: { ...everything, search: 'нет такой' } })
  await Promise.all([found, store.open({ is: 'incident', incidentId: planned.incidentId })])
  expect(store.measures.map(({ measure }) => measure.what)).toEqual(['Обучить'])
})

test('what a person does is in the list at once; what is refused is said by field', async () => {
  await store.open({ is: 'filter', filter: everything })
  expect(await plan('')).toHaveProperty('what')
  expect(await plan('Обучить')).toEqual({})
  const [one] = store.measures
  if (!one) throw new Error('nothing is planned')
  expect(await store.finish(one.measure, { doneOn: '2026-03-16', proof: 'Акт № 1' })).toEqual({})
  expect(store.measures.map(({ measure }) => measure.done?.proof)).toEqual(['Акт № 1'])
  expect(await store.takeBack(one.measure, 'Ошибка')).toHaveProperty('form')
})
