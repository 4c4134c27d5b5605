/** One object of a .pdf: what it says, and the bytes of its stream where it has one. */
export type PdfObject = { readonly number: number; readonly said: string; readonly stream: Uint8Array | null }

/** A .pdf as this program makes them: its objects, the root of its pages, and how many pages there are. */
export type ReadPdf = {
  readonly objects: readonly PdfObject[]
  /** Greater than any number of an object. */
  readonly size: number
  readonly pages: number
  readonly count: number
}

/**
 * Reads a .pdf with plain tables of objects, updated ones too, without its catalogue and its information; null for anything else.
 */
export function readPdf(bytes: Uint8Array): ReadPdf | null {
  const text = decodeLatin1(bytes)
  const offsets = new Map<number, number>()
  let at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? Number.NaN)
  let trailer = ''
  while (!Number.isNaN(at)) {
    const table = tableAt(text, at)
    if (!table) return null
    for (const [number, offset] of table.offsets) if (!offsets.has(number)) offsets.set(number, offset)
    trailer ||= table.trailer
    at = readNumber(table.trailer, /\/Prev (\d+)/)
  }
  const objects = [...offsets].map(([number, offset]) => readObject(text, bytes, number, offset))
  const [root, information] = [
    readNumber(trailer, /\/Root (\d+) 0 R/),
    readNumber(trailer, /\/Info (\d+) 0 R/),
  ]
  const saidIn = (number: number): string => objects.find((one) => one?.number === number)?.said ?? ''
  const pages = readNumber(saidIn(root), /\/Pages (\d+) 0 R/)
  const count = readNumber(saidIn(pages), /\/Count (\d+)/)
  if (Number.isNaN(pages) || Number.isNaN(count)) return null
  const whole = objects.filter((one) => one !== null)
  if (whole.length < objects.length) return null
  return {
    objects: whole.filter(({ number }) => number !== root && number !== information),
    size: Math.max(...offsets.keys()) + 1,
    pages,
    count,
  }
}

type Table = { readonly offsets: readonly (readonly [number, number])[]; readonly trailer: string }

function tableAt(text: string, at: number): Table | null {
  const found = /^xref\s+([\d\sfn]+?)trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text.slice(at))
  if (!found) return null
  const [, entries = '', trailer = ''] = found
  const offsets: [number, number][] = []
  let next = 0
  for (const line of entries.split(/\r?\n/)) {
    const [first = '', second = '', kind] = line.trim().split(' ')
    if (kind === undefined) next = Number(first)
    else {
      if (kind === 'n') offsets.push([next, Number(first)])
      next += 1
    }
    if (second === '' && first !== '') return null
  }
  return { offsets, trailer }
}

function readObject(text: string, bytes: Uint8Array, number: number, offset: number): PdfObject | null {
  const head = `${number} 0 obj\n`
  if (!text.startsWith(head, offset)) return null
  const start = offset + head.length
  const end = text.indexOf('endobj', start)
  const begins = text.indexOf('\nstream\n', start)
  if (end < 0) return null
  if (begins < 0 || begins > end) return { number, said: text.slice(start, end), stream: null }
  const said = text.slice(start, begins)
  const length = readNumber(said, /\/Length (\d+)(?! 0 R)/)
  const from = begins + '\nstream\n'.length
  return Number.isNaN(length) ? null : { number, said, stream: bytes.subarray(from, from + length) }
}

const readNumber = (text: string, where: RegExp): number => Number(where.exec(text)?.[1] ?? Number.NaN)

/** One character a byte, whatever the bytes are. */
function decodeLatin1(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return text
}
