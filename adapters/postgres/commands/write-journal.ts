import type { JournalLine } from '@osh/core/commands/journal.ts'
import type { Work } from '../transact.ts'

export async function writeJournal(work: Work, lines: readonly JournalLine[]): Promise<void> {
  const rows = lines.map(({ companyId, by, at, command, changes }) => ({
    company_id: companyId,
    entered_by: by,
    entered_at: at,
    command,
    changes: JSON.stringify(changes),
  }))
  await work.insertInto('journal').values(rows).execute()
}
