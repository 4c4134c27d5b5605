import type { SomeWrite } from '../commands/command.ts'
import type { MemoWrite } from './memo-facts.ts'

/** Whether a changed memo has rows that it had not before. */
export const takesRows = (writes: readonly (MemoWrite | SomeWrite)[]): boolean => writes.some(addsRow)

function addsRow(write: MemoWrite | SomeWrite): boolean {
  if (!isChange(write)) return false
  return write.rows.some(({ before, memo }) => {
    const had = new Set(before.rows.map(({ obligationId }) => obligationId))
    return memo.rows.some(({ obligationId }) => !had.has(obligationId))
  })
}

const isChange = (
  write: MemoWrite | SomeWrite,
): write is Extract<MemoWrite, { readonly kind: 'changed-memos' }> => write.kind === 'changed-memos'
