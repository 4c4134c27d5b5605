import type { Token } from 'markdown-it'
import type { Align } from '../../paper/paper.ts'
import { parseExpression } from './expression.ts'
import type { FormCell, FormRow, FormTable } from './form-node.ts'
import { MARK, parseMark } from './marks.ts'
import { type InlineToken, readLine } from './read-line.ts'

/** A token of markdown-it. */
export type BlockToken = Readonly<Token>

type Options = Readonly<Record<string, string>>

/** A Markdown table with the words of the `::table` line above it; throws where the two do not fit. */
export function readTable(tokens: readonly BlockToken[], words: string, marks: readonly string[]): FormTable {
  const options = readOptions(words)
  const body = tokens.findIndex(({ type }) => type === 'tbody_open')
  const heads = readRows(body < 0 ? tokens : tokens.slice(0, body), marks)
  const rows = body < 0 ? [] : readRows(tokens.slice(body), marks)
  const columns = heads[0]?.cells.length ?? 0
  const allHeads = heads.every(isEmpty)
    ? []
    : [...heads, ...rows.slice(0, readNumber(options, 'heads', 1) - 1)]
  return {
    kind: 'table',
    widths: readWidths(options.widths, columns),
    aligns: readAligns(tokens, columns),
    heads: allHeads,
    rows: rows.slice(allHeads.length === 0 ? 0 : allHeads.length - 1),
    plain: 'plain' in options,
    size: 'size' in options ? readNumber(options, 'size', 10) : null,
    blank: options.blank === 'sheets' ? 'sheets' : readNumber(options, 'blank', 0),
    height: readNumber(options, 'height', 8),
    counted: 'columns' in options,
  }
}

const KNOWN = new Set(['widths', 'blank', 'heads', 'size', 'height', 'plain', 'columns'])

function readOptions(words: string): Options {
  const options = Object.fromEntries(
    words
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => {
        const [name = '', value = ''] = word.split('=')
        return [name, value] as const
      }),
  )
  const unknown = Object.keys(options).find((name) => !KNOWN.has(name))
  if (unknown !== undefined) throw new Error(`tables have no option ${unknown}`)
  return options
}

function readNumber(options: Options, name: string, otherwise: number): number {
  const text = options[name]
  if (text === undefined) return otherwise
  const number = Number(text)
  if (!Number.isFinite(number) || number < 0) throw new Error(`no number: ${name}=${text}`)
  return number
}

function readWidths(text: string | undefined, columns: number): readonly number[] {
  if (text === undefined) return Array.from({ length: columns }, () => 100 / columns)
  const widths = text.split(',').map(Number)
  const sum = widths.reduce((a, b) => a + b, 0)
  if (widths.length !== columns) throw new Error(`${columns} columns, ${widths.length} widths: ${text}`)
  if (Math.abs(sum - 100) > 0.01) throw new Error(`widths add up to ${sum}: ${text}`)
  return widths
}

function readAligns(tokens: readonly BlockToken[], columns: number): readonly Align[] {
  const heads = tokens.filter(({ type }) => type === 'th_open').slice(0, columns)
  return heads.map((token) => {
    const style = String(token.attrGet('style') ?? '')
    return style.includes('center') ? 'center' : style.includes('right') ? 'right' : 'left'
  })
}

function readRows(tokens: readonly BlockToken[], marks: readonly string[]): readonly FormRow[] {
  const rows: BlockToken[][] = []
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push([])
    else if (token.type === 'inline') rows.at(-1)?.push(token)
  }
  return rows.map((cells) => readRow(cells, marks))
}

/** A row that begins with `{{#each …}}` and ends with `{{/each}}` repeats. */
function readRow(cells: readonly BlockToken[], marks: readonly string[]): FormRow {
  const opening = markAt(cells[0], marks, 'start')
  if (opening?.kind !== 'each') return { cells: cells.map((cell) => readCell(cell, marks)), list: null }
  if (markAt(cells.at(-1), marks, 'end')?.kind !== 'end-each')
    throw new Error('a row that begins an each does not end it')
  const last = cells.length - 1
  return {
    cells: cells.map((cell, i) => readCell(cell, marks, { start: i === 0, end: i === last })),
    list: parseExpression(opening.expression),
  }
}

function markAt(cell: BlockToken | undefined, marks: readonly string[], side: 'start' | 'end') {
  const parts = (cell?.content.trim() ?? '').split(MARK)
  const [words, index] = side === 'start' ? [parts[0], parts[1]] : [parts.at(-1), parts.at(-2)]
  return words === '' && index !== undefined ? parseMark(marks[Number(index)] ?? '') : null
}

function readCell(
  cell: BlockToken,
  marks: readonly string[],
  without: { readonly start: boolean; readonly end: boolean } = { start: false, end: false },
): FormCell {
  const content = cell.content.trim()
  if (content === '<' || content === '^') return { joined: content === '<' ? 'left' : 'above' }
  const children: InlineToken[] = [...(cell.children ?? [])]
  if (without.start) cut(children, 0, /^\s*\ue000\d+\ue001/u)
  if (without.end) cut(children, children.length - 1, /\ue000\d+\ue001\s*$/u)
  const text = readLine(children, marks)
  if (text.at(-1)?.kind === 'rule-to-margin') throw new Error('a cell has no rule to the margin')
  return { text }
}

function cut(children: InlineToken[], index: number, mark: RegExp): void {
  const token = children[index]
  if (token === undefined) return
  children[index] = { type: token.type, content: token.content.replace(mark, '') }
}

const isEmpty = ({ cells }: FormRow): boolean =>
  cells.every((cell) => 'text' in cell && cell.text.length === 0)
