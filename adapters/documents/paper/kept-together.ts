import { type Block, listRuns, type Text } from './paper.ts'

/** Whether it stays with what follows: a signature is on one page with the two lines before it, at least, and with the signatures after it. */
export function staysWithSignature(blocks: readonly Block[], at: number): boolean {
  const next = blocks[at + 1]
  return isSigned(blocks, at) || (isLine(next) && isSigned(blocks, at + 1))
}

/** Whether a signature follows, at once or under a word that says why. */
function isSigned(blocks: readonly Block[], at: number): boolean {
  const [next, after] = blocks.slice(at + 1, at + 1 + FAR).filter((block) => !isMark(block))
  if (next?.kind === 'signature') return true
  return next?.kind === 'paragraph' && next.keepWithNext === true && after?.kind === 'signature'
}

/** Whether it may be a single line, on a page that lies too. */
const isLine = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && countLength(block.text) <= 140

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
