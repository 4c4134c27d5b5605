import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import { type FormSearch, makeFormSearch } from '@osh/core/documents/library/search-forms.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import { offeredGroups, restingOn } from '@osh/core/documents/library/template-catalogue.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { parseDay } from '@osh/core/shared/dates/parse-day.ts'
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { z } from 'zod'
import {
  catalogueItemJson,
  encodeTemplate,
  encodeTemplateGroup,
  readScope,
  templateGroupJson,
  templateJson,
  templateScopeWord,
} from '#adapters/wire/documents/template-wire.ts'
import { pageQuery } from '#adapters/wire/list-parameters.ts'
import { readPage } from '#adapters/wire/page-wire.ts'
import type { Api, InCompany } from '../../api.ts'
import { todayOf } from '../../company-day.ts'
import { answerList, answerPage } from '../../response/answers.ts'
import { refuse } from '../../response/problems.ts'

export type Press = () => Promise<FormPress>

const offerQuery = { scope: { schema: templateScopeWord }, date: { schema: z.iso.date() } }

/** The library of forms. */
export function templateRoutes(api: Api, clock: Clock, press: Press): void {
  const offered = async (asked: InCompany): Promise<ReturnType<typeof offeredGroups> | Response> => {
    const { c, query, records, company } = asked
    const scope = readScope(query.scope)
    if (scope === null) return refuse(c, fieldErrors({ field: 'scope', code: 'choice/unknown' }))
    const date = query.date ? parseDay(query.date) : null
    if (date && !date.ok) return refuse(c, fieldErrors({ field: 'date', ...date.error }))
    const today = await todayOf(records, company, clock)
    const holders = await records.responsibilities.holders(company)
    return offeredGroups(
      (await press()).templates,
      scope ?? null,
      { date: date?.ok ? date.value : today, today },
      holders,
    )
  }
  api.member(
    {
      method: 'get',
      path: '/api/template-groups',
      summary: 'Groups with the forms they offer on a day, today unless said otherwise',
      query: offerQuery,
      answer: { status: 200, json: z.array(templateGroupJson), counted: true },
    },
    async (asked) => {
      const groups = await offered(asked)
      return groups instanceof Response ? groups : answerList(asked.c, groups, encodeTemplateGroup)
    },
  )
  api.member(
    {
      method: 'get',
      path: '/api/templates',
      summary: 'The same forms in one list',
      query: offerQuery,
      answer: { status: 200, json: z.array(templateJson), counted: true },
    },
    async (asked) => {
      const groups = await offered(asked)
      if (groups instanceof Response) return groups
      return answerList(
        asked.c,
        groups.flatMap(({ templates }) => templates),
        encodeTemplate,
      )
    },
  )
  catalogueRoute(api, press)
}

function catalogueRoute(api: Api, press: Press): void {
  let built: FormSearch<Template> | null = null
  api.anyone(
    {
      method: 'get',
      path: '/api/catalogue',
      summary:
        'Titles of the forms library; words in any Russian form, slips of the hand forgiven; those that rest on an act',
      query: { ...pageQuery, search: { schema: z.string() }, act: { schema: z.string() } },
      answer: { status: 200, json: z.array(catalogueItemJson), counted: true },
    },
    async ({ c, query }) => {
      const page = readPage(query)
      if (!page.ok) return refuse(c, page.error)
      built ??= makeFormSearch((await press()).templates)
      const found = restingOn(built((query.search ?? '').slice(0, 200)), query.act)
      const from = (page.value.page - 1) * page.value.limit
      const items = found.slice(from, from + page.value.limit)
      return answerPage(c, { items, total: found.length, more: false }, ({ id, title, group }) => ({
        id,
        name: title,
        templateGroupId: group.id,
        groupName: group.name,
      }))
    },
  )
}
