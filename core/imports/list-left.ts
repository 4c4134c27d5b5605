import type { ImportField, ImportRow } from './import-field.ts'
import type { ImportPlan } from './plan/import-plan.ts'
import type { LeftRow } from './staff-import.ts'

type Table = { readonly fields: readonly ImportField[]; readonly rows: readonly ImportRow[] }

/** The rows that a plan doesn't load, as they are in the file, each with why. */
export function listLeft(plan: ImportPlan, { rows, fields }: Table): readonly LeftRow[] {
  const values = new Map(rows.map((row) => [row.line, row.values]))
  return plan.flatMap((entry): readonly LeftRow[] => {
    if (entry.is !== 'refused' && entry.is !== 'undecided' && entry.is !== 'skipped') return []
    const { line } = entry
    const isUnplaced = entry.is === 'undecided' && entry.about === 'places'
    const why =
      entry.is === 'refused' ? entry.faults.map(({ error }) => error) : isUnplaced ? 'unplaced' : entry.is
    return [{ line, values: fields.map((field) => values.get(line)?.[field] ?? ''), why }]
  })
}
