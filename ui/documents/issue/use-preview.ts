import type { PreviewRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { fetchPart } from '#ui/kit/connection/fetch-part.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { previewTexts as texts } from '../texts.ts'

/** Opens the paper as far as it is filled, in a new tab: at once, or the browser would take it for an advertisement. */
export function usePreview(): (request: PreviewRequest) => Promise<void> {
  const files = useService(ports.documentFiles)
  const current = useService(inCompany)
  const { show } = useService(notices)
  const fail = (said: string) => show(said, { seconds: 6, tone: 'failed' })
  return async (request) => {
    const tab = window.open('', '_blank')
    if (tab === null) return fail(texts.blocked)
    tab.document.title = texts.look
    const answer = await load(() => files.makePreviewLink(current.company.id, request))
    if (answer.is === 'ready' && answer.value.ok) return tab.location.replace(answer.value.value)
    tab.close()
    if (answer.is === 'failed') return fail(describeFailure(answer.status))
    if (answer.value.ok) return
    const { describePreviewRefusal } = await fetchPart(() => import('./preview-refusal.ts'))
    fail(describePreviewRefusal(answer.value.error))
  }
}
