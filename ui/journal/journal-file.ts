import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import type { ToldLine } from '@osh/core/journal/journal-repository.ts'
import { sayCommand, sayRecords } from '@osh/core/wording/journal/command-words.ts'
import { type SaidValue, sayValues } from '@osh/core/wording/journal/say-value.ts'
import type { MemberNames } from '#ui/app/session/member-names.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import type { JournalStore } from './journal-store.ts'
import { journalTexts as texts } from './texts.ts'

/** Lines of the journal are no more than that in a file: the latest. */
export const MOST_SAVED = 5000

/** A value that a line has changed. */
type Row = { readonly line: ToldLine; readonly record: string; readonly value: SaidValue }

const { heads } = texts

const listColumns = (names: MemberNames): readonly Column<Row>[] => [
  { head: heads.number, number: ({ line }) => line.number },
  { head: heads.at, moment: ({ line }) => computeMomentIn(names.timeZone, line.at) },
  { head: heads.by, text: ({ line: { by } }) => names.nameOnPaper(by) ?? `№ ${by}` },
  { head: heads.command, text: ({ line }) => sayCommand(line.command) },
  { head: heads.record, text: ({ record }) => record },
  { head: heads.field, text: ({ value }) => value.field },
  { head: heads.before, text: ({ value }) => value.before },
  { head: heads.after, text: ({ value }) => value.after },
]

/** A row for each value that the list shows; what it does not show is said, never left out in silence. */
function listRows(line: ToldLine): readonly Row[] {
  const say = (field: string): SaidValue => ({ field, before: '', after: '' })
  const rows = line.changes.flatMap(({ record: kind, ids, count, before, after }) => {
    const record = sayRecords(kind, ids, count)
    const values = sayValues(before, after)
    return (values.length > 0 ? values : [say(texts.hidden)]).map((value) => ({ line, record, value }))
  })
  const rest = line.count - line.changes.length
  return rest > 0 || rows.length === 0
    ? [...rows, { line, record: '', value: say(rest > 0 ? texts.moreChanges(rest) : '') }]
    : rows
}

/** The journal as it is filtered, its latest lines first; where it has more than a file takes, the note says so. */
export async function makeJournalFile(
  store: JournalStore,
  names: MemberNames,
  most = MOST_SAVED,
): Promise<TableFile> {
  if (names.members === null) await names.read()
  const lines = await store.readSome(most + 1)
  const table = makeTableFile(texts.title, listColumns(names), lines.slice(0, most).flatMap(listRows))
  return lines.length > most ? { ...table, note: texts.cut(most) } : table
}
