import type { CompanyId } from '@osh/core/companies/company.ts'
import type { TemplateScope } from '@osh/core/documents/library/template.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { dayCodes, parseDay } from '@osh/core/shared/dates/parse-day.ts'
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import type { InputCodec } from '../contract/input.ts'
import type { OfCompany } from '../contract/who.ts'
import { day } from '../wire-format.ts'
import { templateScopeWord } from './template-wire.ts'

type Offer = [CompanyId, TemplateScope | null, LocalDate | null]

export const offerCodes = ['choice/unknown', ...dayCodes] as const

/** `method(companyId, scope, date)`; null for both scopes, and for today. */
export const offered: InputCodec<OfCompany, Offer, (typeof offerCodes)[number]> = {
  query: { scope: { schema: templateScopeWord }, date: { schema: day } },
  read: ({ of, query }) => {
    const scope = query.scope ? templateScopeWord.safeParse(query.scope).data : null
    if (scope === undefined) return err(fieldErrors({ field: 'scope', code: 'choice/unknown' }))
    const date = query.date ? parseDay(query.date) : ok(null)
    if (!date.ok) return err(fieldErrors({ field: 'date', ...date.error }))
    return ok([of.companyId, scope, date.value])
  },
  write: (companyId, scope, date) => ({
    of: { companyId },
    query: { ...(scope ? { scope } : {}), ...(date ? { date } : {}) },
  }),
}
