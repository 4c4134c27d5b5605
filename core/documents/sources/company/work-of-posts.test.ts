import { expect, test } from 'vitest'
import { aCompany, day } from '../../../../tests/examples.ts'
import type { EmployeeId } from '../../../employees/employee.ts'
import type { HolderOfRole } from '../facts/holders.ts'
import type { SharedDuty } from '../facts/work-records.ts'
import type { KnownFacts, SourceFacts } from '../source.ts'
import { sources } from '../source-table.ts'

const welder = { position: 'Сварщик', department: 'Сварка' }
const driver = { position: 'Водитель', department: 'Гараж' }
const ppe = (name: string, event: 'issuance' | 'return' = 'issuance') =>
  ({ section: 'ppe', name, quantity: 2, unit: 'pair', norm: null, size: null, event }) as const
const duty = (changes: Partial<SharedDuty>): SharedDuty => ({
  ...{ ...welder, people: 3, subject: ppe('Перчатки'), due: null },
  ...{ periodicity: { kind: 'every', months: 6 }, ...changes },
})
const holder = (code: string, fullName: string): HolderOfRole => ({
  ...{ employeeId: 7 as HolderOfRole['employeeId'], code, role: code, fullName, position: 'Мастер' },
  ...{ department: 'Сварка', orderLink: { kind: 'not-required' } },
})
const ask = (name: keyof typeof sources, facts: Partial<KnownFacts>) =>
  sources[name]?.fill({ day: day('2026-11-20'), company: aCompany(), holders: [], ...facts })

test('PPE that takes a skill: the belt, the respirator, the gloves against current; nothing else', () => {
  const asked = [
    duty({ subject: ppe('Привязь страховочная') }),
    duty({ subject: ppe('Привязь страховочная'), ...driver, people: 1 }),
    duty({ subject: ppe('Респиратор') }),
    duty({ subject: ppe('Перчатки диэлектрические') }),
    duty({ subject: ppe('Костюм для защиты') }),
  ]
  const holders = [holder('trainer', 'Ёлкин П. С.')]
  expect(ask('ppe.skilled', { 'shared-ppe': asked })?.value).toEqual([
    { name: 'Перчатки диэлектрические', posts: 'Сварщик', skill: expect.stringContaining('проколы') },
    { name: 'Привязь страховочная', posts: 'Водитель, Сварщик', skill: expect.stringContaining('анкерной') },
    { name: 'Респиратор', posts: 'Сварщик', skill: expect.stringContaining('фильтров') },
  ])
  expect(ask('ppe.skilled-posts', { 'shared-ppe': asked.slice(0, 2), holders })?.value).toEqual([
    {
      ...{ name: 'Привязь страховочная', posts: 'Водитель, Сварщик', count: '4' },
      ...{ reason: expect.stringContaining('осмотр'), trainer: 'Ёлкин П. С., Мастер' },
    },
  ])
  expect(ask('ppe.skilled', { 'shared-ppe': asked.slice(4) })).toBeNull()
})

test('internship goes with works of high risk: as long as the company says, two shifts at least', () => {
  const risky = {
    section: 'training',
    name: 'Безопасные методы и приемы выполнения огневых работ',
  } as const
  const posts = [
    { ...welder, people: 3, women: 0 },
    { ...driver, people: 1, women: 0 },
  ]
  const asked = [
    duty({ subject: risky }),
    duty({ ...driver, subject: { section: 'training', name: 'Оказание первой помощи пострадавшим' } }),
    duty({ ...driver, subject: { section: 'training', name: 'Вводный курс организации' } }),
  ]
  const internship = (facts: SourceFacts['facts'], holders = [holder('internship', 'Ёлкин П. С.')]) =>
    ask('internship.posts', { posts, 'shared-training': asked, holders, facts })?.value
  const row = { post: 'Сварщик', department: 'Сварка', mentor: 'Мастер', danger: risky.name }
  expect(internship(new Map([['training', [{ shifts: '5' }]]]))).toEqual([{ ...row, shifts: '5' }])
  expect(internship(new Map())).toEqual([{ ...row, shifts: '2' }])
  expect(internship(new Map([['training', []]]), [])).toEqual([{ ...row, mentor: '', shifts: '2' }])
})

test('at a fire each holder of a role does what is theirs, a second one stands in', () => {
  const holders = [
    holder('el-head', 'Лапин Р. С.'),
    holder('fire-evac', 'Ёлкин П. С.'),
    holder('fire-evac', 'Гусев К. А.'),
  ]
  expect(ask('fire.duties', { holders })?.value).toEqual([
    {
      action: 'Объявляет эвакуацию, выводит и пересчитывает людей',
      ...{ person: 'Ёлкин П. С., Мастер', substitute: 'Гусев К. А., Мастер' },
    },
    { action: 'Отключает электроэнергию', person: 'Лапин Р. С., Мастер', substitute: '' },
  ])
  expect(ask('fire.duties', {})).toBeNull()
})

test('the head of a person is who answers for the department, and never the person', () => {
  const head = (id: number, department: string, holders: readonly HolderOfRole[]) =>
    ask('person.head', {
      employee: { department, employee: { id } } as SourceFacts['employee'],
      holders,
    } as Partial<KnownFacts>)
  const foreman = { ...holder('workplace-briefing', 'Ёлкин П. С.'), employeeId: 8 as EmployeeId }
  const chief = holder('ot-division', 'Лапин Р. С.')
  expect(head(1, 'Сварка', [foreman, chief])).toEqual({
    value: 7,
    from: 'из ответственных лиц: ot-division',
  })
  expect(head(1, 'Сварка', [foreman])?.value).toBe(8)
  expect(head(7, 'Сварка', [chief])).toBeNull()
  expect(head(1, 'Гараж', [chief])).toBeNull()
})
