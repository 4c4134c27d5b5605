import type { Paper } from '../paper/paper.ts'
import { makePdfDefinition, type PdfMaker } from './render-pdf.ts'

/** What pdfmake keeps of a document that it has laid out: where everything is on each page, in points. */
type LaidOut = { readonly _pdfMakePages: readonly Page[] }
type Page = { readonly pageSize: Size; readonly items: readonly Item[] }
type Size = { readonly width: number; readonly height: number }
type Item =
  | { readonly type: 'line'; readonly item: Line }
  | { readonly type: 'vector'; readonly item: Vector }
  | { readonly type: 'image' }
type Line = {
  readonly x: number
  readonly y: number
  readonly inlines: readonly Word[]
  getHeight(): number
  getAscenderHeight(): number
}
type Word = {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly fontSize: number
  readonly background?: string
  readonly fontFeatures?: object
  readonly font: Face
}
type Face = {
  readonly name: string
  /** In thousandths of the size. */
  readonly ascender: number
  readonly font: { readonly unitsPerEm: number; layout(text: string, features?: object): Letters }
}
type Letters = {
  readonly glyphs: readonly { readonly id: number; readonly path: { toSVG(): string } }[]
  readonly positions: readonly { readonly xAdvance: number }[]
}
type Vector = {
  readonly type: string
  readonly lineWidth?: number
  readonly color?: string
  readonly lineColor?: string
} & Partial<Record<'x' | 'y' | 'w' | 'h' | 'x1' | 'y1' | 'x2' | 'y2', number>>

/**
 * The first page of a paper's PDF as an SVG: as pdfmake lays it out, every letter drawn by its outline, so that it is the same wherever
 * it is looked at, without the fonts.
 */
export async function drawFirstPage(paper: Paper, maker: PdfMaker): Promise<string> {
  const laidOut = await maker.createPdf(makePdfDefinition(paper)).getStream()
  if (!isLaidOut(laidOut)) throw new Error('pdfmake keeps no pages')
  const [page] = laidOut._pdfMakePages
  if (!page) throw new Error('a paper without pages')
  const drawing = new Drawing()
  const drawn = page.items.map((item) => drawing.draw(item)).join('')
  const { width, height } = page.pageSize
  const size = `viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="#fff" d="M0 0H${round(width)}V${round(height)}H0Z"/><defs>${drawing.outlines}</defs>${drawn}</svg>`
}

const isLaidOut = (document: object): document is LaidOut =>
  '_pdfMakePages' in document && Array.isArray(document._pdfMakePages)

/** Points to a tenth of what an eye can tell apart. */
const round = (points: number): string => String(Math.round(points * 100) / 100)

/** One picture, with the outline of each letter kept once. */
class Drawing {
  readonly #kept = new Map<string, { readonly name: string; readonly outline: string }>()

  get outlines(): string {
    return [...this.#kept.values()].map(({ outline }) => outline).join('')
  }

  draw(item: Item): string {
    if (item.type === 'line') return this.#drawLine(item.item)
    return item.type === 'vector' ? drawVector(item.item) : ''
  }

  #drawLine(line: Line): string {
    const { x, y, inlines } = line
    const height = line.getHeight()
    const behind = inlines.map((word) => drawBackground(word, x + word.x, y, height))
    const baseline = (word: Word): number => {
      const descent = height - line.getAscenderHeight()
      const top = y + height - (word.font.ascender / 1000) * word.fontSize - descent
      return top + (word.font.ascender / 1000) * word.fontSize
    }
    return [...behind, ...inlines.map((word) => this.#drawWord(word, x + word.x, baseline(word)))].join('')
  }

  #drawWord({ text, font, fontSize, fontFeatures }: Word, x: number, baseline: number): string {
    const { glyphs, positions } = font.font.layout(text, fontFeatures)
    let at = 0
    const letters = glyphs.map(({ id, path }, i) => {
      const name = this.#keep(`${font.name} ${id}`, () => path.toSVG())
      const placed = name === null ? '' : `<use href="#${name}" x="${at}"/>`
      at += positions[i]?.xAdvance ?? 0
      return placed
    })
    const drawn = letters.join('')
    if (drawn === '') return ''
    const scale = fontSize / font.font.unitsPerEm
    return `<g transform="matrix(${scale.toFixed(5)} 0 0 ${(-scale).toFixed(5)} ${round(x)} ${round(baseline)})">${drawn}</g>`
  }

  /** What the outline is called here; null for a letter that has none, a blank. */
  #keep(key: string, outline: () => string): string | null {
    const known = this.#kept.get(key)
    if (known) return known.outline === '' ? null : known.name
    const name = `g${this.#kept.size}`
    const drawn = outline()
    this.#kept.set(key, { name, outline: drawn === '' ? '' : `<path id="${name}" d="${drawn}"/>` })
    return drawn === '' ? null : name
  }
}

const drawBackground = ({ background, width, text }: Word, x: number, y: number, height: number): string =>
  background === undefined || background === null || text.trim() === ''
    ? ''
    : `<path fill="${background}" d="M${round(x)} ${round(y)}h${round(width)}v${round(height)}h-${round(width)}z"/>`

function drawVector(vector: Vector): string {
  const { type, x = 0, y = 0, w = 0, h = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 } = vector
  const { lineWidth = 1, color, lineColor = '#000' } = vector
  const stroke = `stroke="${lineColor}" stroke-width="${round(lineWidth)}"`
  if (type === 'line') return `<path ${stroke} d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}"/>`
  if (type !== 'rect') return ''
  const filled = color === undefined ? `fill="none" ${stroke}` : `fill="${color}"`
  return `<path ${filled} d="M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z"/>`
}
