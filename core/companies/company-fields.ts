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

/** What is said of a field once: parsing, words, papers, archive, storage, wire and the form read it. */
type Field = {
  readonly kind: keyof CompanyValues
  /** As forms, refusals, the journal and the archive call it. */
  readonly label: string
  /** Papers say it, and lists of what they lack call it so: by its label, or by these words. */
  readonly onPaper?: true | string
  /** It may be blank, and is null then. */
  readonly optional?: true
  /** Characters that a text may have. */
  readonly max?: number
}

/** The fields of «Сведения об организации», in the order in which they are read. */
export const companyFields = {
  name: { kind: 'text', max: 500, label: 'Полное наименование', onPaper: 'Наименование организации' },
  shortName: {
    kind: 'text',
    max: 255,
    label: 'Краткое наименование',
    onPaper: 'Краткое наименование организации',
    optional: true,
  },
  legalAddress: { kind: 'text', max: 500, label: 'Юридический адрес', onPaper: true, optional: true },
  actualAddress: { kind: 'text', max: 500, label: 'Фактический адрес', onPaper: true, optional: true },
  mailingAddress: { kind: 'text', max: 500, label: 'Почтовый адрес', onPaper: true, optional: true },
  phone: { kind: 'phone', label: 'Телефон', onPaper: 'Телефон организации', optional: true },
  email: { kind: 'email', label: 'E-mail', onPaper: 'Электронная почта организации', optional: true },
  inn: { kind: 'code', label: 'ИНН', onPaper: 'ИНН организации' },
  /** A sole proprietor (ИП) has none. */
  kpp: { kind: 'code', label: 'КПП', onPaper: 'КПП организации', optional: true },
  okpo: { kind: 'code', label: 'ОКПО', onPaper: true, optional: true },
  oktmo: { kind: 'code', label: 'ОКТМО', onPaper: true, optional: true },
  okved: { kind: 'code', label: 'ОКВЭД', onPaper: true, optional: true },
  ogrn: { kind: 'code', label: 'ОГРН', onPaper: true, optional: true },
  okato: { kind: 'code', label: 'ОКАТО', onPaper: true, optional: true },
  okogu: { kind: 'code', label: 'ОКОГУ', onPaper: true, optional: true },
  formOfOwnership: { kind: 'text', max: 255, label: 'Форма собственности', onPaper: true, optional: true },
  directorName: { kind: 'text', max: 255, label: 'ФИО руководителя' },
  directorPosition: { kind: 'text', max: 255, label: 'Должность руководителя', optional: true },
  activities: { kind: 'activities', label: 'Виды деятельности' },
  /** "Today" of every rule is the day in this zone. */
  timeZone: { kind: 'zone', label: 'Часовой пояс' },
  /** How its documents are numbered. */
  numbering: { kind: 'numbering', label: 'Нумерация документов' },
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

/** What people call each field. */
export const companyFieldLabels = mapCompanyFields((_, { label }) => label)

/** What papers say of a company as it is typed, as lists of what they lack call it. */
export const companyPaperLabels: Readonly<Partial<Record<CompanyField, string>>> = Object.fromEntries(
  Object.entries(mapCompanyFields((_, { label, onPaper }) => (onPaper === true ? label : onPaper))).filter(
    ([, words]) => words !== undefined,
  ),
)
