import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Department, DepartmentId } from '@osh/core/employees/employee.ts'
import { z } from 'zod'
import { decoder, givenId, givenText, id, listDecoder } from '../wire-format.ts'

/** A department; its path is /api/employee-groups. */
export const departmentJson = z.object({ id, companyId: id, name: z.string() })

export const decodeDepartment = decoder(
  departmentJson,
  (json): Department => ({
    id: json.id as DepartmentId,
    companyId: json.companyId as CompanyId,
    name: json.name,
  }),
)
export const decodeDepartments = listDecoder(decodeDepartment)

export const encodeDepartment = ({ id, companyId, name }: Department): z.infer<typeof departmentJson> => ({
  id,
  companyId,
  name,
})

export const departmentGiven = z.object({ companyId: givenId, name: givenText })
export const departmentChangesGiven = z.object({ name: givenText })
