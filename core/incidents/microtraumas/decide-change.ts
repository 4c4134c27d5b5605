import type { Decision } from '../../commands/command.ts'
import { findChangedValues } from '../../commands/journal.ts'
import type { Signed } from '../../shared/identity.ts'
import type { Microtrauma } from './microtrauma.ts'
import type { MicrotraumaWrite } from './microtrauma-facts.ts'

/** What is written where a record becomes another: the record, its chronology, the journal; nothing where it stays as it was. */
export function decideChange(
  before: Microtrauma,
  after: Microtrauma,
  { by, at }: Signed,
): Pick<Decision<Microtrauma, MicrotraumaWrite>, 'writes' | 'changes'> {
  const changed = findChangedValues(before, after)
  if (!changed) return { writes: [], changes: [] }
  const { companyId, id } = before
  return {
    writes: [
      { kind: 'changed-microtraumas', rows: [after] },
      {
        kind: 'microtrauma-events',
        rows: [{ companyId, microtraumaId: id, entered: { by, at }, ...changed }],
      },
    ],
    changes: [{ record: 'microtrauma', ids: [id], ...changed }],
  }
}
