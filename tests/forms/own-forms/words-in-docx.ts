import { unzipSync } from 'fflate'

/** How the lists of a document are numbered: by their numbers, the words of each level and what follows a number. */
type Lists = ReadonlyMap<string, readonly { readonly text: string; readonly after: string }[]>

const ELEMENT = /<w:p[ >][\s\S]*?<\/w:p>|<\/w:tc>|<\/w:tr>/gu

/**
 * The words of a document as a reader sees them, a line for each paragraph or row of a table; what Word numbers by itself is
 * numbered here by its own rules. Empty paragraphs and rows are left out.
 */
export function wordsInDocx(bytes: Uint8Array): readonly string[] {
  const files = unzipSync(bytes)
  const textOf = (name: string) => new TextDecoder().decode(files[name] ?? new Uint8Array())
  const numbers = new WordNumbers(listsIn(textOf('word/numbering.xml')))
  const lines: string[] = []
  let row = ''
  let cell: string[] = []
  const xml = textOf('word/document.xml')
  const isInCell = cellsOf(xml)
  for (const { 0: found, index } of xml.matchAll(ELEMENT)) {
    if (found === '</w:tc>') {
      row += `${cell.join('\n')}|`
      cell = []
    } else if (found === '</w:tr>') {
      if (!/^[|\s]*$/u.test(row)) lines.push(row)
      row = ''
    } else {
      const words = numbers.before(found) + wordsOf(found)
      if (isInCell(index)) cell.push(words)
      else if (words.trim() !== '') lines.push(words)
    }
  }
  return lines
}

function cellsOf(xml: string): (index: number) => boolean {
  const ends = [...xml.matchAll(/<(\/?)w:tc[ >]/gu)].map(({ 1: closes, index }) => ({
    isOpen: closes === '',
    index,
  }))
  let at = 0
  let isOpen = false
  return (index) => {
    for (let next = ends[at]; next !== undefined && next.index < index; next = ends[++at])
      isOpen = next.isOpen
    return isOpen
  }
}

const wordsOf = (paragraph: string): string =>
  paragraph
    .replace(/<w:br\/>/gu, '\n')
    .replace(/<[^>]*>/gu, '')
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&quot;/gu, '"')
    .replace(/&amp;/gu, '&')

function listsIn(xml: string): Lists {
  const definitions = new Map(
    [...xml.matchAll(/<w:abstractNum w:abstractNumId="(\d+)">([\s\S]*?)<\/w:abstractNum>/gu)].map(
      ([, id = '', inside = '']) => [
        id,
        [...inside.matchAll(/<w:suff w:val="(\w+)"\/><w:lvlText w:val="([^"]*)"\/>/gu)].map(
          ([, after = '', text = '']) => ({ text, after: after === 'space' ? '\u00a0' : '' }),
        ),
      ],
    ),
  )
  return new Map(
    [...xml.matchAll(/<w:num w:numId="(\d+)"><w:abstractNumId w:val="(\d+)"\/>/gu)].map(
      ([, id = '', of = '']) => [id, definitions.get(of) ?? []],
    ),
  )
}

/** Counts as Word does: a level begins again once one above it has gone on. */
class WordNumbers {
  readonly #lists: Lists
  readonly #counts = new Map<string, number[]>()

  constructor(lists: Lists) {
    this.#lists = lists
  }

  before(paragraph: string): string {
    const [, level = '', list = ''] =
      /<w:ilvl w:val="(\d+)"\/><w:numId w:val="(\d+)"\/>/u.exec(paragraph) ?? []
    const shown = this.#lists.get(list)?.[Number(level)]
    if (shown === undefined) return ''
    const depth = Number(level)
    const counts = this.#counts.get(list) ?? []
    const next = Array.from({ length: depth + 1 }, (_, i) => counts[i] ?? (i < depth ? 1 : 0))
    next[depth] = (next[depth] ?? 0) + 1
    this.#counts.set(list, next)
    return shown.text.replace(/%(\d)/gu, (_, at: string) => String(next[Number(at) - 1])) + shown.after
  }
}
