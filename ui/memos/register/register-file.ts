import type { Memo } from '@osh/core/memos/memo.ts'
import { deriveMemoStatus, isDone } from '@osh/core/memos/memo-status.ts'
import { readSignatory } from '@osh/core/memos/signatory.ts'
import { findRules } from '@osh/core/sections/section.ts'
import { noName } from '@osh/core/wording/auth.ts'
import { registerHeads as heads, memoStatusWords, memos as words } from '@osh/core/wording/memos.ts'
import type { OwnRights } from '#ui/app/session/own-rights.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import { hidesOutcomes } from '../hidden-outcomes.ts'
import { memoTexts as texts } from '../texts.ts'
import type { MemoRegisterStore } from './memo-register-store.ts'

const listColumns = (rights: Pick<OwnRights, 'membership'>): readonly Column<Memo>[] => [
  { head: heads.number, number: ({ number }) => number },
  { head: texts.formedOn, day: ({ formedOn }) => formedOn },
  { head: heads.name, text: ({ name }) => name },
  { head: heads.section, text: ({ section }) => findRules(section).words.name },
  { head: heads.status, text: (memo) => memoStatusWords[deriveMemoStatus(memo)] },
  {
    head: heads.done,
    number: (memo) => (memo.canceled ? null : memo.rows.filter(isDone).length),
    hidden: ({ canceled, section }) => !canceled && hidesOutcomes(rights, section),
  },
  { head: texts.rowsInAll, number: ({ rows }) => rows.length },
  { head: heads.author, text: (memo) => (readSignatory(memo) ? memo.author : noName) },
]

/** The register as it is filtered, with all of its memos. */
export const makeRegisterFile = async (
  store: MemoRegisterStore,
  rights: Pick<OwnRights, 'membership'>,
): Promise<TableFile> => makeTableFile(words.registerTitle, listColumns(rights), await store.readAll())
