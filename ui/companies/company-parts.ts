import type { CompanyField } from '@osh/core/companies/company-fields.ts'
import { companyFieldLabels } from '@osh/core/companies/company-labels.ts'
import type { WrongField } from '#ui/kit/forms/ErrorSummary.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { companyTexts as texts } from './texts.ts'

/** One part of the form; its `id` is where the list of parts leads. */
export type CompanyPart = {
  readonly id: string
  readonly title: string
  readonly fields: readonly CompanyField[]
}

type PartName = keyof typeof texts.parts

const makePart = (name: PartName, ...fields: readonly CompanyField[]): CompanyPart => ({
  id: `part-${name}`,
  title: texts.parts[name],
  fields,
})

export const partOf: Readonly<Record<PartName, CompanyPart>> = {
  name: makePart('name', 'name', 'shortName', 'formOfOwnership'),
  codes: makePart('codes', 'inn', 'kpp', 'ogrn', 'okpo', 'oktmo', 'okved', 'okato', 'okogu'),
  contacts: makePart(
    'contacts',
    'legalAddress',
    'actualAddress',
    'mailingAddress',
    'phone',
    'email',
    'timeZone',
  ),
  director: makePart('director', 'directorName', 'directorPosition'),
  documents: makePart('documents', 'numbering'),
  activities: makePart('activities', 'activities'),
}

/** «Сведения об организации» from top to bottom. */
export const companyParts: readonly CompanyPart[] = Object.values(partOf)

const fieldsInOrder: readonly CompanyField[] = companyParts.flatMap(({ fields }) => fields)

export const nameCompanyField = (field: CompanyField): string => companyFieldLabels[field]

/** The fields that have a message, in the order of the form. */
export const listWrongCompanyFields = (messages: Messages): readonly WrongField[] =>
  fieldsInOrder
    .filter((field) => messages[field] !== undefined)
    .map((field) => ({ id: field, label: nameCompanyField(field) }))

/** Everything said that is under none of the fields; null when there is nothing. */
export function joinOtherMessages(messages: Messages): string | null {
  const shown: readonly string[] = fieldsInOrder
  const said = Object.entries(messages).flatMap(([field, message]) =>
    shown.includes(field) ? [] : [message],
  )
  return said.length > 0 ? said.join(' ') : null
}
