import { employeeCalls } from '#adapters/wire/staff/employee-calls.ts'
import type { Api } from '../../api.ts'
import { streamList } from '../../heavy/streamed-list.ts'
import { serve } from '../../serve.ts'

const described = {
  list: 'Employees in the order of their full names: all',
  listPage: 'a page of those searched for',
  get: 'One employee',
  hire: 'Adds an employee',
  remove: 'Deletes an employee who was entered by mistake and is named nowhere',
  change:
    'Changes what the merge-patch names; `dismissalDate`, the last day of work, dismisses; null takes that back',
}

/** The staff register. */
export const addEmployeeRoutes = (api: Api): void =>
  serve(api, employeeCalls, described, ({ records: { employees, longLists } }) => ({
    list: async (company) =>
      streamList(await longLists.listEmployeeIds(company), (ids) => longLists.listEmployees(company, ids)),
    listPage: (company, query) => employees.listPage(company, query),
    get: (company, id) => employees.get(company, id),
    hire: (input) => employees.hire(input),
    change: (input) => employees.change(input),
    remove: (input) => employees.remove(input),
  }))
