import type { Document, DocumentFormat } from '../documents/document.ts'
import { nameDocumentFile } from '../documents/document-file-name.ts'
import { chooseFormat, findFile } from '../documents/stored-files.ts'
import type { MailFile } from '../mail/mail.ts'

/** The papers as files of a mail: in .docx where there is no .pdf, and no two of one name, for which an archive has no place. */
export function attachPapers(documents: readonly Document[], format: DocumentFormat): readonly MailFile[] {
  const taken = new Map<string, number>()
  return documents.flatMap((document) => {
    const kept = chooseFormat(document, format)
    const file = findFile(document, kept)
    if (!file.ok) return []
    const name = nameDocumentFile(document, kept)
    const key = name.toLowerCase()
    const before = taken.get(key) ?? 0
    taken.set(key, before + 1)
    return [
      { name: before === 0 ? name : numberName(name, before + 1), ...file.value, documentId: document.id },
    ]
  })
}

/** «12 Приказ (2).pdf». */
const numberName = (name: string, n: number): string => name.replace(/\.(\w+)$/u, ` (${n}).$1`)

export const sumSizes = (files: readonly Pick<MailFile, 'size'>[]): number =>
  files.reduce((sum, { size }) => sum + size, 0)
