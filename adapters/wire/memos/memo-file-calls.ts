import { file } from '../contract/answer.ts'
import { call } from '../contract/call.ts'
import { inFormat } from '../contract/format-input.ts'
import { MEMO_FILE } from './memo-wire.ts'

/** Printed memos. */
export const memoFileCalls = {
  file: call({
    method: 'get',
    path: MEMO_FILE,
    who: { fileOf: 'memo' },
    right: 'see-staff',
    input: inFormat<'memo'>(),
    weighs: 'paper',
    answer: file('docx', 'pdf'),
    refuses: ['choice/unknown', 'right/hidden', 'not-found'],
  }),
}
