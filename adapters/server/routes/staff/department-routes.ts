import { departmentCalls } from '#adapters/wire/staff/department-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'
import { asTyped } from './as-typed.ts'

const described = {
  list: 'Departments of a company, in Russian order',
  add: { summary: 'Adds a department', judge: asTyped },
  rename: { summary: 'Renames a department', judge: asTyped },
}

export const departmentRoutes = (api: Api): void =>
  serve(api, departmentCalls, described, ({ records }) => records.departments)
