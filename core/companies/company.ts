import type { Brand } from '../shared/brand.ts'
import type { CompanyId } from '../shared/identity.ts'

export type { CompanyId }
export type ActivityId = Brand<number, 'ActivityId'>

/** A company's kind of activity (направление деятельности), from the shipped list. */
export type Activity = { readonly id: ActivityId; readonly name: string }

/** What «Сведения об организации» holds. Every value has passed `parseCompanyDetails`. */
export type CompanyDetails = {
  readonly name: string
  readonly shortName: string
  readonly legalAddress: string
  readonly actualAddress: string
  readonly mailingAddress: string
  readonly phone: string
  readonly email: string
  readonly inn: string
  /** Absent for a sole proprietor (ИП). */
  readonly kpp: string | null
  readonly okpo: string
  readonly oktmo: string
  readonly okved: string
  readonly ogrn: string
  readonly okato: string
  readonly okogu: string
  readonly formOfOwnership: string
  readonly directorName: string
  readonly directorPosition: string
  readonly activities: readonly ActivityId[]
  /** IANA name; "today" of every rule is the day in this zone. */
  readonly timeZone: string
}

/** The tenant (организация): all data belongs to one. `version` grows with each change. */
export type Company = CompanyDetails & { readonly id: CompanyId; readonly version: number }

export const DEFAULT_TIME_ZONE = 'Europe/Moscow'
