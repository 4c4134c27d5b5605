import type { QueryText } from '#adapters/wire/page-wire.ts'
import { employeeCalls } from '#adapters/wire/staff/employee-calls.ts'
import type { Api } from '../../api.ts'
import { answerCall, endpointOf, serve } from '../../serve.ts'

const { list, page, ...others } = employeeCalls
const summaries = {
  get: 'One employee',
  hire: 'Adds an employee',
  change: 'Changes what the merge-patch names; `dismissalDate` dismisses, null takes that back',
}

/** The staff register. */
export function employeeRoutes(api: Api): void {
  api.member(
    endpointOf(page, 'Employees in the order of their full names: all, or a page of those searched for'),
    (asked) => {
      const { company: companyId, records, query } = asked
      return asksForPage(query)
        ? answerCall(page, asked, { companyId }, (args) => records.employees.page(...args))
        : answerCall(list, asked, { companyId }, (args) => records.employees.list(...args))
    },
  )
  serve(api, others, summaries, ({ records }) => records.employees)
}

const asksForPage = (query: QueryText): boolean =>
  ['page', 'limit', 'search', 'shortage'].some((name) => query[name] !== undefined)
