import type { SomeWrite } from '../commands/command.ts'
import type { Section } from '../sections/section.ts'
import type { ChangedMemo, MemoWrite } from './memo-facts.ts'

/** The sections of changed memos that have rows which they had not before. */
export const listTakingSections = (writes: readonly (MemoWrite | SomeWrite)[]): readonly Section[] =>
  writes.filter(isChange).flatMap(({ rows }) => rows.filter(takesRows).map(({ memo }) => memo.section))

function takesRows({ before, memo }: ChangedMemo): boolean {
  const had = new Set(before.rows.map(({ obligationId }) => obligationId))
  return memo.rows.some(({ obligationId }) => !had.has(obligationId))
}

const isChange = (
  write: MemoWrite | SomeWrite,
): write is Extract<MemoWrite, { readonly kind: 'changed-memos' }> => write.kind === 'changed-memos'
