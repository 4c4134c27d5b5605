import type { Memo } from '@osh/core/memos/memo.ts'
import { headerFieldNames, type MemoHeader, mapHeader } from '@osh/core/memos/memo-header.ts'
import { readSignatory } from '@osh/core/memos/signatory.ts'
import { pick } from '@osh/core/shared/input/pick.ts'

export const blankHeader: MemoHeader = mapHeader(() => '')

/** The header as it is shown: one that an e-mail address signs is signed by no one. */
export const takeHeader = (memo: Memo): MemoHeader => ({
  ...pick(memo, headerFieldNames),
  author: readSignatory(memo) ? memo.author : '',
})
