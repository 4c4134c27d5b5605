import { expect, test } from 'vitest'
import type { CompanyId } from '../../companies/company.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { type FieldError, type FieldErrors, fieldErrors, notFound } from '../../shared/results/refusals.ts'
import { err, ok } from '../../shared/results/result.ts'
import type { Document, DocumentId } from '../document.ts'
import type { TemplateId } from '../library/template.ts'
import type { IssueCode } from '../refusal-codes.ts'
import type { DocumentIssuer, IssueRequest } from './document-issuer.ts'
import { type IssueProgress, issueInParts } from './issue-in-parts.ts'

const common: FieldError<'date/invalid'> = { field: 'documentDate', code: 'date/invalid' }
const manyErrors = (...errors: readonly FieldError<IssueCode>[]): FieldErrors<IssueCode> => ({
  code: 'fields',
  errors,
})
const refusal = fieldErrors({ field: 'documentNumber', code: 'document-number/invalid' })

/** Issues with ids from 50 on, and refuses the request of that number. */
function issuerRefusing(refused = 0, lacking: readonly number[] = []) {
  const checked: number[] = []
  const asked: IssueRequest[] = []
  const issuer: Pick<DocumentIssuer, 'check' | 'issue'> = {
    check: async (_, { employeeIds }) => {
      checked.push(employeeIds.length)
      const rows = employeeIds.flatMap((id, row) => (lacking.includes(id) ? [row] : []))
      const lacks = rows.map((row) => ({ field: 'employeeIds', row, code: 'employee/unknown' }) as const)
      return lacks.length === 0 ? ok({ papers: employeeIds.length }) : err(manyErrors(...lacks, common))
    },
    issue: async (_, request) => {
      asked.push(request)
      const id = (49 + asked.length) as DocumentId
      return asked.length === refused ? err(refusal) : ok({ id, batch: request.batch ?? id } as Document)
    },
  }
  return { issuer, asked, checked }
}

const request: IssueRequest = {
  templateId: 4001 as TemplateId,
  number: { integer: 30, letter: '' },
  date: '2026-11-20' as LocalDate,
  employeeIds: Array.from({ length: 8 }, (_, i) => (i + 1) as EmployeeId),
  answers: {},
  batch: null,
}

test('what is to be remembered goes with the first part alone', async () => {
  const { issuer, asked } = issuerRefusing()
  await issueInParts(issuer, 1 as CompanyId, { ...request, remember: { place: null } }, () => {})
  expect(asked.map(({ remember }) => remember)).toEqual([{ place: null }, {}, {}])
})

test('every employee is asked for once, the later parts join the first', async () => {
  const { issuer, asked } = issuerRefusing()
  const told: IssueProgress[] = []
  const issued = await issueInParts(issuer, 1 as CompanyId, request, (progress) => told.push(progress))
  expect(issued).toMatchObject({ ok: true, value: { id: 50 } })
  expect(asked.flatMap(({ employeeIds }) => employeeIds)).toEqual(request.employeeIds)
  expect(asked.map(({ number, batch }) => [number?.integer, batch])).toEqual([
    [30, null],
    [undefined, 50],
    [undefined, 50],
  ])
  expect(told.map(({ issued }) => issued)).toEqual([0, 3, 6, 8])
})

test('no part is without employees', async () => {
  const { issuer, asked } = issuerRefusing()
  const six = { ...request, employeeIds: request.employeeIds.slice(0, 6) }
  await issueInParts(issuer, 1 as CompanyId, six, () => {})
  expect(asked.map(({ employeeIds }) => employeeIds.length)).toEqual([3, 3])
})

test('a refusal and a wish to stop end it', async () => {
  const { issuer, asked } = issuerRefusing(2)
  expect(await issueInParts(issuer, 1 as CompanyId, request, () => {})).toEqual(err(refusal))
  expect(asked).toHaveLength(2)
  const first = issuerRefusing(1)
  expect(await issueInParts(first.issuer, 1 as CompanyId, request, () => {})).toEqual(err(refusal))
  expect(first.asked).toHaveLength(1)
  const willing = issuerRefusing()
  await issueInParts(
    willing.issuer,
    1 as CompanyId,
    request,
    () => {},
    () => false,
  )
  expect(willing.asked).toHaveLength(1)
})

test('everyone is checked before the first paper: all who are refused are named by their rows, a common gap once', async () => {
  const many = Array.from({ length: 1200 }, (_, i) => (i + 1) as EmployeeId)
  const { issuer, asked, checked } = issuerRefusing(0, [3, 501, 1200])
  const issued = await issueInParts(issuer, 1 as CompanyId, { ...request, employeeIds: many }, () => {})
  expect(checked).toEqual([500, 500, 200])
  expect(asked).toEqual([])
  const unknown = (row: number) => ({ field: 'employeeIds', row, code: 'employee/unknown' }) as const
  expect(issued).toEqual(err(manyErrors(unknown(2), common, unknown(500), unknown(1199))))
})

test('no one is checked twice, and what is in the way of the whole check ends it', async () => {
  const many = Array.from({ length: 500 }, (_, i) => (i + 1) as EmployeeId)
  const { issuer, checked } = issuerRefusing(1)
  await issueInParts(issuer, 1 as CompanyId, { ...request, employeeIds: many }, () => {})
  expect(checked).toEqual([500])
  const gone: Pick<DocumentIssuer, 'check' | 'issue'> = { ...issuer, check: async () => err(notFound) }
  expect(await issueInParts(gone, 1 as CompanyId, request, () => {})).toEqual(err(notFound))
})
