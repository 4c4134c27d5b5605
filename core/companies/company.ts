import type { Brand } from '../shared/brand.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Numbering } from './numbering.ts'
import { isPersonal } from './requisites/inn.ts'

export type { CompanyId }
export type ActivityId = Brand<number, 'ActivityId'>

/** A company's kind of activity (направление деятельности), from the shipped list. */
export type Activity = { readonly id: ActivityId; readonly name: string }

/**
 * What «Сведения об организации» holds. Every value has passed `parseCompanyDetails`. ИНН, name and director are enough to
 * begin with; the rest is null until someone needs it on a paper.
 */
export type CompanyDetails = {
  readonly name: string
  readonly shortName: string | null
  readonly legalAddress: string | null
  readonly actualAddress: string | null
  readonly mailingAddress: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly inn: string
  /** A sole proprietor (ИП) has none. */
  readonly kpp: string | null
  readonly okpo: string | null
  readonly oktmo: string | null
  readonly okved: string | null
  readonly ogrn: string | null
  readonly okato: string | null
  readonly okogu: string | null
  readonly formOfOwnership: string | null
  readonly directorName: string
  readonly directorPosition: string | null
  readonly activities: readonly ActivityId[]
  /** IANA name; "today" of every rule is the day in this zone. */
  readonly timeZone: string
  /** How its documents are numbered. */
  readonly numbering: Numbering
}

/**
 * The tenant (организация): all data belongs to one. `version` grows with each change. An example («Пример») is invented, apart
 * from the person's own companies, and can be removed.
 */
export type Company = CompanyDetails & {
  readonly id: CompanyId
  readonly version: number
  readonly example?: true
}

/** What the company is called in a line: its short name, the whole one where it has none. */
export const nameCompanyShort = ({ name, shortName }: Pick<CompanyDetails, 'name' | 'shortName'>): string =>
  shortName ?? name

/** What the director signs as while no one has said the position. */
export const nameHeadPost = ({
  inn,
  directorPosition,
}: Pick<CompanyDetails, 'inn' | 'directorPosition'>): string =>
  directorPosition ?? (isPersonal(inn) ? 'Индивидуальный предприниматель' : 'Руководитель организации')

export const DEFAULT_TIME_ZONE = 'Europe/Moscow'
