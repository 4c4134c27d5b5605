// @vitest-environment node
import type { Incident } from '@osh/core/incidents/incident.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { anEmployee, day } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { shellStore } from '#ui/app/shell/shell-store.ts'
import { type DutyStore, dutyStore } from './duty-store.ts'

let page: UserPage
let store: DutyStore
let accident: Incident
let titov: { readonly id: Incident['injured'][number]['employeeId'] }

/** Титов was injured in the quarry, four days ago. */
beforeEach(async () => {
  page = await openAsUser()
  const quarry = await page.department('Карьер')
  const hired = await page.hire('Титов', quarry)
  const details = {
    ...{ degree: 'easy', date: day('2026-03-12'), time: '11:00', place: 'Карьер', description: 'Упал' },
    injured: [{ employeeId: hired.id }],
  }
  titov = hired
  accident = accepted(await page.records.incidents.record({ companyId: page.company.id, details }))
  const left = anEmployee({ lastName: 'Ли', ...page.place(quarry), dismissalDate: day('2026-03-13') })
  accepted(await page.records.employees.hire({ companyId: page.company.id, details: left }))
  await page.hire('Белов', quarry)
  store = page.services.get(dutyStore)
  await store.open(accident.id)
})

const names = (): readonly string[] =>
  store.staff.is === 'ready' ? store.staff.value.map(({ lastName }) => lastName).toSorted() : []

test('whoever works now may be given it; meant are those who have not got it yet', async () => {
  expect(store.listMeant('briefing', accident)).toEqual([])
  await store.readStaff()
  expect(names()).toEqual(['Белов', 'Титов'])
  expect(store.listMeant('briefing', accident)).toHaveLength(2)
  const asked = { section: 'briefing', employeeIds: [titov.id], deadline: '2026-03-27' }
  expect(await store.require(accident, asked)).toEqual({})
  expect(store.listGiven('briefing')).toMatchObject([{ employeeId: titov.id, dueOn: '2026-03-27' }])
  expect(store.listGiven('risk')).toEqual([])
  expect(store.listMeant('briefing', accident)).toHaveLength(1)
  expect(store.listMeant('briefing', accident)).not.toContain(titov.id)
  expect(store.listMeant('risk', accident)).toContain(titov.id)
})

test('what is overdue already is counted at once; what is refused is said by field and gives nothing', async () => {
  const asked = { section: 'briefing', employeeIds: [titov.id], deadline: '2026-03-11' }
  expect(Object.keys(await store.require(accident, asked))).toEqual(['deadline'])
  expect(store.listGiven('briefing')).toEqual([])
  expect(await store.require(accident, { ...asked, deadline: '2026-03-13' })).toEqual({})
  expect(page.services.get(shellStore).overdue?.briefing).toBe(1)
})
