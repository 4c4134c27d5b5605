import { companyCalls } from '#adapters/wire/company-calls.ts'
import { memberCalls } from '#adapters/wire/staff/member-calls.ts'
import type { Api } from '../api.ts'
import { serve } from '../serve.ts'

const described = {
  list: "The caller's companies; the first is the current one",
  get: 'One company',
  add: 'Adds a company, of which the caller becomes the owner',
  change: 'Changes what the merge-patch names',
  activities: 'Kinds of activity that a company chooses from',
}
const ofMembers = { list: 'Who has access to the company; the first is the owner' }

/** The caller's companies. */
export function companyRoutes(api: Api): void {
  serve(api, companyCalls, described, ({ records }) => records.companies)
  serve(api, memberCalls, ofMembers, ({ records }) => records.members)
}
