import { parseCompanyChanges, parseCompanyDetails } from '@osh/core/companies/parse-company.ts'
import { z } from 'zod'
import { companyGiven, companyJson, encodeCompany } from '#adapters/wire/company-wire.ts'
import { readGiven } from '#adapters/wire/read-given.ts'
import { memberCalls } from '#adapters/wire/staff/member-calls.ts'
import type { Api } from '../api.ts'
import { versionOf } from '../request/if-match.ts'
import { answerList, answerVersioned } from '../response/answers.ts'
import { problem, refuse } from '../response/problems.ts'
import { serve } from '../serve.ts'

/** The caller's companies. */
export function companyRoutes(api: Api): void {
  api.signedIn(
    {
      method: 'get',
      path: '/api/companies',
      summary: "The caller's companies; the first is the current one",
      answer: { status: 200, json: z.array(companyJson), counted: true },
    },
    async ({ c, records }) => answerList(c, await records.companies.list(), encodeCompany),
  )
  api.signedIn(
    {
      method: 'post',
      path: '/api/companies',
      summary: 'Adds a company, of which the caller becomes the owner',
      body: companyGiven,
      answer: { status: 201, json: companyJson },
    },
    async ({ c, body, records }) => {
      const given = readGiven(companyGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const details = parseCompanyDetails(given.value)
      if (!details.ok) return refuse(c, details.error)
      return answerVersioned(c, await records.companies.add(details.value), encodeCompany, 201)
    },
  )
  api.member(
    {
      method: 'get',
      path: '/api/companies/{id}',
      summary: 'One company',
      answer: { status: 200, json: companyJson },
    },
    async ({ c, records, company }) =>
      answerVersioned(c, await records.companies.get(company), encodeCompany),
  )
  api.member(
    {
      method: 'patch',
      path: '/api/companies/{id}',
      summary: 'Changes what the merge-patch names',
      body: companyGiven,
      answer: { status: 200, json: companyJson },
      refuses: [409],
    },
    async ({ c, body, records, company }) => {
      const version = versionOf(c)
      if (!version.ok) return problem(c, version.error)
      const given = readGiven(companyGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const current = await records.companies.get(company)
      if (!current.ok) return refuse(c, current.error)
      const changes = parseCompanyChanges(current.value, given.value)
      if (!changes.ok) return refuse(c, changes.error)
      const changed = await records.companies.change(company, changes.value, version.value)
      return answerVersioned(c, changed, encodeCompany)
    },
  )
  const ofMembers = { list: 'Who has access to the company; the first is the owner' }
  serve(api, memberCalls, ofMembers, ({ records }) => records.members)
}
