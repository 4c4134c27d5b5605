// @vitest-environment node
import type { AbsenceQueries } from '@osh/core/employees/absences/absence-repository.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { AbsencesStore, absencesStore } from './absences-store.ts'

let page: UserPage

beforeEach(async () => {
  page = await openAsUser()
})

/** Someone who comes back in five days, after more than sixty. */
async function someoneAway(lastName: string) {
  const { id } = await page.hire(lastName, await page.department(lastName))
  const details = { employeeId: id, kind: 'illness', from: '2025-12-01', to: '2026-03-20' }
  accepted(await page.records.absences.enter({ companyId: page.company.id, details }))
  return id
}

test('a return asks for a briefing until it is given', async () => {
  const employeeId = await someoneAway('Белов')
  const store = page.services.get(absencesStore)
  expect(store.findProposal([])).toBeNull()
  await store.open(employeeId)
  const proposed = store.findProposal([])
  expect(proposed).toMatchObject({ returnOn: '2026-03-21' })
  if (proposed === null) return
  expect([await store.propose(employeeId, proposed), store.busy]).toEqual([null, false])
  const duties = await page.records.obligations.list(page.company.id, { employeeId })
  expect(duties).toMatchObject([{ subject: { section: 'briefing' }, deadline: '2026-03-21' }])
  expect(store.findProposal(duties)).toBeNull()
})

test('what is removed is gone when it is read again; removed once more it is refused in words', async () => {
  const store = page.services.get(absencesStore)
  await store.open(await someoneAway('Белов'))
  const [absence] = store.all
  if (absence === undefined) throw new Error('there is no absence')
  expect(await store.remove(absence.id)).toBeNull()
  expect(store.all).toEqual([absence])
  await store.reread()
  expect(store.all).toEqual([])
  expect(await store.remove(absence.id)).toMatch(/[а-я]/u)
  expect(store.busy).toBe(false)
})

test('an answer about someone else is not shown on the card that is open now', async () => {
  const [belov, titov] = [await someoneAway('Белов'), await someoneAway('Титов')]
  const { promise: later, resolve: answer } = Promise.withResolvers<void>()
  const { absences, obligations } = page.records
  const list: AbsenceQueries['list'] = async (company, filter) => {
    if (filter.employeeId === belov) await later
    return absences.list(company, filter)
  }
  const store = new AbsencesStore({ ...absences, list }, obligations, page.services.get(inCompany))
  const first = store.open(belov)
  await store.open(titov)
  answer()
  await first
  expect(store.all.map(({ employeeId }) => employeeId)).toEqual([titov])
  const second = store.open(belov)
  expect([store.state.is, store.all]).toEqual(['pending', []])
  await second
})
