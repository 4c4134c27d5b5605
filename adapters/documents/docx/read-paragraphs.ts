import { strFromU8, unzipSync } from 'fflate'

const BODY = 'word/document.xml'
/** What a zip says it holds at most: papers are made here, and a form that a company has brought was looked through. */
const MOST_BYTES = 40 * 1024 * 1024

const PIECE =
  /<(?<close>\/)?w:(?<name>tr|p)(?:\s[^>]*?)?(?<empty>\/)?>|<w:(?<blank>tab|br|cr)(?:\s[^>]*)?\/>|<w:t(?:\s[^>]*)?>(?<text>[^<]*)<\/w:t>/gu

/** What a .docx says, a line for each paragraph that says anything; a row of a table is one line. Null for what is no .docx. */
export function readParagraphs(docx: Uint8Array): readonly string[] | null {
  const body = readBody(docx)
  return body === null ? null : listLines(body)
}

function readBody(docx: Uint8Array): string | null {
  try {
    const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }) =>
      name === BODY && originalSize < MOST_BYTES
    const bytes = unzipSync(docx, { filter })[BODY]
    return bytes ? strFromU8(bytes) : null
  } catch {
    return null
  }
}

function listLines(body: string): readonly string[] {
  const lines: string[] = []
  const cells: string[] = []
  let [text, rows] = ['', 0]
  const end = () => {
    const line = text
      .replace(/\u00ad/gu, '')
      .replace(/\s+/gu, ' ')
      .trim()
    text = ''
    if (line !== '') (rows > 0 ? cells : lines).push(line)
  }
  for (const { groups = {} } of body.matchAll(PIECE)) {
    const { name, close, empty, blank, text: said } = groups
    if (said !== undefined) text += unescapeXml(said)
    else if (blank !== undefined) text += ' '
    else if (name === 'p' && (close || empty)) end()
    else if (name === 'tr' && !close) rows += 1
    else if (name === 'tr') {
      rows -= 1
      if (rows === 0 && cells.length > 0) lines.push(cells.splice(0).join(' | '))
    }
  }
  return lines
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/giu, (whole, decimal, hex, name) =>
    decimal || hex
      ? String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16))
      : (entities[name] ?? whole),
  )
