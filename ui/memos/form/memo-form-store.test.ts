// @vitest-environment node
import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import { beforeEach, expect, test } from 'vitest'
import { aTraining, day, today } from '#tests/examples.ts'
import { eventually } from '#tests/patience.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { type MemoFormStore, memoFormStore } from './memo-form-store.ts'

const tomorrow = day('2026-03-17')

let page: UserPage
let rows: readonly DeadlineRow[]

/** Two trainings that fall due within the window, of Титов and of Белов. */
beforeEach(async () => {
  page = await openAsUser()
  const office = await page.department('Администрация')
  for (const name of ['Титов', 'Белов'])
    await page.assign(await page.hire(name, office), aTraining, day('2023-04-01'))
  const days = { from: null, to: null, waiting: null }
  const query = {
    section: 'training',
    filter: everyRow,
    sort: 'deadline',
    ...days,
    page: 1,
    limit: 100,
  } as const
  rows = (await page.records.deadlines.listPage(page.company.id, query)).items
})

function begin(): MemoFormStore {
  const store = page.services.get(memoFormStore)
  store.begin('training', rows)
  return store
}

const wrong = ({ rows, wrongRows }: MemoFormStore) =>
  rows.flatMap(({ key, fullName }) => (wrongRows.has(key) ? [`${fullName}: ${wrongRows.get(key)}`] : []))

test('the rows are in the order of the names, and the first date fills them all', () => {
  const store = begin()
  expect(store.rows.map(({ fullName }) => fullName.split(' ')[0])).toEqual(['Белов', 'Титов'])
  store.setDate(store.rows[1]?.key ?? '', today)
  expect(store.rows.map(({ date }) => date)).toEqual([today, today])
})

test('a memo begins with the director, the section’s words and the next number', async () => {
  const store = begin()
  expect(store.header).toMatchObject({ recipient: page.company.directorName, name: 'Обучение' })
  expect(store.dirty).toBe(false)
  await eventually(() => store.nextNumber).toBe(1)
})

test('a refused row is named until it is changed', async () => {
  const store = begin()
  const [belov, titov] = store.rows.map(({ key }) => key)
  store.setDate(belov ?? '', today)
  store.setDate(titov ?? '', tomorrow)
  expect(await store.save()).toBeNull()
  expect(wrong(store)).toEqual([`${store.rows[1]?.fullName}: date`])
  expect(store.messages).toHaveProperty('date')
  store.setRow(belov ?? '', { result: 'failed' })
  expect(wrong(store)).toHaveLength(1)
  store.setDate(titov ?? '', today)
  expect(wrong(store)).toEqual([])
  expect(await store.save()).not.toBeNull()
  expect(store.status).toBe('completed')
})

test('what someone else has changed meanwhile has to be opened again', async () => {
  const formed = await begin().save()
  if (formed === null) throw new Error('not formed')
  const store = page.services.get(memoFormStore)
  await store.open(formed.id)
  store.edit()
  store.setHeader({ note: 'первое окно' })
  const of = { companyId: page.company.id, id: formed.id, version: formed.version }
  await page.records.memos.edit({ ...of, patch: { note: 'второе окно' } })
  expect(await store.save()).toBeNull()
  expect([store.stale, store.header.note]).toEqual([true, 'первое окно'])
  store.discard()
  expect([store.mode, store.header.note]).toEqual(['view', ''])
})

test('whose work was newly done is told once: a stored day is not asked about again', async () => {
  const store = begin()
  expect(await store.listNewlyDone()).toEqual([])
  const [belov, titov] = store.rows.map(({ key }) => key)
  store.setDate(belov ?? '', today)
  store.setDate(titov ?? '', day('1980-01-01'))
  const told = async () => (await store.listNewlyDone()).map(({ date, person }) => [date, person.lastName])
  expect(await told()).toEqual([
    [today, 'Белов'],
    ['1980-01-01', 'Титов'],
  ])
  expect(await store.save()).not.toBeNull()
  store.edit()
  expect(await told()).toEqual([])
  store.setDate(titov ?? '', day('1981-01-01'))
  expect(await told()).toEqual([['1981-01-01', 'Титов']])
})
