import type { Block, Cell, Table, Text } from '../../paper/paper.ts'

/** «УТВЕРЖДАЮ», «СОГЛАСОВАНО», «УЧТЕНО»: lines in one half of the page, so that another stamp may be in the other. */
export const stampAt = (side: 'left' | 'right', text: Text): Table => ({
  kind: 'table',
  widths: [54, 46],
  heads: [],
  rows: [{ cells: side === 'left' ? [{ text }, { text: '' }] : [{ text: '' }, { text }] }],
  plain: true,
  size: 12,
})

/** «СОГЛАСОВАНО» and «УТВЕРЖДАЮ» that follow one another are side by side. */
export function putSideBySide(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block, i): readonly Block[] => {
    const [left, right] = [findStamp(blocks[i - 1], 0), findStamp(block, 1)]
    if (findStamp(block, 0) !== null && findStamp(blocks[i + 1], 1) !== null) return []
    if (block.kind !== 'table' || left === null || right === null) return [block]
    return [{ ...block, rows: [{ cells: [left, right] }] }]
  })
}

/** The only cell with words of a plain table of one row and two columns, if it is that one. */
function findStamp(block: Block | undefined, side: 0 | 1): Cell | null {
  if (block?.kind !== 'table' || !block.plain || block.rows.length !== 1) return null
  const cells = block.rows[0]?.cells ?? []
  return cells.length === 2 && cells[1 - side]?.text === '' ? (cells[side] ?? null) : null
}
