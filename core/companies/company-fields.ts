import type { Brand } from '../shared/brand.ts'
import { mapTable } from '../shared/input/field-table.ts'
import type { Numbering } from './numbering.ts'

export type ActivityId = Brand<number, 'ActivityId'>

/** The values of each kind of field, once read. */
export type CompanyValues = {
  readonly text: string
  readonly phone: string
  readonly email: string
  /** Of a register or a classifier: each by its own rule. */
  readonly code: string
  readonly activities: readonly ActivityId[]
  /** IANA name. */
  readonly zone: string
  readonly numbering: Numbering
}

/** What is said of a field once, but for what people call it (`companyFieldLabels`), which not every page needs: parsing, words, papers, archive, storage, wire and the form read it. */
type Field = {
  readonly kind: keyof CompanyValues
  /** It may be blank, and is null then. */
  readonly optional?: true
  /** Characters that a text may have. */
  readonly max?: number
}

/** The fields of «Сведения об организации», in the order in which they are read. */
export const companyFields = {
  name: { kind: 'text', max: 500 },
  shortName: { kind: 'text', max: 255, optional: true },
  legalAddress: { kind: 'text', max: 500, optional: true },
  actualAddress: { kind: 'text', max: 500, optional: true },
  mailingAddress: { kind: 'text', max: 500, optional: true },
  phone: { kind: 'phone', optional: true },
  email: { kind: 'email', optional: true },
  inn: { kind: 'code' },
  /** A sole proprietor (ИП) has none. */
  kpp: { kind: 'code', optional: true },
  okpo: { kind: 'code', optional: true },
  oktmo: { kind: 'code', optional: true },
  okved: { kind: 'code', optional: true },
  ogrn: { kind: 'code', optional: true },
  okato: { kind: 'code', optional: true },
  okogu: { kind: 'code', optional: true },
  formOfOwnership: { kind: 'text', max: 255, optional: true },
  directorName: { kind: 'text', max: 255 },
  directorPosition: { kind: 'text', max: 255, optional: true },
  activities: { kind: 'activities' },
  /** "Today" of every rule is the day in this zone. */
  timeZone: { kind: 'zone' },
  /** How its documents are numbered. */
  numbering: { kind: 'numbering' },
} as const satisfies Readonly<Record<string, Field>>

type Fields = typeof companyFields
export type CompanyField = keyof Fields

/**
 * What «Сведения об организации» holds. Every value has passed `parseCompanyDetails`. ИНН, name and director are
 * enough to begin with; the rest is null until someone needs it on a paper.
 */
export type CompanyDetails = {
  readonly [F in CompanyField]:
    | CompanyValues[Fields[F]['kind']]
    | (Fields[F] extends { readonly optional: true } ? null : never)
}

export const companyFieldNames = Object.keys(companyFields) as readonly CompanyField[]

export const mapCompanyFields = <T>(
  of: (name: CompanyField, field: Field) => T,
): Readonly<Record<CompanyField, T>> => mapTable<CompanyField, Field, T>(companyFields, of)
