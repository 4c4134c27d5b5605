import { zipSync } from 'fflate'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export type Parts = Readonly<Record<string, string | Uint8Array>>

const contentTypes = (overrides: string): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/>${overrides}</Types>`

export const override = (part: string, type: string): string =>
  `<Override PartName="/${part}" ContentType="${type.startsWith('.') ? TYPE + type : type}"/>`

export const relations = (inside = ''): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${inside}</Relationships>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A paragraph; a `|` splits its words over runs, as Word does. */
export const paragraph = (text: string, separator = '\u0000'): string =>
  `<w:p>${text
    .split(separator)
    .map((run) => `<w:r><w:t xml:space="preserve">${escaped(run)}</w:t></w:r>`)
    .join('')}</w:p>`

export const row = (...cells: readonly string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`

export const table = (...rows: readonly string[]): string =>
  `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join('')}</w:tbl>`

export const documentOf = (body: string): string =>
  `${XML}<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><w:body>${body}<w:sectPr/></w:body></w:document>`

export const headerOf = (body: string): string => `${XML}<w:hdr xmlns:w="${WORD}">${body}</w:hdr>`

/** The parts of a small right document; `overrides` go into its content types. */
export const partsOf = (body: string, more: Parts = {}, overrides = ''): Parts => ({
  '[Content_Types].xml': contentTypes(overrides),
  '_rels/.rels': relations(
    `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>`,
  ),
  'word/document.xml': documentOf(body),
  'word/_rels/document.xml.rels': relations(),
  ...more,
})

export function zip(parts: Parts): Uint8Array {
  const encoder = new TextEncoder()
  const bytes = Object.entries(parts).map(
    ([name, part]) => [name, typeof part === 'string' ? encoder.encode(part) : part] as const,
  )
  return zipSync(Object.fromEntries(bytes))
}

/** A .docx made of paragraphs, or of XML where a text begins with `<`. */
export const docxOf = (...blocks: readonly string[]): Uint8Array =>
  zip(partsOf(blocks.map((block) => (block.startsWith('<w:') ? block : paragraph(block))).join('')))
