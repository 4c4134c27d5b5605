import type { Memo } from '@osh/core/memos/memo.ts'
import { memoStatus } from '@osh/core/memos/memo-status.ts'
import { rulesOf } from '@osh/core/sections/section.ts'
import type { Notices } from '#ui/kit/dialogs/notices.ts'

/** Says for 6 s what a memo that has just been completed asks for. */
export function announceCompletion(memo: Memo, show: Notices['show']): void {
  if (memoStatus(memo) === 'completed') show(rulesOf(memo.section).words.completed, { seconds: 6 })
}
