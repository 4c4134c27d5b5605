import type { Memo, MemoHeader } from '@osh/core/memos/memo.ts'
import { signatoryOf } from '@osh/core/memos/signatory.ts'

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
export const headerOf = (memo: Memo): MemoHeader => {
  const { recipient, author, name, fullName, note, duration, formOfStudy, basis } = memo
  const signed = signatoryOf(memo) ? author : ''
  return { recipient, author: signed, name, fullName, note, duration, formOfStudy, basis }
}
