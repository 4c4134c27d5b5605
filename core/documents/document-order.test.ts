import { expect, test } from 'vitest'
import { day, employee, instant, mining, someone } from '../../tests/examples.ts'
import type { IncidentId } from '../incidents/incident.ts'
import type { Document, DocumentId } from './document.ts'
import { type DocumentFilter, everyDocument } from './document-filter.ts'
import { compareInArchiveOrder, isFound, searchKeyOf } from './document-order.ts'
import type { TemplateId } from './library/template.ts'

const mark = { sha256: '', size: 0 }
const aDocument = (id: number, changes: Partial<Document> = {}): Document => ({
  id: id as DocumentId,
  companyId: mining,
  templateId: 1001 as TemplateId,
  groupId: 1,
  kind: 'order',
  title: 'Приказ о назначении ответственного за 29н',
  number: { integer: 7, letter: 'А' },
  date: day('2026-11-20'),
  employees: [{ id: employee(5), fullName: 'Семёнова Анна Ильинична' }],
  batch: id as DocumentId,
  files: { docx: mark, pdf: mark },
  enteredBy: someone,
  enteredAt: instant('2026-11-20T09:00:00.000Z'),
  annulled: null,
  ...changes,
})

test('the latest date is first, of one day the last issued', () => {
  const documents = [
    aDocument(1),
    aDocument(2, { date: day('2026-11-19') }),
    aDocument(3),
    aDocument(4, { date: day('2026-11-21') }),
  ]
  for (const some of [documents, documents.toReversed()])
    expect(some.toSorted(compareInArchiveOrder).map(({ id }) => id)).toEqual([4, 3, 1, 2])
})

test('a search looks into number, title and names', () => {
  expect(searchKeyOf(aDocument(1))).toBe(
    '№7а приказ о назначении ответственного за 29н семенова анна ильинична',
  )
})

const finds = (filter: Partial<DocumentFilter>, changes: Partial<Document> = {}): boolean =>
  isFound(aDocument(1, changes), { ...everyDocument, ...filter })

test.each([
  '',
  '7а',
  '№7А',
  '007а',
  '№ 7А от 20.11.2026',
  '20.11.2026 г.',
  '20.11.26',
  'семенова',
  'СЕМЁН',
  '29н',
  'назнач',
  'анна приказ',
  'приказы',
  ' приказ  ',
])('«%s» finds it', (search) => {
  expect(finds({ search })).toBe(true)
})

test.each([
  '8а',
  '7б',
  '21.11.2026',
  'медосмотры',
  'семенова петрова',
  '9н',
  '20.11.25',
  '1.2.2026',
  'суот',
  'назначение',
])('«%s» does not', (search) => {
  expect(finds({ search })).toBe(false)
})

test('a later edition is found by its word, the first is not', () => {
  expect(searchKeyOf(aDocument(1, { edition: 2, employees: [] }))).toBe(
    '№7а приказ о назначении ответственного за 29н редакция 2',
  )
  expect(finds({ search: 'редакция 2' }, { edition: 2 })).toBe(true)
  expect(finds({ search: 'редакция' }, { edition: 1 })).toBe(false)
})

test('a number is no part of another number, a day is looked for in dates alone', () => {
  expect(finds({ search: '7' }, { number: { integer: 7, letter: '' } })).toBe(true)
  expect(finds({ search: '7' }, { number: { integer: 17, letter: '' } })).toBe(false)
  expect(finds({ search: '20.11.2026' }, { title: '20.11.2026', date: day('2026-11-21') })).toBe(false)
  expect(finds({ search: '1.2.2026' }, { date: day('2026-02-01') })).toBe(true)
  expect(finds({ search: '29' })).toBe(true)
})

test('a group is found by a word of three letters of its name, not by two', () => {
  const medical = { groupId: 3, title: 'Список', employees: [] }
  expect(finds({ search: 'меди' }, medical)).toBe(false)
  expect(finds({ search: 'мед' }, medical)).toBe(true)
  expect(finds({ search: 'ме' }, medical)).toBe(false)
  expect(finds({ search: 'осмотры' }, medical)).toBe(false)
})

test('each filter leaves its own', () => {
  expect(finds({ groupId: 1, templateId: 1001 as TemplateId, employeeId: employee(5) })).toBe(true)
  expect(finds({ groupId: 2 })).toBe(false)
  expect(finds({ templateId: 1002 as TemplateId })).toBe(false)
  expect(finds({ employeeId: employee(6) })).toBe(false)
  const two = [...aDocument(1).employees, { id: employee(6), fullName: 'Яковлев' }]
  expect(finds({ employeeId: employee(6) }, { employees: two })).toBe(true)
  expect(finds({ from: day('2026-11-20'), to: day('2026-11-20') })).toBe(true)
  expect(finds({ from: day('2026-11-21') })).toBe(false)
  expect(finds({ to: day('2026-11-19') })).toBe(false)
  expect(finds({ search: 'приказ', groupId: 2 })).toBe(false)
})

test('the file of an accident has its own papers alone', () => {
  const [four, five] = [4 as IncidentId, 5 as IncidentId]
  expect(finds({ incidentId: four }, { incidentId: four })).toBe(true)
  expect(finds({ incidentId: four }, { incidentId: five })).toBe(false)
  expect(finds({ incidentId: four })).toBe(false)
  expect(finds({}, { incidentId: four })).toBe(true)
})
