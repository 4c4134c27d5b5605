import { nameAsTyped } from '@osh/core/shared/names/named.ts'
import { departmentCalls } from '#adapters/wire/staff/department-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  list: 'Departments of a company, in Russian order',
  add: { summary: 'Adds a department', judge: nameAsTyped },
  remove: 'Deletes a department that no one is in',
  rename: { summary: 'Renames a department', judge: nameAsTyped },
}

export const addDepartmentRoutes = (api: Api): void =>
  serve(api, departmentCalls, described, ({ records }) => records.departments)
