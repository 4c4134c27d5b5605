import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const BODY = 'word/document.xml'

/** Zips keep a time; this one has none, so that two copies don't differ. */
const NO_TIME = new Date('1980-01-02T00:00:00')

/** The .docx with two lines before its first: that it is annulled, and what is said of it. Null: it is no .docx. */
export function markDocx(bytes: Uint8Array, said: string): Uint8Array | null {
  const parts = unpackParts(bytes)
  const body = parts?.[BODY]
  if (!parts || !body) return null
  const lines = writeLine('АННУЛИРОВАН', 36) + writeLine(said, 20)
  const marked = strFromU8(body).replace(/<w:body(?:\s[^>]*)?>/, (start) => start + lines)
  return zipSync({ ...parts, [BODY]: strToU8(marked) }, { mtime: NO_TIME })
}

function unpackParts(bytes: Uint8Array) {
  try {
    return unzipSync(bytes)
  } catch {
    return null
  }
}

const writeLine = (text: string, halfPoints: number): string =>
  `<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/><w:color w:val="C00000"/><w:sz w:val="${halfPoints}"/></w:rPr>` +
  `<w:t xml:space="preserve">${escapeText(text)}</w:t></w:r></w:p>`

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
