import type { ActivityRequests, CompanyLookup } from '@osh/core/companies/company-directory.ts'
import { parseInn } from '@osh/core/companies/inn.ts'
import { parseActivityRequest } from '@osh/core/companies/parse-activity-request.ts'
import { fieldErrors } from '@osh/core/shared/refusals.ts'
import { Unavailable } from '@osh/core/shared/unavailable.ts'
import { z } from 'zod'
import {
  activityRequestGiven,
  encodeFoundCompany,
  foundCompanyJson,
  lookupGiven,
} from '#adapters/wire/company-wire.ts'
import { readGiven } from '#adapters/wire/read-given.ts'
import type { Api } from '../api.ts'
import { addressOf } from '../request/client-address.ts'
import type { VisitorLimit } from '../request/visitor-limit.ts'
import { answer, sendJson } from '../response/answers.ts'
import { type Problem, problem, refuse } from '../response/problems.ts'

const registerSilent: Problem = {
  status: 503,
  description: 'Не удалось заполнить по ИНН: справочник организаций не отвечает. Повторите через минуту',
  code: 'unavailable',
}
const tooManyRequests: Problem = {
  status: 429,
  description: 'Слишком много заявок с вашего адреса. Повторите через час',
  code: 'visitors/too-many',
}

/** What the company form is filled from, and the request for an activity that is not listed. */
export function lookupRoutes(
  api: Api,
  lookup: CompanyLookup,
  requests: ActivityRequests,
  isLimited: VisitorLimit,
): void {
  lookupRoute(api, lookup)
  activityRoutes(api, requests, isLimited)
}

function lookupRoute(api: Api, lookup: CompanyLookup): void {
  api.signedIn(
    {
      method: 'post',
      path: '/api/companies/lookup-by-inn',
      summary: 'Company fields found by ИНН in a public register',
      body: lookupGiven,
      answer: { status: 200, json: foundCompanyJson },
    },
    async ({ c, body }) => {
      const given = readGiven(lookupGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const inn = parseInn(given.value.inn)
      if (!inn.ok) return refuse(c, fieldErrors({ field: 'inn', ...inn.error }))
      try {
        return answer(c, await lookup.byInn(inn.value), encodeFoundCompany)
      } catch (error) {
        if (error instanceof Unavailable) return problem(c, registerSilent)
        throw error
      }
    },
  )
}

function activityRoutes(api: Api, requests: ActivityRequests, isLimited: VisitorLimit): void {
  api.anyone(
    {
      method: 'post',
      path: '/api/actual-activity-requests',
      summary: 'Asks for an activity that is not listed',
      body: activityRequestGiven,
      answer: { status: 201, json: z.object({}) },
      refuses: [429],
    },
    async ({ c, body }) => {
      const given = readGiven(activityRequestGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const request = parseActivityRequest(given.value)
      if (!request.ok) return refuse(c, request.error)
      if (await isLimited(addressOf(c))) return problem(c, tooManyRequests)
      const added = await requests.add(request.value)
      return added.ok ? sendJson(c, {}, 201) : refuse(c, added.error)
    },
  )
}
