import { readFileSync } from 'node:fs'

/** A value that the forms required on 22.11.2026: how it is filled in the demo company, or why only a person can say it. */
export type RequiredValue = {
  readonly form: string
  /** Its name then; a renamed one counts under it. */
  readonly value: string
  readonly type: string
  readonly label: string
  /** In words, written by hand; '' where only a person can say it. */
  readonly expected: string
  readonly why: string
}

export const requiredValues: readonly RequiredValue[] = readFileSync(
  new URL('./required-values.tsv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [form = '', value = '', type = '', label = '', expected = '', why = ''] = line.split('\t')
    return { form, value, type, label, expected, why }
  })
