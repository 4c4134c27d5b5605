import type { Company } from '@osh/core/companies/company.ts'
import { everyDocument } from '@osh/core/documents/document-filter.ts'
import { makeIssueDocuments } from '@osh/core/documents/issuing/issue-documents.ts'
import { joinFullName } from '@osh/core/employees/employee.ts'
import { isPastReturn } from '@osh/core/obligations/ppe/holding.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { getDay, parseISO } from 'date-fns'
import { beforeAll, expect, test } from 'vitest'
import { DemoClock } from '#adapters/demo/demo-clock.ts'
import { isWholeYear, listPapersLeft } from '#adapters/demo/demo-year.ts'
import { fillDemo } from '#adapters/demo/fill-demo.ts'
import { issuePaper } from '#adapters/demo/issue-papers.ts'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { accepted } from '#tests/contracts/world.ts'
import { pressOfAllForms } from '#tests/press-of-all-forms.ts'

const today = '2026-11-22' as LocalDate
let records: StoredRecords
let company: Company

beforeAll(async () => {
  const clock = new DemoClock(today)
  const storage = makeLedgerStorage(new MemoryLedger(), clock)
  const user = accepted(await storage.accounts.addUser('demo@example.org', 'none'))
  records = storage.openRecords(user.id)
  const press = pressOfAllForms()
  const issuer = makeIssueDocuments({ ...records, staff: records, clock, press })
  const demo = await fillDemo(records, clock, today)
  company = accepted(await records.companies.get(demo.company))
  const made = { templates: press.templates, issuer, archive: records.documents, company: company.id, clock }
  const left = async () => (await listPapersLeft(records, company.id, press.templates)).papers
  expect(await left()).toEqual(demo.papers)
  for (const paper of demo.papers) expect(await issuePaper(made, paper)).toBe('over')
  expect(await left()).toEqual([])
  expect(await isWholeYear(records, company.id)).toBe(true)
})

const isWeekend = (day: string): boolean => [0, 6].includes(getDay(parseISO(day)))

test('the director leads the company at a fitting age', async () => {
  const staff = await records.employees.list(company.id)
  const director = staff.find((one) => joinFullName(one) === company.directorName)
  expect(director?.birthDate?.slice(0, 4)).toMatch(/^19[67]/)
})

test('roles are spread over many people, a commission is of an odd number', async () => {
  const { responsibilities } = await records.responsibilities.readHolders(company.id)
  expect(new Set(responsibilities.map(({ employeeId }) => employeeId)).size).toBeGreaterThanOrEqual(12)
  const orders = responsibilities.flatMap(({ orderLink }) =>
    orderLink.kind === 'order' ? [orderLink.date] : [],
  )
  expect(orders.length).toBeGreaterThan(30)
  expect(orders.filter(isWeekend)).toEqual([])
})

test('the archive holds a year of papers, each of a working day, its orders as the appointments name them', async () => {
  const documents = await records.documents.list(company.id, everyDocument)
  expect(documents.filter(({ date }) => isWeekend(date))).toEqual([])
  expect(new Set(documents.map(({ date }) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(10)
  expect(new Set(documents.map(({ title }) => title)).size).toBeGreaterThan(20)
  const { responsibilities } = await records.responsibilities.readHolders(company.id)
  const named = new Set(
    responsibilities.map(({ orderLink }) =>
      orderLink.kind === 'order' ? `${orderLink.number} ${orderLink.date}` : '',
    ),
  )
  const orders = documents.filter(({ title }) => /^Приказ о (?:назначении|включении)/u.test(title))
  expect(orders.length).toBeGreaterThanOrEqual(10)
  expect(orders.filter(({ number, date }) => !named.has(`${number.integer} ${date}`))).toEqual([])
})

test('what was worn has come back, but for a few things', async () => {
  const held = (
    await Promise.all(
      (
        await records.employees.list(company.id)
      ).map(({ id }) => records.obligations.listHoldings(company.id, id)),
    )
  ).flat()
  const past = held.filter((holding) => isPastReturn(holding, today))
  expect(held.length).toBeGreaterThan(200)
  expect(past.length).toBeGreaterThan(5)
  expect(past.length).toBeLessThan(held.length / 5)
})
