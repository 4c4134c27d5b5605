import { isOverdue } from '@osh/core/deadlines/window.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { explain } from '@osh/core/explanations/explain.ts'
import { longerThanLaw } from '@osh/core/explanations/law-periodicity.ts'
import { factorByNumber } from '@osh/core/norms/factors.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import { idIn } from '@osh/core/shared/identifier.ts'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import { fieldErrors } from '@osh/core/shared/refusals.ts'
import { z } from 'zod'
import { sectionQuery } from '#adapters/wire/list-parameters.ts'
import { readSection } from '#adapters/wire/obligations/deadline-wire.ts'
import {
  encodeObligation,
  explanationJson,
  obligationChangesGiven,
  obligationGiven,
  obligationJson,
  readObligationDraft,
  readObligationPatch,
} from '#adapters/wire/obligations/obligation-wire.ts'
import { readGiven } from '#adapters/wire/read-given.ts'
import { id } from '#adapters/wire/wire-format.ts'
import type { Api } from '../../api.ts'
import { todayOf } from '../../company-day.ts'
import { answer, answerList, done, sendJson } from '../../response/answers.ts'
import { refuse } from '../../response/problems.ts'

/** The most employees that are given an obligation at once. */
const MOST_EMPLOYEES = 1000

const explainedJson = obligationJson.extend(explanationJson.shape)

/** Obligations of employees. */
export function obligationRoutes(api: Api, clock: Clock): void {
  listRoute(api, clock)
  assignRoute(api, clock)
  changeRoutes(api, clock)
}

function listRoute(api: Api, clock: Clock): void {
  api.member(
    {
      method: 'get',
      path: '/api/obligations',
      summary: 'Obligations of a company, an employee or a section, each with its deadline explained',
      query: { employeeId: { schema: id }, section: sectionQuery },
      answer: { status: 200, json: z.array(explainedJson), counted: true },
    },
    async ({ c, query, records, company }) => {
      const employeeId = query.employeeId ? idIn(query.employeeId) : undefined
      if (employeeId === null)
        return refuse(c, fieldErrors({ field: 'employeeId', code: 'employee/unknown' }))
      const section = query.section ? readSection(query.section) : undefined
      if (section && !section.ok) return refuse(c, section.error)
      const filter = {
        ...(employeeId === undefined ? {} : { employeeId: employeeId as EmployeeId }),
        ...(section ? { section: section.value } : {}),
      }
      const [today, found] = await Promise.all([
        todayOf(records, company, clock),
        records.obligations.list(company, filter),
      ])
      return answerList(c, found, (one) => encodeExplained(one, today))
    },
  )
}

function assignRoute(api: Api, clock: Clock): void {
  api.member(
    {
      method: 'post',
      path: '/api/obligations',
      summary: 'Gives an employee an obligation; with `employeeIds` the same to each, all or none',
      body: obligationGiven,
      answer: { status: 201, json: z.union([explainedJson, z.array(explainedJson)]) },
      refuses: [409],
    },
    async ({ c, body, records, company }) => {
      const given = readGiven(obligationGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const { employeeId, employeeIds, section: word } = given.value
      const section = readSection(String(word ?? ''))
      if (!section.ok) return refuse(c, section.error)
      const several = [...new Set(employeeIds)]
      const employees = employeeIds ? several : employeeId === undefined ? [] : [employeeId]
      if (employees.length === 0 || employees.length > MOST_EMPLOYEES)
        return refuse(c, missingEmployees(employeeIds))
      const today = await todayOf(records, company, clock)
      const draft = readObligationDraft(section.value, given.value, today)
      if (!draft.ok) return refuse(c, draft.error)
      const assigned = await records.obligations.assign({
        companyId: company,
        employeeIds: employees as EmployeeId[],
        draft: draft.value,
      })
      if (!assigned.ok) return refuse(c, assigned.error)
      const encoded = assigned.value.map((one) => encodeExplained(one, today))
      return sendJson(c, employeeIds ? encoded : encoded[0], 201)
    },
  )
}

const missingEmployees = (employeeIds: readonly number[] | undefined) =>
  employeeIds
    ? fieldErrors({ field: 'employeeIds', code: 'list/invalid' })
    : fieldErrors({ field: 'employeeId', code: 'employee/required' })

function changeRoutes(api: Api, clock: Clock): void {
  api.ownerOf(
    'obligation',
    {
      method: 'get',
      path: '/api/obligations/{id}',
      summary: 'One obligation, with its deadline explained',
      answer: { status: 200, json: explainedJson },
    },
    async ({ c, id, records, company }) => {
      const [found, today] = await Promise.all([
        records.obligations.get(company, id as ObligationId),
        todayOf(records, company, clock),
      ])
      return answer(c, found, (one) => encodeExplained(one, today))
    },
  )
  api.ownerOf(
    'obligation',
    {
      method: 'patch',
      path: '/api/obligations/{id}',
      summary: 'Changes what the merge-patch names; the section stays',
      body: obligationChangesGiven,
      answer: { status: 200, json: explainedJson },
      refuses: [409],
    },
    async ({ c, id, body, records, company }) => {
      const given = readGiven(obligationChangesGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const today = await todayOf(records, company, clock)
      const patch = readObligationPatch(given.value)
      const changed = await records.obligations.change({ companyId: company, id: id as ObligationId, patch })
      return answer(c, changed, (one) => encodeExplained(one, today))
    },
  )
  api.ownerOf(
    'obligation',
    {
      method: 'delete',
      path: '/api/obligations/{id}',
      summary: 'Removes an obligation from the tables; its history stays',
      answer: { status: 204 },
      refuses: [409],
    },
    async ({ c, id, records, company }) => {
      const removed = await records.obligations.remove({ companyId: company, id: id as ObligationId })
      return removed.ok ? done(c) : refuse(c, removed.error)
    },
  )
}

/** An obligation with why its deadline is what it is. */
export function encodeExplained(one: StandingObligation, today: LocalDate): z.infer<typeof explainedJson> {
  return {
    ...encodeObligation(one),
    overdue: one.deadline !== null && isOverdue(one.deadline, today),
    explanation: explain(one, factorByNumber),
    warning: longerThanLaw(one.subject, one.ruleId, one.periodicity, factorByNumber)?.text ?? null,
  }
}
