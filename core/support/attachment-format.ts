import { detectFormat } from '../incidents/evidence/detect-format.ts'

/** What may be attached to a message: images and documents. */
export const attachmentFormats = ['jpeg', 'png', 'webp', 'heic', 'pdf', 'docx', 'xlsx'] as const
export type AttachmentFormat = (typeof attachmentFormats)[number]

/** What the bytes are, by what is in them and not by the file's name; null for anything else, papers with macros too. */
export function detectAttachment(bytes: Uint8Array): AttachmentFormat | null {
  const format = detectFormat(bytes)
  return attachmentFormats.find((known) => known === format) ?? detectOffice(bytes)
}

/** Parts of a package that only its kind has. */
const MAIN = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const
/** However the part of the macros is called, and written. */
const MACROS = /vba/

function detectOffice(bytes: Uint8Array): AttachmentFormat | null {
  const names = listPartNames(bytes)
  if (names.some((name) => MACROS.test(name))) return null
  if (names.includes(MAIN.docx)) return 'docx'
  return names.includes(MAIN.xlsx) ? 'xlsx' : null
}

const [FILE, DIRECTORY, END] = [0x04034b50, 0x02014b50, 0x06054b50]
const DIRECTORY_SIZE = 46
const END_SIZE = 22

/**
 * The names of a package's parts, by the directory that word processors go by, in small letters and without escapes: `vbaProjec%74.bin` is
 * one that has macros. None where the bytes are no zip from the first to the last of them.
 */
function listPartNames(bytes: Uint8Array): readonly string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - END_SIZE
  if (end < 0 || view.getUint32(0, true) !== FILE || view.getUint32(end, true) !== END) return []
  const names: string[] = []
  let at = view.getUint32(end + 16, true)
  while (at < end) {
    if (at + DIRECTORY_SIZE > end || view.getUint32(at, true) !== DIRECTORY) return []
    const name = view.getUint16(at + 28, true)
    const more = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const from = at + DIRECTORY_SIZE
    at = from + name + more
    if (at > end) return []
    names.push(unescapeName(bytes.subarray(from, from + name)))
  }
  return names
}

const unescapeName = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte))
    .join('')
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .toLowerCase()
