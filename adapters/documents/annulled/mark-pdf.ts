import { drawWord } from './word-strokes.ts'

/**
 * The .pdf with the word across every page, added to its end as an update: what was there stays byte for byte. Null: it is
 * no .pdf as this program makes them, with a plain table of objects.
 */
export function markPdf(bytes: Uint8Array): Uint8Array | null {
  const text = decodeLatin1(bytes)
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? Number.NaN)
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref\s+\d+\s+%%EOF\s*$/.exec(text)?.[1]
  const size = Number(/\/Size (\d+)/.exec(trailer ?? '')?.[1] ?? Number.NaN)
  const pages = [...text.matchAll(PAGE)]
  if (!trailer || Number.isNaN(table) || Number.isNaN(size) || pages.length === 0) return null
  const objects: PdfObject[] = [{ number: size, body: streamOf('q\n') }]
  for (const { 1: number = '', 2: body = '' } of pages) {
    const [, width = 595, height = 842] = BOX.exec(body)?.map(Number) ?? []
    const stamp = size + objects.length
    objects.push({ number: stamp, body: streamOf(`Q\n${drawWord(width, height)}`) })
    const contents = body.replace(/\/Contents (\d+) 0 R/, `/Contents [${size} 0 R $1 0 R ${stamp} 0 R]`)
    objects.push({ number: Number(number), body: contents })
  }
  return append(bytes, objects, trailer.replace(/\/Size \d+/, `/Size ${size + 1 + pages.length * 2}`), table)
}

const PAGE =
  /(\d+) 0 obj\s*(<<\s*\/Type \/Page\s(?:(?!endobj)[\s\S])*?\/Contents \d+ 0 R(?:(?!endobj)[\s\S])*)endobj/g
const BOX = /\/MediaBox \[[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)\]/

type PdfObject = { readonly number: number; readonly body: string }

const streamOf = (drawn: string): string => `<<\n/Length ${drawn.length}\n>>\nstream\n${drawn}\nendstream\n`

/** The file, the objects, where each of them is, and the trailer that leads to what was there. */
function append(
  bytes: Uint8Array,
  objects: readonly PdfObject[],
  trailer: string,
  previous: number,
): Uint8Array {
  let update = '\n'
  let entries = ''
  for (const { number, body } of objects) {
    const offset = String(bytes.length + update.length).padStart(10, '0')
    entries += `${number} 1\n${offset} 00000 n \n`
    update += `${number} 0 obj\n${body}endobj\n`
  }
  const start = bytes.length + update.length
  update += `xref\n${entries}trailer\n<<${trailer}/Prev ${previous}\n>>\nstartxref\n${start}\n%%EOF\n`
  const marked = new Uint8Array(bytes.length + update.length)
  marked.set(bytes)
  for (let i = 0; i < update.length; i++) marked[bytes.length + i] = update.charCodeAt(i)
  return marked
}

/** One character a byte, whatever the bytes are. */
function decodeLatin1(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return text
}
