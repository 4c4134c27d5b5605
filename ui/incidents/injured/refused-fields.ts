import type { Messages } from '#ui/kit/forms/refused-fields.ts'

const fields = ['injured', 'degree', 'date', 'time', 'timeZone', 'place', 'description'] as const

/** The fields of an accident in the order of its forms, those of whom a refusal names among the injured first. */
export const listAccidentFields = (messages: Messages): readonly string[] => [
  ...Object.keys(messages).filter((key) => key.endsWith('.injured')),
  ...fields,
]

export const findFirstRefused = (messages: Messages): string | undefined =>
  listAccidentFields(messages).find((field) => messages[field] !== undefined)
