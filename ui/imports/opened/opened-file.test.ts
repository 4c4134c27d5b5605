// @vitest-environment node
import { readTable } from '@osh/core/imports/read-table.ts'
import type { Cell } from '@osh/core/imports/sheet.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { eventually } from '#tests/patience.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { OpenedFile } from './opened-file.ts'

const FACT = 'briefingDate:Вводный инструктаж'
const rows: readonly (readonly Cell[])[] = [
  ['ФИО', 'Отдел', 'Когда', 'Когда'],
  ['Титова Вера Ильинична', 'Карьер', '10.03.2026', '01.02.2020'],
]

async function openFile() {
  const page = await openAsUser()
  const quarry = await page.department('Карьер')
  const vera = await page.hire('Титова', quarry, { firstName: 'Вера', fatherName: 'Ильинична' })
  await page.assign(vera, { section: 'briefing', name: 'Вводный инструктаж' }, day('2026-03-10'))
  const asked = { failing: false, answer: Promise.resolve(), duties: 0 }
  const { employees, departments, positions, subscriptions, obligations } = page.records
  const list: typeof obligations.list = async (...of) => {
    asked.duties += 1
    await asked.answer
    if (asked.failing) throw new Unavailable(503)
    return obligations.list(...of)
  }
  const ports = { employees, departments, positions, subscriptions, obligations: { list } }
  const opened = new OpenedFile([{ name: '', rows }], [], ports, page.services.get(inCompany))
  expect(await opened.readGround()).toBeNull()
  return { opened, asked }
}

test('what was done is held against the records, though a column is first told of by hand', async () => {
  const { opened, asked } = await openFile()
  expect([opened.comparing.is, asked.duties]).toEqual(['ready', 0])
  const { promise, resolve } = Promise.withResolvers<void>()
  asked.answer = promise
  opened.setColumn(2, FACT)
  expect([opened.comparing.is, opened.plan]).toEqual(['pending', []])
  resolve()
  await eventually(() => opened.comparing.is).toBe('ready')
  expect(opened.plan).toMatchObject([{ is: 'same' }])
  opened.setColumn(2, null)
  opened.setColumn(3, FACT)
  expect(opened.comparing.is).toBe('ready')
  expect(asked.duties).toBe(1)
})

test('where the records can’t be read nothing is compared, until they can', async () => {
  const { opened, asked } = await openFile()
  asked.failing = true
  opened.setColumn(2, FACT)
  await eventually(() => opened.comparing).toEqual({ is: 'failed', status: 503 })
  expect(opened.plan).toEqual([])
  opened.setColumn(2, null)
  expect(opened.comparing.is).toBe('ready')
  asked.failing = false
  opened.setColumn(2, FACT)
  await eventually(() => opened.comparing.is).toBe('ready')
  expect(opened.plan).toMatchObject([{ is: 'same' }])
})

test('a head that is chosen by hand brings what its columns say was done', async () => {
  const { opened, asked } = await openFile()
  opened.takeHeader({ first: 0, last: 0, titles: ['ФИО', 'Отдел', 'Вводный инструктаж'] })
  await eventually(() => opened.comparing.is).toBe('ready')
  expect(opened.plan).toMatchObject([{ is: 'same' }])
  await opened.readGround()
  expect(asked.duties).toBe(2)
})

test('why a column is what it is follows what is chosen', async () => {
  const { opened } = await openFile()
  expect(Object.fromEntries(opened.why)).toEqual({ 0: 'title', 1: 'title' })
  opened.setColumn(2, 'department')
  expect(Object.fromEntries(opened.why)).toEqual({ 0: 'title', 2: 'chosen' })
  opened.setColumn(2, null)
  expect(Object.fromEntries(opened.why)).toEqual({ 0: 'title' })
  expect(opened.shownColumns.map(({ title, examples }) => [title, ...examples])[3]).toEqual([
    ...['Когда', '01.02.2020'],
  ])
})

test('what is sent to be loaded tells two columns of one title apart', async () => {
  const { opened } = await openFile()
  opened.setColumn(2, 'birthDate')
  opened.setColumn(3, 'hireDate')
  const read = readTable(opened.write('Штат.xlsx'))
  expect(read).toMatchObject({
    value: { columns: { фио: 'fullName', когда: 'birthDate', 'когда (2)': 'hireDate' } },
  })
})
