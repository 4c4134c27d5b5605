import { isBrief, isShort, staysWithSignature } from '../paper/kept-together.ts'
import { textAreaOf } from '../paper/page-size.ts'
import {
  type Block,
  joinRunTexts,
  type PageBreak,
  type Paper,
  type Signature,
  type Table,
} from '../paper/paper.ts'

/** What a page is set of; the rest of a table has nothing above it. */
export type Placed = Exclude<Block, PageBreak> & { readonly isRest?: boolean }

const POINTS = 2.8346

/** Blocks in their order, by what has to be on one page: pdfmake keeps a stack whole if it has room on a page. */
export function groupKept(paper: Paper): readonly (PageBreak | readonly Placed[])[] {
  const { blocks } = paper
  const groups: (PageBreak | readonly Placed[])[] = []
  let open: Placed[] = []
  let { landscape } = paper
  for (const [i, block] of blocks.entries()) {
    if (block.kind === 'page-break') {
      landscape = block.landscape
      groups.push(block)
      continue
    }
    if (block.kind === 'table' && block.sheets !== undefined) {
      const { sheets, ...table } = block
      const most = table.rows.length / sheets
      for (let at = 0; at < sheets; at += 1) {
        if (at > 0) groups.push({ kind: 'page-break', landscape })
        groups.push([{ ...table, rows: table.rows.slice(at * most, (at + 1) * most) }])
      }
      continue
    }
    const joins = joinsNext(blocks, i)
    const cut = joins && block.kind === 'table' && !isShort(block) ? cutTable(block) : null
    if (cut !== null) groups.push([cut.start])
    open.push(cut?.rest ?? block)
    if (joins) continue
    groups.push(...fitOnPages(open, textAreaOf({ ...paper, landscape }).height * POINTS))
    open = []
  }
  return groups
}

function joinsNext(blocks: readonly Block[], at: number): boolean {
  const [block, next] = [blocks[at], blocks[at + 1]]
  if (block === undefined || next === undefined || next.kind === 'page-break') return false
  if (block.kind === 'paragraph' && block.keepWithNext)
    return (
      isShort(next) ||
      (next.kind === 'paragraph'
        ? isBrief(next.text) && staysWithSignature(blocks, at + 1)
        : next.kind === 'signature')
    )
  return staysWithSignature(blocks, at) && (block.kind !== 'paragraph' || isBrief(block.text))
}

/** The last two rows by themselves, where no cell reaches into them. */
function cutTable({ rows, ...table }: Table): { readonly start: Table; readonly rest: Placed } | null {
  const rest = rows.slice(-2)
  const isWhole = rows.length > 2 && !rest[0]?.cells.some(({ covered }) => covered)
  return isWhole
    ? {
        start: { ...table, rows: rows.slice(0, -2) },
        rest: { ...table, heads: [], rows: rest, isRest: true },
      }
    : null
}

/** Signatures that would fill a page go on together, never one alone; what was too long before them is let go. */
function fitOnPages(group: readonly Placed[], height: number): readonly (readonly Placed[])[] {
  const isHigh = (blocks: readonly Placed[]) =>
    blocks.reduce((sum, block) => sum + guessHeight(block), 0) > height * 0.8
  const first = group.findIndex(({ kind }) => kind === 'signature')
  if (group.length === 1 || !isHigh(group)) return [group]
  const signed = first === -1 ? group.length : first + 2
  const from = group.slice(0, signed).findIndex((_, i) => !isHigh(group.slice(i, signed)))
  const others = group.slice(signed)
  const most = Math.ceil(others.length / Math.ceil(others.length / 5))
  return [
    ...group.slice(0, Math.max(from, 0)).map((block) => [block]),
    group.slice(Math.max(from, 0), signed),
    ...others.flatMap((_, i) => (i % most === 0 ? [others.slice(i, i + most)] : [])),
  ]
}

const LINE = 14

function guessHeight(block: Placed): number {
  if (block.kind === 'signature') return guessSignature(block)
  if (block.kind === 'paragraph') return (block.above ?? 0) + LINE * countLines(joinRunTexts(block.text), 80)
  if (block.kind === 'table') return guessTable(block)
  return 0
}

const guessTable = ({ heads, rows, widths }: Table): number =>
  [...heads, ...rows].reduce((sum, { cells, height = 0 }) => {
    let next = 0
    const lines = cells.map(({ text, columns = 1 }) => {
      const share = widths.slice(next, next + columns).reduce((all, one) => all + one, 0)
      next += columns
      return countLines(joinRunTexts(text), Math.max(1, share * 0.8))
    })
    return sum + Math.max(height * POINTS, Math.max(...lines) * LINE + 6)
  }, 0)

const guessSignature = ({ role, name, above = 24 }: Signature): number =>
  above + LINE * (Math.max(countLines(role, 34), countLines(name, 24)) + 1)

const countLines = (text: string, letters: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0)
