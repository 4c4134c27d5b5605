import { employeeCalls } from '#adapters/wire/staff/employee-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  list: 'Employees in the order of their full names: all',
  page: 'a page of those searched for',
  get: 'One employee',
  hire: 'Adds an employee',
  remove: 'Deletes an employee who was entered by mistake and is named nowhere',
  change: 'Changes what the merge-patch names; `dismissalDate` dismisses, null takes that back',
}

/** The staff register. */
export const employeeRoutes = (api: Api): void =>
  serve(api, employeeCalls, described, ({ records }) => records.employees)
