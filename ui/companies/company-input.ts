import type { ActivityId, CompanyDetails } from '@osh/core/companies/company.ts'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'

export type CompanyField = keyof CompanyDetails

/** What is typed of a company, under the wire's names of the fields: `parseCompanyDetails` reads it as it is. */
export type CompanyInput = {
  readonly [F in CompanyField]: F extends 'activities' ? readonly ActivityId[] : string
}

export const blankCompany: CompanyInput = {
  name: '',
  shortName: '',
  legalAddress: '',
  actualAddress: '',
  mailingAddress: '',
  phone: '',
  email: '',
  inn: '',
  kpp: '',
  okpo: '',
  oktmo: '',
  okved: '',
  ogrn: '',
  okato: '',
  okogu: '',
  formOfOwnership: '',
  directorName: '',
  directorPosition: '',
  activities: [],
  timeZone: DEFAULT_TIME_ZONE,
}

const isFieldOf = (input: CompanyInput) => (field: string) => Object.hasOwn(input, field)

/** A stored company as the form shows it; a blank one where there is none. */
export const inputOf = (company: CompanyDetails | null): CompanyInput =>
  company === null
    ? blankCompany
    : (Object.fromEntries(
        Object.entries({ ...company, kpp: company.kpp ?? '' }).filter(([field]) =>
          isFieldOf(blankCompany)(field),
        ),
      ) as CompanyInput)

/** The fields in which two inputs differ; the order of the activities is no difference. */
export function changedFields(one: CompanyInput, other: CompanyInput): readonly CompanyField[] {
  const comparable = (input: CompanyInput, field: CompanyField): string =>
    field === 'activities' ? [...input.activities].sort((a, b) => a - b).join() : input[field]
  return (Object.keys(blankCompany) as CompanyField[]).filter(
    (field) => comparable(one, field) !== comparable(other, field),
  )
}

/** What a register stands in for a value it does not have. */
const NO_VALUE = 'string'

/** The values of a found company that can be filled in: what is unknown leaves the typed one alone. */
export function foundValues(found: Partial<CompanyDetails>): Partial<CompanyInput> {
  const isKnown = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.length > 0
      : typeof value === 'string' && value.trim() !== '' && value !== NO_VALUE
  return Object.fromEntries(
    Object.entries(found).filter(([field, value]) => isFieldOf(blankCompany)(field) && isKnown(value)),
  )
}
