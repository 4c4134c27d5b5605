import type { Asker } from '@osh/core/activity-requests/kept-request.ts'
import type { RequestShelf } from '@osh/core/activity-requests/request-desk.ts'
import type { CompanyLookup } from '@osh/core/companies/company-directory.ts'
import { parseActivityRequest } from '@osh/core/companies/parse-activity-request.ts'
import { parseInn } from '@osh/core/companies/requisites/inn.ts'
import { type Input, readObject } from '@osh/core/shared/input/field-reader.ts'
import { err } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Context } from 'hono'
import { activityRequestCalls, companyLookupCalls } from '#adapters/wire/company-service-calls.ts'
import type { Api } from '../api.ts'
import type { AddressOf } from '../request/client-address.ts'
import { serve, serveAnyone } from '../serve.ts'
import type { SignInLimits } from '../sign-in/sign-in-limits.ts'

const ofLookup = {
  findByInn: {
    summary: 'Company fields found by ИНН in a public register',
    judge: (given: Input) => readObject(given, { inn: parseInn }),
  },
}
const ofRequests = {
  add: { summary: 'Asks for an activity that is not listed', judge: parseActivityRequest },
}

/** What the company form is filled from, and the request for an activity that is not listed. */
export function addLookupRoutes(
  api: Api,
  lookup: CompanyLookup,
  requests: RequestShelf,
  limits: Pick<SignInLimits, 'request'>,
  addressOf: AddressOf,
  askerOf: (c: Context) => Promise<Asker | null>,
): void {
  serve(api, companyLookupCalls, ofLookup, () => ({
    findByInn: (asked) =>
      lookup.findByInn(asked).catch((error: unknown) => {
        if (error instanceof Unavailable) return err({ code: 'lookup/silent' })
        throw error
      }),
  }))
  serveAnyone(api, activityRequestCalls, ofRequests, ({ c }) => ({
    add: async (request) => {
      const seconds = await limits.request(addressOf(c))
      return seconds > 0
        ? err({ code: 'visitors/too-many', seconds })
        : requests.add(request, await askerOf(c))
    },
  }))
}
