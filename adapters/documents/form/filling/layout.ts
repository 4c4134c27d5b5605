import { type Block, type InList, listRuns, type Paragraph, type Text } from '../../paper/paper.ts'
import type { Line } from '../reading/form-node.ts'
import { joinRuns } from './joined-runs.ts'

/** A paragraph whose line ends with a rule to the margin has it. */
export function withRule(block: Block, line: Line): Block {
  const last = line.at(-1)
  return last?.kind === 'rule-to-margin' && block.kind === 'paragraph'
    ? { ...block, align: 'left', toMargin: last.caption && `(${last.caption})` }
    : block
}

/** Words after their number. */
export const addLabel = (label: string, text: Text): Text =>
  joinRuns([{ text: `${label}\u00a0` }, ...listRuns(text)])

/** A paragraph that begins with its number, and says where a word processor counts it. */
export const withNumber = (
  build: (text: Text) => Paragraph,
  numbered: InList & { readonly said: string },
  text: Text,
): Paragraph => ({ ...build(addLabel(numbered.said, text)), numbered })

/** A paragraph of the text, or a clause. */
export const bodyBlock = (text: Text): Paragraph => ({
  kind: 'paragraph',
  text,
  align: 'justify',
  indented: true,
  above: 3,
})

/** The title; an order has it at the left. */
export const titleBlock = (text: Text, left: boolean): Paragraph => ({
  kind: 'paragraph',
  text,
  align: left ? 'left' : 'center',
  bold: true,
  above: left ? 14 : 16,
  ...(left ? {} : { size: 14 }),
  keepWithNext: true,
})

/** The title of a section. */
export const headingBlock = (text: Text): Paragraph => ({
  kind: 'paragraph',
  text,
  align: 'center',
  bold: true,
  above: 12,
  keepWithNext: true,
  heading: true,
})
