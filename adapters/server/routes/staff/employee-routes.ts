import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeQuery } from '@osh/core/employees/employee-repository.ts'
import { parseEmployeeChanges, parseEmployeeDetails } from '@osh/core/employees/parse-employee.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import { type FieldErrors, fieldErrors } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import { parseText } from '@osh/core/shared/text.ts'
import { z } from 'zod'
import { readSection } from '#adapters/wire/obligations/deadline-wire.ts'
import { type QueryText, readPage } from '#adapters/wire/page-wire.ts'
import { readGiven } from '#adapters/wire/read-given.ts'
import {
  employeeChangesGiven,
  employeeGiven,
  employeeJson,
  employeeWithStatesJson,
  encodeEmployee,
  encodeEmployeeWithStates,
} from '#adapters/wire/staff/employee-wire.ts'
import type { Api } from '../../api.ts'
import { todayOf } from '../../company-day.ts'
import { versionOf } from '../../request/if-match.ts'
import { answerList, answerPage, answerVersioned } from '../../response/answers.ts'
import { problem, refuse } from '../../response/problems.ts'
import { pageQuery, sectionQuery } from '../list-queries.ts'

/** The staff register. */
export function employeeRoutes(api: Api, clock: Clock): void {
  listRoutes(api)
  addRoute(api, clock)
  oneRoutes(api, clock)
}

function listRoutes(api: Api): void {
  api.member(
    {
      method: 'get',
      path: '/api/employees',
      summary: 'Employees in the order of their full names: all, or a page of those searched for',
      query: { ...pageQuery, search: { schema: z.string() }, shortage: sectionQuery },
      answer: { status: 200, json: z.array(employeeWithStatesJson), counted: true },
    },
    async ({ c, query, records, company }) => {
      if (!asksForPage(query))
        return answerList(c, await records.employees.list(company), encodeEmployeeWithStates)
      const read = readEmployeeQuery(query)
      if (!read.ok) return refuse(c, read.error)
      return answerPage(c, await records.employees.page(company, read.value), encodeEmployeeWithStates)
    },
  )
}

function addRoute(api: Api, clock: Clock): void {
  api.member(
    {
      method: 'post',
      path: '/api/employees',
      summary: 'Adds an employee',
      body: employeeGiven,
      answer: { status: 201, json: employeeJson },
    },
    async ({ c, body, records, company }) => {
      const given = readGiven(employeeGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const details = parseEmployeeDetails(given.value, await todayOf(records, company, clock))
      if (!details.ok) return refuse(c, details.error)
      return answerVersioned(c, await records.employees.add(company, details.value), encodeEmployee, 201)
    },
  )
}

function oneRoutes(api: Api, clock: Clock): void {
  api.ownerOf(
    'employee',
    {
      method: 'get',
      path: '/api/employees/{id}',
      summary: 'One employee',
      answer: { status: 200, json: employeeWithStatesJson },
    },
    async ({ c, id, records, company }) => {
      const found = await records.employees.get(company, id as EmployeeId)
      return answerVersioned(c, found, encodeEmployeeWithStates)
    },
  )
  api.ownerOf(
    'employee',
    {
      method: 'patch',
      path: '/api/employees/{id}',
      summary: 'Changes what the merge-patch names; `dismissalDate` dismisses, null takes that back',
      body: employeeChangesGiven,
      answer: { status: 200, json: employeeJson },
      refuses: [409],
    },
    async ({ c, id, body, records, company }) => {
      const version = versionOf(c)
      if (!version.ok) return problem(c, version.error)
      const given = readGiven(employeeChangesGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const [current, today] = await Promise.all([
        records.employees.get(company, id as EmployeeId),
        todayOf(records, company, clock),
      ])
      if (!current.ok) return refuse(c, current.error)
      const changes = parseEmployeeChanges(current.value, given.value, today)
      if (!changes.ok) return refuse(c, changes.error)
      const changed = await records.employees.change(company, id as EmployeeId, changes.value, version.value)
      return answerVersioned(c, changed, encodeEmployee)
    },
  )
}

const asksForPage = (query: QueryText): boolean =>
  ['page', 'limit', 'search', 'shortage'].some((name) => query[name] !== undefined)

function readEmployeeQuery(query: QueryText): Result<EmployeeQuery, FieldErrors> {
  const page = readPage(query)
  if (!page.ok) return page
  const search = parseText(query.search, { max: 255, required: false })
  if (!search.ok) return err(fieldErrors({ field: 'search', ...search.error }))
  if (!query.shortage) return ok({ ...page.value, search: search.value, shortage: null })
  const shortage = readSection(query.shortage)
  if (!shortage.ok) return err(fieldErrors({ field: 'shortage', code: 'section/unknown' }))
  return ok({ ...page.value, search: search.value, shortage: shortage.value })
}
