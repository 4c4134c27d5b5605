import type { ActivityRequests, CompanyLookup } from '@osh/core/companies/company-directory.ts'
import { parseActivityRequest } from '@osh/core/companies/parse-activity-request.ts'
import { parseInn } from '@osh/core/companies/requisites/inn.ts'
import { type Input, readObject } from '@osh/core/shared/input/field-reader.ts'
import { err } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { activityRequestCalls, companyLookupCalls } from '#adapters/wire/company-service-calls.ts'
import type { Api } from '../api.ts'
import { addressOf } from '../request/client-address.ts'
import type { VisitorLimit } from '../request/visitor-limit.ts'
import { serve, serveAnyone } from '../serve.ts'

const ofLookup = {
  byInn: {
    summary: 'Company fields found by ИНН in a public register',
    judge: (given: Input) => readObject(given, { inn: parseInn }),
  },
}
const ofRequests = {
  add: { summary: 'Asks for an activity that is not listed', judge: parseActivityRequest },
}

/** What the company form is filled from, and the request for an activity that is not listed. */
export function lookupRoutes(
  api: Api,
  lookup: CompanyLookup,
  requests: ActivityRequests,
  isLimited: VisitorLimit,
): void {
  serve(api, companyLookupCalls, ofLookup, () => ({
    byInn: (asked) =>
      lookup.byInn(asked).catch((error: unknown) => {
        if (error instanceof Unavailable) return err({ code: 'lookup/silent' })
        throw error
      }),
  }))
  serveAnyone(api, activityRequestCalls, ofRequests, ({ c }) => ({
    add: async (request) =>
      (await isLimited(addressOf(c))) ? err({ code: 'visitors/too-many' }) : requests.add(request),
  }))
}
