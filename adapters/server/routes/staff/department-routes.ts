import { departmentCalls } from '#adapters/wire/staff/department-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const summaries = {
  list: 'Departments of a company, in Russian order',
  add: 'Adds a department',
  rename: 'Renames a department',
}

export const departmentRoutes = (api: Api): void =>
  serve(api, departmentCalls, summaries, ({ records }) => records.departments)
