import { type TemplateColumn, templateColumns } from '@osh/core/imports/template/template-columns.ts'
import type { ListName, TemplateList } from '@osh/core/imports/template/template-lists.ts'
import { templateNotes, templateSheets } from '@osh/core/imports/template/template-text.ts'
import { understood } from '@osh/core/imports/template/understood.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { letterColumn } from '#ui/kit/tables/letter-column.ts'
import { writeDay } from './write-day.ts'

type Row = readonly (string | null)[]

/** Rows that are ready to be filled in: their days are days, and zeros before a number stay. */
const PREPARED = 500

const exampleRow: Row = templateColumns.map(({ example }) => example)

/** The template of a staff file as .xlsx: the staff, the lists that its cells are chosen from, and what is understood. */
export const writeTemplate = (
  lists: readonly TemplateList[],
  rows: readonly Row[] = [exampleRow],
): Promise<Uint8Array> => {
  const filled = lists.filter(({ values }) => values.length > 0)
  return writeXlsx({ sheets: [describeStaff(filled, rows), describeLists(filled), describeUnderstood()] })
}

const bold = { font: { bold: true }, alignment: { vertical: 'top', wrapText: true } } as const

/** Bold cells of a row. */
const embolden = (row: number, width: number): NonNullable<WriteSheet['cells']> =>
  new Map(Array.from({ length: width }, (_, at) => [`${row},${at}`, { style: bold }]))

function describeStaff(lists: readonly TemplateList[], rows: readonly Row[]): WriteSheet {
  const blank = Array.from({ length: Math.max(0, PREPARED - rows.length) }, () =>
    templateColumns.map(() => null),
  )
  return {
    name: templateSheets.staff,
    columns: templateColumns.map((column) => ({
      width: Math.min(28, Math.max(12, (column.example?.length ?? 0) + 2, column.title.length / 2)),
      numFmt: column.isDay ? 'dd.mm.yyyy' : '@',
    })),
    rows: [
      templateColumns.map(({ title }) => title),
      ...rows.map((row) => row.map((text, at) => writeCell(text, templateColumns[at]))),
      ...blank,
    ],
    cells: embolden(0, templateColumns.length),
    freezePane: { rows: 1, columns: 2 },
    dataValidations: templateColumns.flatMap(({ list }, at) => (list ? offer(list, at, lists) : [])),
  }
}

const writeCell = (text: string | null, column: TemplateColumn | undefined): string | Date | null =>
  column?.isDay && text !== null ? writeDay(text as LocalDate) : text

/** What may be chosen in a column; anything else may be typed. */
function offer(
  list: ListName,
  column: number,
  lists: readonly TemplateList[],
): NonNullable<WriteSheet['dataValidations']> {
  const at = lists.findIndex(({ name }) => name === list)
  const values = lists[at]?.values
  if (!values) return []
  const [cells, from] = [letterColumn(column), letterColumn(at)]
  return [
    {
      type: 'list',
      allowBlank: true,
      range: `${cells}2:${cells}${PREPARED + 1}`,
      formula1: `'${templateSheets.lists}'!$${from}$2:$${from}$${values.length + 1}`,
    },
  ]
}

function describeLists(lists: readonly TemplateList[]): WriteSheet {
  const length = Math.max(...lists.map(({ values }) => values.length))
  return {
    name: templateSheets.lists,
    columns: lists.map(({ values }) => ({
      width: Math.min(60, Math.max(18, ...values.map((value) => value.length + 2))),
    })),
    rows: [
      lists.map(({ head }) => head),
      ...Array.from({ length }, (_, at) => lists.map(({ values }) => values[at] ?? null)),
    ],
    cells: embolden(0, lists.length),
    freezePane: { rows: 1 },
  }
}

function describeUnderstood(): WriteSheet {
  const forms = Object.values(understood)
  const head = templateNotes.length + 1
  return {
    name: templateSheets.understood,
    columns: [{ width: 60 }, { width: 40, style: { alignment: { wrapText: true } } }],
    rows: [
      ...templateNotes.map((note) => [note]),
      [],
      ['Что пишут', 'Как это можно написать'],
      // In one cell: forms beside each other may read as the head of a list.
      ...forms.map((one) => [one.about, one.forms.join('\n')]),
    ],
    cells: embolden(head, 2),
  }
}
