import { type Block, listRuns, type Text } from './paper.ts'

/** Whether a signature follows, at once or under a word that says why: it is never on a page of its own. */
export function isSigned(blocks: readonly Block[], at: number): boolean {
  const [next, after] = blocks.slice(at + 1, at + 1 + FAR).filter((block) => !isMark(block))
  if (next?.kind === 'signature') return true
  return next?.kind === 'paragraph' && next.keepWithNext === true && after?.kind === 'signature'
}

/** A word and a signature, each between two marks. */
const FAR = 5

/** Whether it only says what is repeated or left out. */
export const isMark = (block: Block): boolean => block.kind === 'paragraph' && block.mark === true

/** Whether a table is sure to take less than half a page: an acquaintance sheet of a few people. */
export const isShort = (block: Block): boolean =>
  block.kind === 'table' &&
  block.rows.length <= 10 &&
  block.rows.flatMap(({ cells }) => cells).reduce((length, { text }) => length + countLength(text), 0) <= 600

/** Whether it is sure to have room on a page with what follows it. */
export const isBrief = (text: Text): boolean => countLength(text) <= 1500

const countLength = (text: Text): number =>
  listRuns(text).reduce((length, run) => length + run.text.length, 0)
