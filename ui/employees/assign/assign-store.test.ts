// @vitest-environment node
import type { Department } from '@osh/core/departments/department.ts'
import { briefingKinds } from '@osh/core/norms/briefings.ts'
import { beforeEach, expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { employeeListStore } from '../list/employee-list-store.ts'
import { type AssignStore, assignStore } from './assign-store.ts'

let page: UserPage
let quarry: Department
let office: Department

beforeEach(async () => {
  page = await openAsUser()
  quarry = await page.department('Карьер')
  office = await page.department('Администрация')
})

async function begin(): Promise<AssignStore> {
  const list = page.services.get(employeeListStore)
  await list.open()
  const store = page.services.get(assignStore)
  store.begin(list.groups)
  return store
}

const letters = 'абвгдежиклмнопрсту'

async function hireMany(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const name = `А${letters[Math.floor(i / 18)]}${letters[i % 18]}ов`
    await page.hire(name, i % 3 === 0 ? office : quarry)
  }
}

test('300 employees get one obligation each by one call', async () => {
  await hireMany(300)
  const store = await begin()
  await store.setSection('instruction')
  store.people.choose(store.people.foundRows, true)
  expect(store.people.chosen.size).toBe(300)
  store.typeSubject({ instructionName: 'ИОТ-12 при работе на высоте' })
  store.set({ periodicity: '5 лет', date: day('2026-02-02') })
  expect(await store.assign()).toBe(300)
  const all = await page.records.obligations.list(page.company.id, { section: 'instruction' })
  expect(new Set(all.map(({ employeeId }) => employeeId)).size).toBe(300)
  expect(all[0]).toMatchObject({ periodicity: { kind: 'every', months: 60 }, deadline: '2031-02-02' })
})

test('chosen whole by department, by hand, and the choice outlives the filters', async () => {
  await page.hire('Белов', quarry)
  await page.hire('Ёжиков', quarry)
  await page.hire('Титов', office)
  const store = await begin()
  store.people.find({ departmentId: quarry.id })
  store.people.choose(store.people.foundRows, true)
  store.people.find({ departmentId: null, search: 'титов' })
  expect(store.people.foundRows).toHaveLength(1)
  store.people.choose(store.people.foundRows, true)
  store.people.find({ search: 'ежиков' })
  store.people.choose(store.people.foundRows, false)
  expect(store.people.chosenRows.map(({ employee }) => employee.lastName)).toEqual(['Титов', 'Белов'])
})

test('no one chosen and nothing typed: every message at its field, nothing lost', async () => {
  await page.hire('Белов', quarry)
  const store = await begin()
  store.set({ periodicity: 'иногда' })
  expect(await store.assign()).toBeNull()
  expect(Object.keys(store.messages)).toEqual(['employeeIds', 'briefingName', 'periodicity'])
  expect(store.messages.employeeIds).toBe('Укажите работника')
  expect(store.periodicity).toBe('иногда')
  expect(await page.records.obligations.list(page.company.id, {})).toEqual([])
})

test('the usual periodicity comes with the subject and leaves with it; one that was typed stays', async () => {
  const kind = briefingKinds.find(({ ruleId }) => ruleId !== null)
  if (kind === undefined) throw new Error('no briefing has a rule')
  await page.hire('Белов', quarry)
  const store = await begin()
  store.typeSubject({ briefingName: kind.name })
  expect(store.periodicity).toBe(store.usual?.periodicity)
  store.typeSubject({ briefingName: 'Свой инструктаж' })
  expect(store.periodicity).toBe('')
  store.set({ periodicity: '2 года' })
  store.typeSubject({ briefingName: kind.name })
  expect(store.periodicity).toBe('2 года')
})

test('where anyone chosen is under 21 an examination is proposed yearly, whatever was chosen first', async () => {
  await page.hire('Белов', quarry)
  await page.hire('Титов', quarry, { birthDate: day('2005-05-01'), hireDate: day('2026-01-10') })
  const store = await begin()
  const choose = (search: string, isChosen: boolean) => {
    store.people.find({ search })
    store.people.choose(store.people.foundRows, isChosen)
  }
  await store.setSection('medicalExamination')
  choose('Белов', true)
  store.typeSubject({ factorNumber: '1.7' })
  expect([store.periodicity, store.warning]).toEqual(['2 года', null])
  choose('Титов', true)
  expect([store.periodicity, store.warning]).toEqual(['1 год', null])
  store.set({ periodicity: '2 года' })
  expect(store.periodicity).toBe('2 года')
  expect(store.warning).toContain('21')
  choose('Титов', false)
  expect([store.periodicity, store.warning]).toEqual(['2 года', null])
})

test('the rule of law is behind the subject; a periodicity longer than the law’s is warned of', async () => {
  const kind = briefingKinds.find(({ name }) => name === 'Повторный инструктаж на рабочем месте')
  if (kind === undefined) throw new Error('there is no such briefing')
  const [belov, titov] = [await page.hire('Белов', quarry), await page.hire('Титов', quarry)]
  for (const [search, periodicity] of [
    ['Белов', null],
    ['Титов', '7 лет'],
  ] as const) {
    const store = await begin()
    store.people.find({ search })
    store.people.choose(store.people.foundRows, true)
    store.typeSubject({ briefingName: kind.name })
    store.set({ date: day('2026-01-15'), ...(periodicity ? { periodicity } : {}) })
    expect(store.warning).toEqual(periodicity ? expect.stringContaining('6 месяцев') : null)
    expect(await store.assign()).toBe(1)
  }
  const rules = async (employeeId: typeof belov.id) =>
    (await page.records.obligations.list(page.company.id, { employeeId })).map(({ ruleId }) => ruleId)
  expect(await rules(belov.id)).toEqual([kind.ruleId])
  expect(await rules(titov.id)).toEqual([kind.ruleId])
})

test('those who have the same already are named, and may get a second one or be left out', async () => {
  const belov = await page.hire('Белов', quarry)
  await page.hire('Титов', quarry)
  await page.assign(belov, { section: 'training', name: 'Работы на высоте' }, day('2026-01-10'))
  const store = await begin()
  await store.setSection('training')
  store.people.choose(store.people.foundRows, true)
  expect(store.already).toEqual([])
  store.typeSubject({ trainingName: ' работы на ВЫСОТЕ' })
  expect(store.already.map(({ employee }) => employee.lastName)).toEqual(['Белов'])
  store.people.choose(store.already, false)
  expect(store.already).toEqual([])
  expect(store.people.chosen.size).toBe(1)
})

test('what is refused is named as the form names it', async () => {
  await page.hire('Белов', quarry)
  const store = await begin()
  await store.setSection('training')
  store.people.choose(store.people.foundRows, true)
  store.typeSubject({ trainingName: 'Работы на высоте' })
  store.set({ periodicity: '1 год', date: day('2030-01-10') })
  expect(await store.assign()).toBeNull()
  expect(store.messages).toEqual({
    date: 'Укажите в поле «Дата последнего прохождения» дату не позднее сегодняшней',
  })
})

test('those whose day is before their hire are told apart, and can be left out', async () => {
  await page.hire('Белов', quarry)
  const store = await begin()
  store.people.choose(store.people.foundRows, true)
  expect(store.doubtful).toEqual([])
  store.set({ date: day('2019-09-01') })
  expect(store.doubtful.map(({ fullName }) => fullName.split(' ')[0])).toEqual(['Белов'])
  store.people.choose(store.doubtful, false)
  expect(store.doubtful).toEqual([])
  store.people.choose(store.people.foundRows, true)
  store.set({ date: day('2019-09-02') })
  expect(store.doubtful).toEqual([])
})

test('what the card begins with is there for many too: pairs of gloves, a piece to issue, five years of an assessment', async () => {
  await page.hire('Белов', quarry)
  const store = await begin()
  store.people.choose(store.people.foundRows, true)
  expect(store.dirty).toBe(true)
  await store.setSection('ppe')
  store.typeSubject({ ppe: 'Перчатки диэлектрические' })
  expect(store.input).toMatchObject({ unit: 'pair', quantity: '1', event: 'issuance' })
  await store.setSection('workingConditions')
  expect(store.periodicity).toBe('5 лет')
  store.typeSubject({ workingConditionsClass: '2' })
  store.set({ date: day('2026-02-02') })
  expect(await store.assign()).toBe(1)
  const [found] = await page.records.obligations.list(page.company.id, { section: 'workingConditions' })
  expect(found).toMatchObject({ ruleId: 'sout.repeat', periodicity: { kind: 'every', months: 60 } })
})

test('nothing is typed while a section is only looked at', async () => {
  const store = await begin()
  expect(store.dirty).toBe(false)
  await store.setSection('ppe')
  expect(store.dirty).toBe(false)
  store.typeSubject({ ppe: 'Каска' })
  expect(store.dirty).toBe(true)
})
