import type { Memo } from '@osh/core/memos/memo.ts'
import { deriveMemoStatus } from '@osh/core/memos/memo-status.ts'
import { findRules } from '@osh/core/sections/section.ts'
import type { Notices } from '#ui/kit/dialogs/notices.ts'

/** Says for 6 s what a memo that has just been completed asks for. */
export function announceCompletion(memo: Memo, show: Notices['show']): void {
  if (deriveMemoStatus(memo) === 'completed') show(findRules(memo.section).words.completed, { seconds: 6 })
}
