import { fieldLabel } from '@osh/core/wording/refusals/fields.ts'
import type { WrongField } from '#ui/kit/forms/ErrorSummary.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import type { CompanyField } from './company-input.ts'
import { companyTexts as texts } from './texts.ts'

/** One part of the form; its `id` is where the list of parts leads. */
export type CompanyPart = {
  readonly id: string
  readonly title: string
  readonly fields: readonly CompanyField[]
}

type PartName = keyof typeof texts.parts

const part = (name: PartName, ...fields: readonly CompanyField[]): CompanyPart => ({
  id: `part-${name}`,
  title: texts.parts[name],
  fields,
})

export const partOf: Readonly<Record<PartName, CompanyPart>> = {
  name: part('name', 'name', 'shortName', 'formOfOwnership'),
  codes: part('codes', 'inn', 'kpp', 'ogrn', 'okpo', 'oktmo', 'okved', 'okato', 'okogu'),
  contacts: part('contacts', 'legalAddress', 'actualAddress', 'mailingAddress', 'phone', 'email', 'timeZone'),
  director: part('director', 'directorName', 'directorPosition'),
  documents: part('documents', 'numbering'),
  activities: part('activities', 'activities'),
}

/** «Сведения об организации» from top to bottom. */
export const companyParts: readonly CompanyPart[] = Object.values(partOf)

const fieldsInOrder: readonly CompanyField[] = companyParts.flatMap(({ fields }) => fields)

/** A company's `name` is its full name. */
export const companyLabel = (field: CompanyField): string => fieldLabel(field === 'name' ? 'fullName' : field)

/** The fields that have a message, in the order of the form. */
export const wrongFields = (messages: Messages): readonly WrongField[] =>
  fieldsInOrder
    .filter((field) => messages[field] !== undefined)
    .map((field) => ({ id: field, label: companyLabel(field) }))

/** Everything said that is under none of the fields; null when there is nothing. */
export function saidOfForm(messages: Messages): string | null {
  const shown: readonly string[] = fieldsInOrder
  const said = Object.entries(messages).flatMap(([field, message]) =>
    shown.includes(field) ? [] : [message],
  )
  return said.length > 0 ? said.join(' ') : null
}
