import type { Memo, MemoHeader } from '@osh/core/memos/memo.ts'
import { readSignatory } from '@osh/core/memos/signatory.ts'

export const blankHeader: MemoHeader = {
  recipient: '',
  author: '',
  name: '',
  fullName: '',
  note: '',
  duration: '',
  formOfStudy: '',
  basis: '',
}

/** The header as it is shown: one that an e-mail address signs is signed by no one. */
export const takeHeader = (memo: Memo): MemoHeader => {
  const { recipient, author, name, fullName, note, duration, formOfStudy, basis } = memo
  const signed = readSignatory(memo) ? author : ''
  return { recipient, author: signed, name, fullName, note, duration, formOfStudy, basis }
}
