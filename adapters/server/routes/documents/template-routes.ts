import type { CompanyId } from '@osh/core/companies/company.ts'
import type { FormPress } from '@osh/core/documents/issuing/form-press.ts'
import type { TemplateScope } from '@osh/core/documents/library/template.ts'
import { filterRestingOn, listOfferedGroups } from '@osh/core/documents/library/template-catalogue.ts'
import type { Records } from '@osh/core/records/records.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Turn } from '#adapters/threads/job-thread.ts'
import { catalogueCalls } from '#adapters/wire/templates/catalogue-calls.ts'
import { templateCalls } from '#adapters/wire/templates/template-calls.ts'
import { templateListCalls } from '#adapters/wire/templates/template-list-calls.ts'
import type { Api } from '../../api.ts'
import { readCompanyDay } from '../../company-day.ts'
import { serve, serveAnyone } from '../../serve.ts'
import type { FormFinder } from './form-finder.ts'

/** The forms, printed in the turn of whoever asks; without one for what is of no company. */
export type Press = (turn?: Turn) => Promise<FormPress>

const ofGroups = { listGroups: 'Groups with the forms they offer on a day, today unless said otherwise' }
const ofTemplates = { list: 'The same forms in one list' }
const ofCatalogue = {
  search:
    'Titles of the forms library; words in any Russian form, slips of the hand forgiven; those that rest on an act',
}

/** The library of forms. */
export function templateRoutes(api: Api, clock: Clock, press: Press, find: FormFinder): void {
  const offering =
    (records: Records) => async (company: CompanyId, scope: TemplateScope | null, date: LocalDate | null) => {
      const today = await readCompanyDay(records, company, clock)
      const holders = await records.responsibilities.readHolders(company)
      const { templates } = await press()
      return listOfferedGroups(templates, scope, { date: date ?? today, today }, holders)
    }
  serve(api, templateCalls, ofGroups, ({ records }) => ({ listGroups: offering(records) }))
  serve(api, templateListCalls, ofTemplates, ({ records }) => ({
    list: async (...asked) => (await offering(records)(...asked)).flatMap(({ templates }) => templates),
  }))
  serveAnyone(api, catalogueCalls, ofCatalogue, () => ({
    search: async ({ search, act, page, limit }) => {
      const found = filterRestingOn(await find(search), act)
      return { items: found.slice((page - 1) * limit, page * limit), total: found.length, more: false }
    },
  }))
}
