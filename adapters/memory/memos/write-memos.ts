import type { Writers } from '@osh/core/commands/apply.ts'
import type { MemoWrite } from '@osh/core/memos/memo-facts.ts'
import { replaceById, type State } from '../state.ts'

export const memoWriters: Writers<MemoWrite, State, State> = {
  'formed-memos': (state, rows) => ({ ...state, memos: [...state.memos, ...rows.map(({ memo }) => memo)] }),
  'changed-memos': (state, rows) => ({
    ...state,
    memos: rows.reduce((memos, { memo }) => replaceById(memos, memo), state.memos),
  }),
}
