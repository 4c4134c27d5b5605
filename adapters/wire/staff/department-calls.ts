import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Department, DepartmentId } from '@osh/core/departments/department.ts'
import { departmentCodes } from '@osh/core/departments/department.ts'
import type { NameAsTyped } from '@osh/core/shared/names/named.ts'
import * as z from 'zod/mini'
import { asItIs, type Codec, done, list, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { inCompany, ofOne, ofOneAlone } from '../contract/command-input.ts'
import { ofCompany } from '../contract/query-input.ts'
import { givenText, idOf } from '../wire-format.ts'

const department: Codec<Department> = asItIs(
  z.object({ id: idOf<DepartmentId>(), companyId: idOf<CompanyId>(), name: z.string() }),
)

const fields = z.object({ name: givenText })
/** Departments; their path says employee groups. */
export const departmentCalls = {
  list: query({
    path: '/api/employee-groups',
    who: 'member',
    right: 'see-staff',
    input: ofCompany,
    answer: list(department),
  }),
  add: call({
    path: '/api/employee-groups',
    who: 'member',
    right: 'change',
    input: inCompany<NameAsTyped>({ fields }),
    answer: newOne(department),
    refuses: [...departmentCodes, 'tariff/ended'],
  }),
  rename: call({
    method: 'patch',
    path: '/api/employee-groups/{id}',
    who: { ownerOf: 'department' },
    right: 'change',
    input: ofOne<'department', NameAsTyped>({ fields }),
    answer: one(department),
    refuses: [...departmentCodes, 'not-found'],
  }),
  remove: call({
    method: 'delete',
    path: '/api/employee-groups/{id}',
    who: { ownerOf: 'department' },
    right: 'change',
    input: ofOneAlone<'department'>(),
    answer: done,
    refuses: ['not-found', 'department/has-employees'],
  }),
}
