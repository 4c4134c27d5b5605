import type { Memo } from '@osh/core/memos/memo.ts'
import type { MemoFileFormat } from '@osh/core/memos/memo-repository.ts'
import { memos } from '@osh/core/wording/memos.ts'
import { ports } from '#ui/app/container.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'

/** Opens the printed memo in a new tab. The tab is opened at once, or the browser would take it for an advertisement. */
export function usePrint(): (memo: Memo, format: MemoFileFormat) => Promise<void> {
  const files = useService(ports.memoFiles)
  const { show } = useService(notices)
  return async (memo, format) => {
    const tab = window.open('', '_blank')
    const answer = await load(() => files.link(memo.companyId, memo.id, format))
    if (answer.is === 'ready' && answer.value.ok) {
      if (tab) tab.location.href = answer.value.value
      else window.location.href = answer.value.value
      return
    }
    tab?.close()
    show(memos.loadFailed, { tone: 'failed' })
  }
}
