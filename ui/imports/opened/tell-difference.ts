import { type ImportRow, isImportField } from '@osh/core/imports/import-field.ts'
import { nameField } from '../field-names.ts'
import { importTexts as texts } from '../texts.ts'

/** What a row says otherwise than the others that are likely of the same person. */
export function tellDifference(line: number, rows: readonly ImportRow[]): string {
  const fields = new Set(rows.flatMap(({ values }) => Object.keys(values).filter(isImportField)))
  const own = rows.find((row) => row.line === line)?.values ?? {}
  return [...fields]
    .filter((field) => new Set(rows.map(({ values }) => values[field])).size > 1)
    .map((field) => `${nameField(field)}: ${texts.value(own[field] ?? null)}`)
    .join(' · ')
}
