import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { idIn } from '@osh/core/shared/identifier.ts'
import { fieldErrors } from '@osh/core/shared/refusals.ts'
import { z } from 'zod'
import { requiredSection } from '#adapters/wire/list-parameters.ts'
import { encodeHolding, holdingJson } from '#adapters/wire/obligations/completion-wire.ts'
import { readSection } from '#adapters/wire/obligations/deadline-wire.ts'
import { id } from '#adapters/wire/wire-format.ts'
import type { Api } from '../../api.ts'
import { answerList } from '../../response/answers.ts'
import { refuse } from '../../response/problems.ts'

/** What forms offer to choose from: PPE that an employee holds, and subjects used before. */
export function holdingRoutes(api: Api): void {
  api.member(
    {
      method: 'get',
      path: '/api/holdings',
      summary: 'PPE that an employee holds now, oldest first',
      query: { employeeId: { schema: id, required: true } },
      answer: { status: 200, json: z.array(holdingJson), counted: true },
    },
    async ({ c, query, records, company }) => {
      const employee = idIn(query.employeeId)
      if (employee === null) return refuse(c, fieldErrors({ field: 'employeeId', code: 'employee/required' }))
      const held = await records.obligations.holdings(company, employee as EmployeeId)
      return answerList(c, held, encodeHolding)
    },
  )
  api.member(
    {
      method: 'get',
      path: '/api/subjects',
      summary: 'Names that the company has used in a section, in Russian order, at most 200',
      query: { section: requiredSection },
      answer: { status: 200, json: z.array(z.string()), counted: true },
    },
    async ({ c, query, records, company }) => {
      const section = readSection(query.section)
      if (!section.ok) return refuse(c, section.error)
      return answerList(c, await records.obligations.subjectNames(company, section.value), (name) => name)
    },
  )
}
