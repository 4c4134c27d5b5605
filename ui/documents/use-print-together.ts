import type { DocumentFiles } from '@osh/core/documents/issuing/document-issuer.ts'
import type { PrintRequest } from '@osh/core/documents/printing/print-together.ts'
import type { ErrorOf } from '@osh/core/shared/results/result.ts'
import { documentWords } from '@osh/core/wording/refusals/words/document-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { requestWords } from '@osh/core/wording/refusals/words/request-words.ts'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { useFiles } from '#ui/kit/files/use-files.ts'
import { wordMessages } from '#ui/kit/forms/refused-fields.ts'
import { useService } from '#ui/kit/services/services-context.tsx'

const words = { ...plainWords, ...documentWords, ...requestWords }

const say = (refusal: ErrorOf<DocumentFiles['makeJointLink']>): string =>
  [...new Set(Object.values(wordMessages(refusal, words)))].join('. ')

/** Shows the papers as one .pdf, in that order; what is in the way is told in a notice. */
export function usePrintTogether(): (request: PrintRequest) => Promise<void> {
  const documents = useService(ports.documentFiles)
  const { company } = useService(inCompany)
  const { view } = useFiles()
  return (request) => view(() => documents.makeJointLink(company.id, request), say)
}
