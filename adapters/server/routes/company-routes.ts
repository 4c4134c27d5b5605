import { limitAdding } from '@osh/core/companies/company-directory.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { companyCalls, exampleCalls } from '#adapters/wire/company-calls.ts'
import { firstRunCalls } from '#adapters/wire/first-run-calls.ts'
import type { Api } from '../api.ts'
import type { ExampleOf } from '../open-example.ts'
import { logBroken } from '../request-log.ts'
import { serve } from '../serve.ts'

const described = {
  list: "The caller's companies; the first is the current one",
  get: 'One company',
  change: 'Changes what the merge-patch names',
  open: 'Makes the company the current one of the caller',
  removeExample: 'Removes an example company with all its records; any other is not found',
  listActivities: 'Kinds of activity that a company chooses from',
}
const ofAdding = { add: 'Adds a company, of which the caller becomes the owner' }
const ofFirstRun = {
  readFirstRun: 'How far the company is on its way to the first memo',
  hideFirstRun: 'Hides the first steps of the company, or shows them again',
}
const ofExample = {
  openExample: 'Makes an example company for the caller, or finds theirs, and opens it',
  readPapers: 'How many papers of the example are printed, of how many; 0 of 0 where none are being printed',
}

/** The caller's companies. */
export function addCompanyRoutes(
  api: Api,
  exampleOf: ExampleOf,
  wait: (by: UserId) => Promise<number>,
): void {
  const { add, ...others } = companyCalls
  serve(api, others, described, ({ records }) => records.companies)
  serve(api, { add }, ofAdding, ({ records, caller: { user } }) => ({
    add: limitAdding(records.companies, () => wait(user)),
  }))
  serve(api, firstRunCalls, ofFirstRun, ({ records }) => records.companies)
  serve(api, exampleCalls, ofExample, ({ c, caller }) =>
    exampleOf(caller.user, (error) => logBroken(c, error)),
  )
}
