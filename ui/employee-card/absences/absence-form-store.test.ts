// @vitest-environment node
import type { Employee } from '@osh/core/employees/employee.ts'
import { beforeEach, expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { type AbsenceFormStore, absenceFormStore } from './absence-form-store.ts'

let page: UserPage
let belov: Employee

beforeEach(async () => {
  page = await openAsUser()
  belov = await page.hire('Белов', await page.department('Администрация'))
})

const open = (): AbsenceFormStore => page.services.get(absenceFormStore)
const all = () => page.records.absences.list(page.company.id, { employeeId: belov.id })

test('what is missing is said at its place before anything is sent, and goes as it is typed', async () => {
  const store = open()
  store.begin(null)
  expect(await store.save(belov, [])).toBe(false)
  expect(Object.keys(store.messages).toSorted()).toEqual(['from', 'kind'])
  store.type({ kind: 'illness' })
  expect(Object.keys(store.messages)).toEqual(['from'])
  expect(await all()).toEqual([])
})

test('a new absence is stored, and its correction is no overlap with itself', async () => {
  const store = open()
  store.begin(null)
  store.type({ kind: 'parental', from: day('2026-03-01') })
  expect(await store.save(belov, [])).toBe(true)
  const [absence] = await all()
  if (absence === undefined) throw new Error('nothing was stored')
  store.begin(absence)
  expect(store.input).toEqual({ kind: 'parental', from: '2026-03-01', to: null })
  store.type({ to: day('2026-12-31') })
  expect(await store.save(belov, await all())).toBe(true)
  expect(await all()).toMatchObject([{ from: '2026-03-01', to: '2026-12-31' }])
})

test('an overlap with another is refused and nothing is lost', async () => {
  const store = open()
  store.begin(null)
  store.type({ kind: 'parental', from: day('2026-03-01') })
  await store.save(belov, [])
  store.begin(null)
  store.type({ kind: 'illness', from: day('2026-03-10'), to: day('2026-03-12') })
  expect(await store.save(belov, await all())).toBe(false)
  expect([Object.keys(store.messages), store.busy]).toEqual([['from'], false])
  expect(store.input.kind).toBe('illness')
})
