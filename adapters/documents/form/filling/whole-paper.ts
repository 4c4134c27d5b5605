import { computeYearsKept } from '@osh/core/documents/library/kept-for.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { Block, Paper } from '../../paper/paper.ts'
import { putSideBySide } from './stamps.ts'

/** Papers that are kept for longer have a wide margin to be sewn by. */
const LONG = 10

/** The blocks of a form as its paper: how the first page lies, what is above each, what it is sewn by. */
export function makeWholePaper(template: Template, built: readonly Block[]): Paper {
  const { title, kind } = template
  const blocks = putSideBySide(built)
  const [first] = blocks
  const landscape = first?.kind === 'page-break' && first.landscape
  return {
    title,
    landscape,
    ...(kind === 'journal' ? { runningTitle: title } : {}),
    ...(kind === 'journal' || computeYearsKept(template) > LONG ? { isBound: true } : {}),
    blocks: landscape ? blocks.slice(1) : blocks,
  }
}
