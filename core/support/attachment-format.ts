import { detectFormat } from '../incidents/evidence/detect-format.ts'

/** What may be attached to a message: images and documents. */
export const attachmentFormats = ['jpeg', 'png', 'webp', 'heic', 'pdf', 'docx', 'xlsx'] as const
export type AttachmentFormat = (typeof attachmentFormats)[number]

/** What the bytes are, by what is in them and not by the file's name; null for anything else, papers with macros too. */
export function detectAttachment(bytes: Uint8Array): AttachmentFormat | null {
  const format = detectFormat(bytes)
  return attachmentFormats.find((known) => known === format) ?? detectOffice(bytes)
}

/** Parts of a package that only its kind has: the names of a zip are in it as they are. */
const MAIN = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const
const MACROS = 'vbaProject.bin'

function detectOffice(bytes: Uint8Array): AttachmentFormat | null {
  if (!beginsWith(bytes, 'PK\u0003\u0004') || names(bytes, MACROS)) return null
  if (names(bytes, MAIN.docx)) return 'docx'
  return names(bytes, MAIN.xlsx) ? 'xlsx' : null
}

const beginsWith = (bytes: Uint8Array, word: string): boolean =>
  [...word].every((letter, i) => bytes[i] === letter.charCodeAt(0))

/** Whether the bytes have the word somewhere. */
function names(bytes: Uint8Array, word: string): boolean {
  const [first = 0, ...others] = [...word].map((letter) => letter.charCodeAt(0))
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (others.every((code, i) => bytes[at + 1 + i] === code)) return true
  return false
}
