import type { Gathering } from '../commands/command.ts'
import type { RecordChange } from '../commands/journal.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'
import type { FactEdits } from './fact-edits.ts'
import type { FactList } from './fact-list.ts'
import { findFactList } from './fact-lists.ts'
import {
  type CompanyFactWrite,
  type FactRow,
  type KeptFacts,
  type LockFacts,
  lockFacts,
} from './fact-records.ts'

/** What is written where rows of lists change, and what the journal says of it. */
export type FactWrites = {
  readonly writes: readonly CompanyFactWrite[]
  readonly changes: readonly RecordChange[]
}

/** A list that is edited, as it stands; `before`: null while nothing is said of it. */
export type EditedList = {
  readonly companyId: CompanyId
  readonly list: FactList
  readonly before: KeptFacts | null
}

/** The lists that are edited, each once, always locked in one order: two who edit several wait, and don't wait for each other. */
export function* lockEditedLists(
  companyId: CompanyId,
  edits: readonly FactEdits[],
): Gathering<readonly EditedList[], LockFacts> {
  const locked: EditedList[] = []
  for (const code of [...new Set(edits.map(({ list }) => list))].toSorted()) {
    const list = findFactList(code)
    if (list) locked.push({ companyId, list, before: yield* lockFacts({ companyId, list: code }) })
  }
  return locked
}

/** The rows of a list in place of those before; nothing where they are the same. */
export function writeFacts(
  { companyId, list, before }: EditedList,
  rows: readonly FactRow[],
  entered: Signed,
): FactWrites {
  if (JSON.stringify(rows) === JSON.stringify(before?.rows ?? [])) return { writes: [], changes: [] }
  const kept = { companyId, list: list.code, rows, version: (before?.version ?? 0) + 1, entered }
  return {
    writes: [{ kind: 'company-facts', rows: [kept] }],
    changes: [
      {
        record: 'facts',
        ids: [list.number],
        before: before && { list: list.code, rows: before.rows },
        after: { list: list.code, rows },
      },
    ],
  }
}

export const joinFactWrites = (all: readonly FactWrites[]): FactWrites => ({
  writes: all.flatMap(({ writes }) => writes),
  changes: all.flatMap(({ changes }) => changes),
})
