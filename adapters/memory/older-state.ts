import type { Subject } from '@osh/core/obligations/subject.ts'
import type { State } from './state.ts'

/** What an older version of the program has kept, with what it did not know of yet: PPE was counted in pieces, by no point of the norms. */
export const bringUpToDate = (state: State): State => ({
  ...state,
  obligations: state.obligations.map((kept) => ({ ...kept, subject: withUnit(kept.subject) })),
  memos: state.memos.map((memo) => ({
    ...memo,
    rows: memo.rows.map((row) => ({ ...row, subject: withUnit(row.subject) })),
  })),
})

const withUnit = (subject: Subject): Subject =>
  subject.section === 'ppe' ? { ...inPieces, ...subject } : subject

const inPieces = { unit: 'piece', norm: null } as const
