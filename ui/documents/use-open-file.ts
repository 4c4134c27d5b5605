import type { Document, DocumentFormat } from '@osh/core/documents/document.ts'
import type { DocumentFiles } from '@osh/core/documents/issuing/document-issuer.ts'
import { ports } from '#ui/app/container.ts'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { documentTexts as texts } from './texts.ts'

type Open = (document: Document, format: DocumentFormat) => Promise<void>

/** Opens the stored file in a new tab. */
export const useOpenFile = (): Open =>
  useOpen((files, document, format) => files.link(document.companyId, document.id, format))

/** Opens a zip of what was issued together with the document. */
export const useOpenBatch = (): Open =>
  useOpen((files, document, format) => files.batchLink(document.companyId, document.id, format))

type Ask = (
  files: DocumentFiles,
  document: Document,
  format: DocumentFormat,
) => ReturnType<DocumentFiles['link']>

/** The tab is opened at once, or the browser would take it for an advertisement. */
function useOpen(ask: Ask): Open {
  const files = useService(ports.documentFiles)
  const { show } = useService(notices)
  return async (document, format) => {
    const tab = window.open('', '_blank')
    const answer = await load(() => ask(files, document, format))
    if (answer.is === 'ready' && answer.value.ok) {
      if (tab) tab.location.href = answer.value.value
      else window.location.href = answer.value.value
      return
    }
    tab?.close()
    show(texts.loadFailed, { tone: 'failed' })
  }
}
