import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { type Memo, pending } from '../memo.ts'
import type { RowDraft } from '../memo-draft.ts'
import { isDone } from '../memo-status.ts'
import type { UnseenCode } from '../refusals.ts'

/**
 * The new rows of a memo as someone may give them who is not shown how its stored rows ended: what they could not see they neither take
 * back by leaving it out nor overwrite. A row that has not ended takes what they enter.
 *
 * @returns the rows with the outcomes that stay; refused is any outcome of a row that has one, the same too: it would tell which it is;
 * and rows without one that has ended: it would take its outcome away unseen
 */
export function keepUnseen(
  before: Memo,
  rows: readonly RowDraft[],
): Result<readonly RowDraft[], FieldErrors<UnseenCode>> {
  const stored = new Map(before.rows.filter(isDone).map((row) => [row.obligationId, row.outcome]))
  const outcomeOf = ({ obligationId }: RowDraft) =>
    obligationId === null ? undefined : stored.get(obligationId)
  const errors = rows.flatMap((row, i) =>
    outcomeOf(row) && row.outcome.kind !== pending.kind
      ? [{ field: 'date', code: 'memo/outcome-hidden', row: i } as const]
      : [],
  )
  if (errors.length > 0) return err(fieldErrors(...errors))
  const given = new Set(rows.map(({ obligationId }) => obligationId))
  if ([...stored.keys()].some((id) => !given.has(id)))
    return err(fieldErrors({ field: 'rows', code: 'memo/hidden-row-removed' }))
  return ok(rows.map((row) => ({ ...row, outcome: outcomeOf(row) ?? row.outcome })))
}
