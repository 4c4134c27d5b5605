import type { ColumnTruth, DirtyFile, Meaning, RecordTruth, ValueKey } from './dirty-files.ts'

/** What the product makes of a file before anybody decides anything. */
export type Outcome = {
  /** By `sheet:column`; a column that is proposed as nothing is missing. */
  readonly proposals: ReadonlyMap<string, { readonly meaning: Meaning; readonly of: string | null }>
  /** Rows that would be stored as they are, each with all that would be stored of it. */
  readonly stored: readonly {
    readonly sheet: number
    readonly row: number
    readonly values: Readonly<Partial<Record<ValueKey, string>>>
  }[]
  /** Rows (`sheet:row`) of which a person is asked, or that are refused, whatever the reason. */
  readonly held: ReadonlySet<string>
}

export type Judgement = {
  readonly rightColumns: number
  readonly wrongColumns: readonly string[]
  /** What would be stored and isn't so: there must be none. */
  readonly wrongRecords: readonly string[]
  /** Rows of the truth of which the product neither stores nor says anything. */
  readonly silent: readonly string[]
}

/** Holds what the product makes of a file against the file's truth. */
export function judge({ name, truth }: DirtyFile, { proposals, stored, held }: Outcome): Judgement {
  const wrongColumns = truth.columns
    .filter((column) => !isRight(column, proposals.get(`${column.sheet}:${column.column}`)))
    .map(
      (column) =>
        `${name}: ${column.head.join(' / ')} — ${JSON.stringify(proposals.get(`${column.sheet}:${column.column}`))}`,
    )
  const byRow = new Map(truth.records.map((record) => [`${record.sheet}:${record.row}`, record]))
  const refused = new Map(truth.refusals.map((one) => [`${one.sheet}:${one.row}`, one]))
  const wrongRecords = stored.flatMap(({ sheet, row, values }) => {
    const at = `${name} ${sheet}:${row}`
    const record = byRow.get(`${sheet}:${row}`)
    const refusal = refused.get(`${sheet}:${row}`)
    if (refusal) return [`${at}: stored in spite of ${refusal.why} «${refusal.shown}»`]
    if (!record) return [`${at}: nobody is there, stored as ${JSON.stringify(values)}`]
    return differences(record, values).map((difference) => `${at}: ${difference}`)
  })
  const storedRows = new Set(stored.map(({ sheet, row }) => `${sheet}:${row}`))
  const twice = new Set(truth.doubles.flatMap(({ sheet, rows }) => rows.map((row) => `${sheet}:${row}`)))
  const silent = [...byRow.keys()].filter((at) => !storedRows.has(at) && !held.has(at) && !twice.has(at))
  return {
    rightColumns: truth.columns.length - wrongColumns.length,
    wrongColumns,
    wrongRecords,
    silent: silent.map((at) => `${name} ${at}`),
  }
}

function isRight(
  { meanings, of }: ColumnTruth,
  proposal: { meaning: Meaning; of: string | null } | undefined,
): boolean {
  if (!proposal) return meanings.includes('other')
  return meanings.includes(proposal.meaning) && proposal.of === of
}

/** Places are named alike in any letter case. */
const looselyNamed: readonly ValueKey[] = ['department', 'position']

function differences(record: RecordTruth, values: Outcome['stored'][number]['values']): readonly string[] {
  const keys = new Set([...Object.keys(record.values), ...Object.keys(values)]) as Set<ValueKey>
  return [...keys]
    .filter((key) => {
      const fold = (value: string | undefined) => (looselyNamed.includes(key) ? value?.toLowerCase() : value)
      return fold(record.values[key]) !== fold(values[key])
    })
    .map((key) => `${key} is «${values[key] ?? ''}», not «${record.values[key] ?? ''}»`)
}
