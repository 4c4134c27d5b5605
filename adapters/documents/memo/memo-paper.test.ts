import type { Memo } from '@osh/core/memos/memo.ts'
import { expect, test } from 'vitest'
import { aCompany, aMemo, aRow, aTraining, day, gloves, mining, months } from '#tests/examples.ts'
import type { Block } from '../paper/paper.ts'
import { makeRussianNameForms } from '../paper/russian-name-forms.ts'
import { makeMemoPaper } from './memo-paper.ts'

const company = { ...aCompany(), id: mining, version: 1 }
const forms = makeRussianNameForms()
const print = (changes: Partial<Memo>): readonly Block[] =>
  makeMemoPaper(aMemo(changes), company, forms).blocks

const linesOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph' && typeof block.text === 'string' ? [block.text] : [],
  )

/** The heads of the table, then its rows. */
function tableOf(blocks: readonly Block[]): readonly (readonly unknown[])[] {
  const table = blocks.find((block) => block.kind === 'table')
  if (table?.kind !== 'table') throw new Error('a memo has a table')
  return [...table.heads, ...table.rows].map(({ cells }) => cells.map(({ text }) => text))
}

test('a memo says whose it is, its number and day, what it asks for, and leaves room for the resolution', () => {
  const lines = linesOf(
    print({ number: 7, formedOn: day('2026-03-15'), fullName: 'О направлении на обучение', rows: [aRow(1)] }),
  )
  expect(lines).toEqual(
    expect.arrayContaining(['СЛУЖЕБНАЯ ЗАПИСКА № 7', 'от 15.03.2026', 'О направлении на обучение']),
  )
  expect(lines.some((line) => line.startsWith('Прошу '))).toBe(true)
  expect(lines.at(-1)).toMatch(/^Резолюция: _+$/)
})

test('one that was canceled says so under its day; others do not', () => {
  const canceled = linesOf(print({ canceled: true, rows: [aRow(1)] }))
  expect(canceled[canceled.findIndex((line) => line.startsWith('от ')) + 1]).toBe('ОТМЕНЕНО')
  expect(linesOf(print({ rows: [aRow(1)] }))).not.toContain('ОТМЕНЕНО')
})

test('its rows are numbered, the position stands above the department, and what is not known is a dash', () => {
  const rows = [
    aRow(1, { outcome: { kind: 'dated', date: day('2026-04-02'), result: 'passed' } }),
    aRow(2, { baseDate: null, outcome: { kind: 'dated', date: day('2026-04-03'), result: 'failed' } }),
    aRow(3),
  ]
  const [heads, ...printed] = tableOf(print({ rows }))
  expect(heads).toEqual([
    ...['№', 'ФИО', 'Должность, отдел', 'Программа обучения', 'Предыдущее обучение'],
    ...['Периодич-ность', 'Срок', 'Дата и результат'],
  ])
  const post = 'Машинист экскаватора\nКарьер'
  const name = 'name' in aTraining ? aTraining.name : ''
  expect(printed).toEqual([
    ['1', 'Работник 1', post, name, '10.04.2023', '3 года', '10.04.2026', '02.04.2026'],
    ['2', 'Работник 2', post, name, '—', '3 года', '10.04.2026', '03.04.2026\nнеудовлетворительно'],
    ['3', 'Работник 3', post, name, '10.04.2023', '3 года', '10.04.2026', ''],
  ])
})

test.each([
  ['briefing', { section: 'briefing', name: 'Повторный' }, 'Инструктаж', 'Повторный', 'Дата проведения'],
  ['instruction', { section: 'instruction', name: 'ИОТ-07' }, 'Инструкция', 'ИОТ-07', 'Дата ознакомления'],
  ['ppe', gloves(2), 'Средство индивидуальной защиты', 'Перчатки', 'Дата выдачи'],
  ['ppe', gloves(2, 'return'), 'Средство индивидуальной защиты', 'Перчатки', 'Дата возврата'],
] as const)(
  'a memo of %s names its subject, %o, and its last column',
  (section, subject, head, said, last) => {
    const [heads = [], row = []] = tableOf(print({ section, rows: [aRow(1, { subject })] }))
    expect(row[heads.indexOf(head)]).toContain(said)
    expect(heads.at(-1)).toBe(last)
  },
)

test.each([
  [
    'workingConditions',
    { section: 'workingConditions', established: '3.1' },
    '2',
    'Класс условий труда',
    '3.1',
    '2',
  ],
  ['risk', { section: 'risk', established: 'high' }, 'low', 'Уровень риска', 'повышенный', 'низкий'],
] as const)(
  'a memo of %s says what was established and what was found',
  (section, subject, found, what, before, after) => {
    const rows = [aRow(1, { subject, periodicity: months(60), outcome: { kind: 'assessed', found } })]
    const [heads = [], row = []] = tableOf(print({ section, rows }))
    expect(heads.slice(-2)).toEqual([`${what} установленный`, `${what} итоговый`])
    expect(row.slice(-2)).toEqual([before, after])
  },
)
