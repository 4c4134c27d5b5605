import type { Document, DocumentFormat } from '@osh/core/documents/document.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { ports } from '#ui/app/container.ts'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { documentTexts as texts } from './texts.ts'

/** What is told of a document that is there to be opened. */
type Openable = Pick<Document, 'id' | 'companyId' | 'number' | 'date'>

type Open = (document: Openable, format: DocumentFormat) => Promise<void>

/** Shows the stored .pdf, saves the stored .docx. */
export function useOpenFile(): Open {
  const documents = useService(ports.documentFiles)
  const { view, save } = useFiles()
  return (document, format) => {
    const ask = () => documents.makeLink(document.companyId, document.id, format)
    return format === 'pdf' ? view(ask) : save(ask, `${nameOf(document)}.${format}`)
  }
}

/** Saves a zip of what was issued together with the document. */
export function useSaveBatch(): Open {
  const documents = useService(ports.documentFiles)
  const { save } = useFiles()
  return (document, format) =>
    save(() => documents.makeBatchLink(document.companyId, document.id, format), `${nameOf(document)}.zip`)
}

const nameOf = ({ number, date }: Openable): string =>
  texts.version(printDocumentNumber(number), formatDate(date))
