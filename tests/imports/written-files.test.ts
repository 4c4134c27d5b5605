import { findHeader } from '@osh/core/imports/columns/find-header.ts'
import { proposeColumns } from '@osh/core/imports/columns/propose-columns.ts'
import { isFactDay } from '@osh/core/imports/done/fact-field.ts'
import { mayHavePeople } from '@osh/core/imports/has-people.ts'
import type { NewEntry } from '@osh/core/imports/plan/import-plan.ts'
import { planImport } from '@osh/core/imports/plan/plan-import.ts'
import { takeRows } from '@osh/core/imports/rows/take-rows.ts'
import { makeSampleSheet } from '@osh/core/imports/sample/sample-sheet.ts'
import type { Sheet } from '@osh/core/imports/sheet.ts'
import { templateColumns } from '@osh/core/imports/template/template-columns.ts'
import { makeTemplateLists } from '@osh/core/imports/template/template-lists.ts'
import { shippedPositions } from '@osh/core/positions/shipped-positions.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import { writeSample } from '#ui/imports/files/write-sample.ts'
import { writeTemplate } from '#ui/imports/files/write-template.ts'
import { readTable } from '../../adapters/sheets/program/read-table.ts'

const today = day('2026-11-23')
const lists = makeTemplateLists({
  departments: ['Склад', 'Цех № 1'],
  positions: shippedPositions.map(({ name }) => name),
})

function plan(sheet: Sheet | undefined) {
  const header = sheet && findHeader(sheet)
  if (!sheet || !header) throw new Error('no head')
  const { columns } = proposeColumns(sheet, header)
  const ground = { today, staff: [], departments: [], positions: [], duties: [] }
  const decisions = { choices: new Map(), places: new Map(), dismissals: new Map() }
  return { columns, plan: planImport(ground, takeRows(sheet, header, columns), decisions).entries }
}

it('the template as it is has no row of anybody, and is understood whole', async () => {
  const sheets = await readTable(await writeTemplate(lists))
  expect(sheets.map(({ name }) => name)).toEqual(['Работники', 'Списки', 'Что понимаем'])
  const read = plan(sheets[0])
  expect([...read.columns.values()]).toEqual(templateColumns.map(({ field }) => field))
  expect(read.plan).toEqual([])
  expect(sheets.slice(1).map(findHeader)).toEqual([null, null])
  expect(mayHavePeople(sheets)).toBe(false)
})

it('filled in with three people it is loaded, each with all that was done', async () => {
  const people = [
    { lastName: 'Мохов', firstName: 'Игнат', fatherName: 'Львович', snils: '112-233-445 95' },
    { lastName: 'Нилова', firstName: 'Яна', fatherName: 'Олеговна', sex: 'женский', snils: null },
    { lastName: 'Ким', firstName: 'Ли', fatherName: null, sex: 'мужской', snils: null },
  ].map((own, i) => ({ ...own, personnelNumber: `000${i + 1}`, email: `office${i}@example.org` }))
  const rows = [null, ...people].map((own) =>
    templateColumns.map(({ field, example }) =>
      own && field in own ? (own[field as keyof typeof own] ?? null) : example,
    ),
  )
  const [sheet] = await readTable(await writeTemplate(lists, rows))
  const entries = plan(sheet).plan as readonly NewEntry[]
  expect(entries.map(({ is, line }) => [is, line])).toEqual([3, 4, 5].map((line) => ['new', line]))
  expect(entries.map(({ details }) => details.personnelNumber)).toEqual(['0001', '0002', '0003'])
  expect(entries[0]).toMatchObject({
    details: { sex: 'm', snils: '112-233-445 95', positionStaff: 'Слесарь-ремонтник 5 разряда' },
    place: { department: { name: 'Цех № 1' }, position: { name: 'Слесарь-ремонтник' } },
  })
  const told = templateColumns.filter(({ field, example }) => isFactDay(field) && example !== null)
  expect(told.length).toBeGreaterThan(8)
  const dates = new Set<string | null>(entries[0]?.facts.map(({ date }) => date))
  expect(told.filter(({ example }) => !dates.has(example))).toEqual([])
})

it('its cells offer what the lists hold', async () => {
  const parts = unzipSync(await writeTemplate(lists))
  const staff = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const offered = [...staff.matchAll(/sqref="([A-Z]+)2:[A-Z]+\d+"[^>]*><formula1>([^<]+)</gu)]
  expect(offered).toHaveLength(templateColumns.filter(({ list }) => list !== null).length)
  const [, book] = await readTable(await writeTemplate(lists))
  for (const [, , formula = ''] of offered) {
    const [, letter = '', last = ''] = /\$([A-Z])\$2:\$[A-Z]\$(\d+)$/u.exec(formula) ?? []
    const column = letter.charCodeAt(0) - 65
    expect(book?.rows[Number(last) - 1]?.[column], formula).toBeTruthy()
    expect(book?.rows[Number(last)]?.[column] ?? null, formula).toBeNull()
  }
})

it('the sample is read as it was made', async () => {
  const made = makeSampleSheet(today)
  const [read] = await readTable(await writeSample(made))
  const { plan: entries } = plan(read)
  expect(entries).toEqual(plan(made).plan)
  expect(entries.filter(({ is }) => is === 'new')).toHaveLength(300)
})
