import type { DepartmentId } from '@osh/core/employees/employee.ts'
import { parseDepartmentName } from '@osh/core/employees/parse-names.ts'
import { z } from 'zod'
import {
  departmentChangesGiven,
  departmentGiven,
  departmentJson,
  encodeDepartment,
} from '#adapters/wire/staff/department-wire.ts'
import { readGiven } from '#adapters/wire/wire-format.ts'
import type { Api } from '../../api.ts'
import { answer, answerList } from '../../response/answers.ts'
import { refuse } from '../../response/problems.ts'

/** Departments; their path says employee groups. */
export function departmentRoutes(api: Api): void {
  api.member(
    {
      method: 'get',
      path: '/api/employee-groups',
      summary: 'Departments of a company, in Russian order',
      answer: { status: 200, json: z.array(departmentJson), counted: true },
    },
    async ({ c, records, company }) =>
      answerList(c, await records.departments.list(company), encodeDepartment),
  )
  api.member(
    {
      method: 'post',
      path: '/api/employee-groups',
      summary: 'Adds a department',
      body: departmentGiven,
      answer: { status: 201, json: departmentJson },
    },
    async ({ c, body, records, company }) => {
      const given = readGiven(departmentGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const name = parseDepartmentName(given.value.name)
      if (!name.ok) return refuse(c, name.error)
      return answer(c, await records.departments.add(company, name.value), encodeDepartment, 201)
    },
  )
  api.ownerOf(
    'department',
    {
      method: 'patch',
      path: '/api/employee-groups/{id}',
      summary: 'Renames a department',
      body: departmentChangesGiven,
      answer: { status: 200, json: departmentJson },
    },
    async ({ c, id, body, records, company }) => {
      const given = readGiven(departmentChangesGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const name = parseDepartmentName(given.value.name)
      if (!name.ok) return refuse(c, name.error)
      const renamed = await records.departments.rename(company, id as DepartmentId, name.value)
      return answer(c, renamed, encodeDepartment)
    },
  )
}
