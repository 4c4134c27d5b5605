import { fillForm } from '#adapters/documents/form/filling/fill-form.ts'
import type { FormData } from '#adapters/documents/form/filling/form-data.ts'
import type { Form } from '#adapters/documents/form/form.ts'
import { type Block, listRuns, type Text } from '#adapters/documents/paper/paper.ts'

/** A filled form's paragraphs, cells and roles of signatures, each a line; ordinary blanks for no-break ones. */
export const linesOf = (form: Form, data: FormData): readonly string[] =>
  fillForm(form, data).paper.blocks.flatMap(textsOf).map(plain)

/** The words above a signature: «Составил:». */
export function captionsOf(form: Form, data: FormData): readonly string[] {
  const { blocks } = fillForm(form, data).paper
  return blocks.flatMap((block, i) =>
    block.kind === 'paragraph' && blocks[i + 1]?.kind === 'signature' ? [plain(block.text)] : [],
  )
}

/** Rows of tables, each a line with bars between its cells. */
export const rowsOf = (form: Form, data: FormData): readonly string[] =>
  fillForm(form, data).paper.blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.map(({ cells }) => cells.map(({ text }) => plain(text)).join(' | '))
      : [],
  )

function textsOf(block: Block): readonly Text[] {
  if (block.kind === 'paragraph') return [block.text]
  if (block.kind === 'signature') return [block.role]
  if (block.kind !== 'table') return []
  return [...block.heads, ...block.rows].flatMap(({ cells }) => cells.map(({ text }) => text))
}

const plain = (text: Text): string =>
  listRuns(text)
    .map((run) => run.text)
    .join('')
    .replaceAll('\u00a0', ' ')
