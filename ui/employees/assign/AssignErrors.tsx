import { ownFields } from '@osh/core/obligations/reading/subject-fields.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { ErrorSummary } from '#ui/kit/forms/ErrorSummary.tsx'
import { assignTexts } from '../texts.ts'
import type { AssignStore } from './assign-store.ts'

/** The fields' names, in the order of the form. */
export const assignFields = (section: Section): readonly string[] => [
  'employeeIds',
  'section',
  ...ownFields[section],
  'periodicity',
  'date',
  'deadline',
]

/** Why nothing was assigned: links to the fields, and what is about none of them. */
export const AssignErrors = observer(function AssignErrors({ store }: { readonly store: AssignStore }) {
  const { messages, section } = store
  const known = assignFields(section)
  const fields = known
    .filter((field) => messages[field] !== undefined)
    .map((field) => ({ id: field, label: field === 'date' ? assignTexts.date : wordField(field) }))
  const others = Object.entries(messages).filter(([field]) => !known.includes(field))
  const said = others.map(([, message]) => message).join(' ')
  return <ErrorSummary {...(said === '' ? {} : { title: said })} fields={fields} />
})
