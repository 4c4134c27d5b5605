import { listMissing } from '@osh/core/documents/answers/missing-values.ts'
import { readPersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { expect, test } from 'vitest'
import { demoCompany } from '#adapters/demo/demo-company.ts'
import { type Block, listRuns } from '../paper/paper.ts'
import { makeRussianNameForms } from '../paper/russian-name-forms.ts'
import { fillForm } from './filling/fill-form.ts'
import type { FormData } from './filling/form-data.ts'
import { compileForm } from './form.ts'
import { makeFormLibrary } from './form-library.ts'
import { readShippedParts } from './shipped-forms.ts'

const parts = readShippedParts()

const head = `---
id: test
number: 1001
title: Приказ о проверке
group: Приказы
kind: order
scope: company
per: register
basis: [{ act: tk, point: ст. 214 }]
validFrom: 2022-01-01
values:
  - { name: place, label: Место, type: place, required: false }
  - { name: person, label: Кто, type: employee }
---
`
const welder = { ...readPersonOnPaper('Ёлкин Сергей Ильич', 'Электрогазосварщик'), sex: 'm' as const }
const cook = { ...readPersonOnPaper('Ким Вера', 'Повар'), sex: 'f' as const }
const data: FormData = {
  company: demoCompany,
  document: { number: '7А', date: '2026-11-05' as LocalDate },
  employee: null,
  employees: [welder, cook],
  values: { person: { type: 'person', person: welder } },
  nameForms: makeRussianNameForms(),
}

const fill = (body: string, given: Partial<FormData> = {}) =>
  fillForm(compileForm(head + body, parts), { ...data, ...given })
const said = (block: Block): string =>
  block.kind === 'paragraph'
    ? listRuns(block.text)
        .map(({ text }) => text)
        .join('')
    : block.kind === 'table'
      ? block.rows
          .map(({ cells }) =>
            cells
              .map((cell) =>
                listRuns(cell.text)
                  .map(({ text }) => text)
                  .join(''),
              )
              .join('|'),
          )
          .join('\n')
      : block.kind
const lines = (body: string, given: Partial<FormData> = {}) =>
  fill(body, given).paper.blocks.map((block) => said(block).replaceAll('\u00a0', ' '))

test('clauses are numbered by depth, under sections, past tables, and again where told', () => {
  expect(lines('1. а\n1. б\n   1. в\n   1. г\n1. д\n\n::restart\n\n1. е')).toEqual([
    '1. а',
    '2. б',
    '2.1. в',
    '2.2. г',
    '3. д',
    '1. е',
  ])
  const sections =
    '## Один\n\n1. а\n\nтекст\n\n1. б\n   1. в\n      1. г\n\n## Два\n\n1. д\n\n### Без номера\n\n1) x\n1) y\n\n- z'
  expect(lines(sections)).toEqual([
    '1. Один',
    '1.1. а',
    'текст',
    '1.2. б',
    '1.2.1. в',
    '1.2.1.1. г',
    '2. Два',
    '2.1. д',
    'Без номера',
    '1) x',
    '2) y',
    '– z',
  ])
})

test('a condition takes its clause and its number away', () => {
  const body =
    '1. а\n\n{{#if values.place}}\n\n1. в {{values.place}}\n\n{{else}}\n\n1. нигде\n\n{{/if}}\n\n1. в'
  expect(lines(body)).toEqual(['1. а', '2. нигде', '3. в'])
  const place = { type: 'text', text: 'цехе' } as const
  expect(lines(body, { values: { place } })).toEqual(['1. а', '2. в цехе', '3. в'])
  expect(lines('В{{#if values.place}} {{values.place}}{{else}}не{{/if}}.')).toEqual(['Вне.'])
})

test('people, days and filters are said as papers say them', () => {
  expect(
    lines(
      '{{values.person | dative}}; {{values.person | short | genitive}}; {{values.person.name | initials}}',
    ),
  ).toEqual(['электрогазосварщику Ёлкину Сергею Ильичу; электрогазосварщика Ёлкина С. И.; С. И. Ёлкин'])
  expect(
    lines('{{document.date | dateLong}} № {{document.number}}, {{document.date}}, {{company.city}}'),
  ).toEqual(['«05» ноября 2026 г. № 7А, 05.11.2026, г. Пермь'])
  expect(
    lines('{{values.person.position | upper}} {{item.snils | or "—"}}'.replace('item', 'values.person')),
  ).toEqual(['ЭЛЕКТРОГАЗОСВАРЩИК —'])
})

test('numbers, their nouns, and words that go by a person’s sex', () => {
  const number = (number: number) => ({ values: { place: { type: 'number', number } as const } })
  expect(lines('{{values.place}} рублей', number(1_250_000))).toEqual(['1 250 000 рублей'])
  const days = '{{values.place | plural "день" "дня" "дней"}}'
  expect([1, 2, 5, 11, 21, 1.5].flatMap((n) => lines(days, number(n)))).toEqual([
    '1 день',
    '2 дня',
    '5 дней',
    '11 дней',
    '21 день',
    '1,5 дня',
  ])
  const acquainted = '{{values.person | gender "ознакомлен" "ознакомлена"}}'
  const of = (person: typeof welder | typeof cook | ReturnType<typeof readPersonOnPaper>) =>
    lines(acquainted, { values: { person: { type: 'person', person } } })
  expect(
    [welder, cook, readPersonOnPaper('Иванова Алла Петровна', ''), readPersonOnPaper('Ли Саша', '')].flatMap(
      of,
    ),
  ).toEqual(['ознакомлен', 'ознакомлена', 'ознакомлена', 'ознакомлен(а)'])
  const [caption] = lines(
    '::sign С приказом {{values.person | gender "ознакомлен" "ознакомлена"}}: values.person',
    {
      values: { person: { type: 'person', person: cook } },
    },
  )
  expect(caption).toBe('С приказом ознакомлена:')
})

test('the sex of a person typed by hand is told by the name', () => {
  const person = { type: 'person', person: readPersonOnPaper('Иванова Алла Петровна', 'Повар') } as const
  const body = '{{values.person.sex}}{{#if values.person.sex = "женский"}}, она{{/if}}'
  expect(lines(body, { values: { person } })).toEqual(['женский, она'])
})

test('a person is named with the department, in its genitive, and departments have cases', () => {
  const person = { ...welder, department: 'Участок сварки' }
  const values = { person: { type: 'person', person } } as const
  expect(lines('От {{values.person | genitive | withDepartment | short}} и т. д.', { values })).toEqual([
    'От электрогазосварщика участка сварки Ёлкина С. И. и т. д.',
  ])
  expect(lines('::left {{values.person | dative | withDepartment | capital}}', { values })).toEqual([
    'Электрогазосварщику участка сварки Ёлкину Сергею Ильичу',
  ])
  expect(lines('По {{values.person.department | dative | small}}', { values })).toEqual(['По участку сварки'])
  expect(lines('({{values.person.position | small}})', { values })).toEqual(['(электрогазосварщик)'])
})

test('whoever is named twice is in a list once, and signs once', () => {
  const values = { person: { type: 'person', person: welder } } as const
  const body = '{{#each employees | without "values.person"}}\n\n{{item.name}}\n\n{{/each}}'
  expect(lines(body, { values })).toEqual(['Ким Вера'])
  expect(lines(body, { employees: [welder], values })).toEqual([])
  const [, sheet] = lines('::acquainted values.person, employees', { values })
  expect(sheet?.split('\n').map((row) => row.split('|')[1])).toEqual(['Ёлкин Сергей Ильич', 'Ким Вера'])
})

test('a rule to the margin ends its line, with its caption', () => {
  const [block] = fill('1. Принял: {{line end "подпись, дата"}}').paper.blocks
  expect(block).toMatchObject({ align: 'left', toMargin: '(подпись, дата)' })
  expect(fill('::left Принял: {{line end}}').paper.blocks[0]).toMatchObject({ toMargin: '' })
  expect(() => fill('Принял: {{line end}} дня')).toThrow('a rule to the margin ends its line')
  expect(() => fill('::table widths=100\n| а |\n|---|\n| {{line end}} |')).toThrow('a cell has no rule')
})

test('a condition compares, in a line and about clauses', () => {
  const place = { type: 'text', text: 'по вине работника' } as const
  const body = '{{#if values.place = "по вине работника"}}Не платят{{else}}Платят{{/if}}.'
  expect([...lines(body, { values: { place } }), ...lines(body)]).toEqual(['Не платят.', 'Платят.'])
  const clause = '{{#if values.place = "простой" "по вине работника"}}\n\n1. а\n\n{{/if}}\n\n1. б'
  expect(lines(clause, { values: { place } })).toEqual(['1. а', '2. б'])
  expect(lines(clause)).toEqual(['1. б'])
})

test('a dot that a value ends with is not doubled by a full stop', () => {
  expect(lines('Составлен {{document.date | dateLong}}. Действует, {{values.person | short}}.')).toEqual([
    'Составлен «05» ноября 2026 г. Действует, электрогазосварщик Ёлкин С. И.',
  ])
  expect(lines('Дата *{{document.date | dateLong}}*. И{{values.person | short}}...')).toEqual([
    'Дата «05» ноября 2026 г. Иэлектрогазосварщик Ёлкин С. И....',
  ])
})

test('values keep together what must be on one line', () => {
  const place = {
    type: 'text',
    text: 'ООО «Вега», г. Пермь, д. 1, тел. +7 (342) 200, от 22.09.2021, «О мерах»',
  } as const
  const [block] = fill('№ {{values.place}}, п. {{document.number}}', { values: { place } }).paper.blocks
  expect(block && said(block).replaceAll('\u00a0', '~')).toBe(
    '№~ООО~«Вега», г.~Пермь, д.~1, тел.~+7~(342)~200, от~22.09.2021, «О~мерах», п.~7А',
  )
})

test('the only appendix has no number', () => {
  const named = (body: string) => lines(body).filter((line) => line.startsWith('Приложение'))
  expect(named('текст\n\n::appendix Список')).toEqual(['Приложение\nк приказу от 05.11.2026 № 7А'])
  expect(named('::appendix А\n\n::appendix Б')).toEqual([
    'Приложение № 1\nк приказу от 05.11.2026 № 7А',
    'Приложение № 2\nк приказу от 05.11.2026 № 7А',
  ])
})

test('a row repeats for each, and bars and asterisks of values are no markup', () => {
  const table =
    '::table widths=10,90\n| № | Кто |\n|---|---|\n| {{#each employees}}{{n}} | {{item.name | short}}{{/each}} |'
  expect(lines(table)).toEqual(['1|Ёлкин С. И.\n2|Ким В.'])
  const place = { type: 'text', text: '**a** | {{b}} <c>' } as const
  expect(lines('в {{values.place}}', { values: { place } })).toEqual(['в **a** | {{b}} <c>'])
})

test('a place with nothing to say is a hole, named by whose it is', () => {
  const { holes } = fill(
    '::table widths=50,50\n| а | б |\n|---|---|\n| {{#each employees}}{{item.snils}} | {{item.name}}{{/each}} |',
  )
  const { template } = compileForm(head)
  expect(listMissing(template, holes).map(({ label }) => label)).toEqual([
    'СНИЛС: Ёлкин Сергей Ильич',
    'СНИЛС: Ким Вера',
  ])
  expect(fill('{{values.place}}').holes).toHaveLength(1)
  expect(fill('{{#each employees}}\n\n{{item.name}}\n\n{{/each}}', { employees: [] }).holes).toHaveLength(1)
})

test('the opinion of employees is beside the approval, and is left out where there was no one to ask', () => {
  const body = '::part opinion\n\n::approve'
  const opinion = compileForm(head + body, parts)
  const asked = opinion.template.values.map(({ name, required }) => [name, required])
  expect(asked.slice(2)).toEqual([
    ['opinionOf', false],
    ['opinionDate', false],
    ['opinionProtocol', false],
  ])
  const opinionOf = { type: 'text', text: 'представительного органа работников' } as const
  const opinionDate = { type: 'date', date: '2026-11-02' as LocalDate } as const
  const opinionProtocol = { type: 'text', text: '5' } as const
  const [stamps, ...rest] = lines(body, { values: { opinionOf, opinionDate, opinionProtocol } })
  expect(rest).toEqual([])
  expect(stamps).toMatch(
    /^УЧТЕНО\nмнение представительного органа работников\n\(протокол от 02\.11\.2026 № 5\)\|УТВЕРЖДАЮ/u,
  )
  expect(lines(body)).toHaveLength(1)
  expect(lines(body)[0]).toMatch(/^\|УТВЕРЖДАЮ/u)
  expect(fill(body, { values: { opinionOf } }).holes.map(({ path }) => path.join('.'))).toEqual([
    'values.opinionDate',
    'values.opinionProtocol',
  ])
})

test.each([
  ['{{#if values.place}}x', 'not closed'],
  ['x{{/if}}', 'closes nothing'],
  ['{{values.place | nominative}}', 'no filter'],
  ['{{values.place | plural "день"}}', 'plural takes 3 words'],
  ['{{values.place | lower "день"}}', 'lower takes 0 words'],
  ['{{#if values.place = нет}}x{{/if}}', 'no comparison'],
  ['{{Values}}', 'no placeholder'],
  ['{{values.place', 'not closed'],
  ['::unknown', 'no shared block'],
  ['::table widths=50,40\n| а | б |\n|---|---|', 'add up to 90'],
  ['::table widths=50,50\n\nтекст', 'no table'],
  ['::table color=red\n| а |\n|---|', 'no option color'],
])('%s is refused', (body, message) => {
  expect(() => compileForm(head + body)).toThrow(message)
})

test('a library names the file that is broken and the number that is taken', () => {
  expect(() => makeFormLibrary({ 'orders/a.md': head, 'orders/b.md': head })).toThrow(
    'orders/b.md: number 1001 is taken',
  )
  expect(() => makeFormLibrary({ 'orders/a.md': 'x' })).toThrow('orders/a.md: no front matter')
  expect(() => makeFormLibrary({ 'orders/a.md': head.replace('Приказы', 'Прочее') })).toThrow(
    'no group: Прочее',
  )
})

test('a member who keeps the minutes signs once', () => {
  const commission = {
    chair: readPersonOnPaper('Ан Ян', 'Мастер'),
    members: [welder, cook],
    secretary: { ...cook },
  }
  const given = { values: { person: { type: 'commission', commission } } } as const
  const signs = fill('::sign values.person', given).paper.blocks
  expect(signs.map((block) => (block.kind === 'signature' ? [block.role, block.name] : []))).toEqual([
    ['Председатель комиссии,\nмастер', 'Я.\u00a0Ан'],
    ['Член комиссии,\nэлектрогазосварщик', 'С.\u00a0И.\u00a0Ёлкин'],
    ['Член комиссии, секретарь,\nповар', 'В.\u00a0Ким'],
  ])
})

test('a dated signature has a place for its day; «УТВЕРЖДАЮ» takes words below', () => {
  const [dated] = fill('::sign values.person, dated').paper.blocks
  expect(dated).toMatchObject({ name: expect.stringMatching(/Ёлкин\n«____» __________ 20___ г\.$/u) })
  const [approved] = fill('::approve Печать (при наличии печати)').paper.blocks
  expect(JSON.stringify(approved)).toContain('г.\\nПечать (при наличии печати)')
})

test('a code does not begin on another line than its word', () => {
  const text = fill('Случай. Код {{document.number}}. Код 3.08.5').paper.blocks.map(said).join('')
  expect(text).toBe('Случай. Код\u00a07А. Код\u00a03.08.5')
})
