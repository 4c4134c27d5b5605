import type { Template } from '@osh/core/documents/library/template.ts'
import {
  listPlaceholders,
  type Placeholder,
  type PlaceholderGroup,
} from '@osh/core/documents/own-forms/placeholders.ts'
import type { Block, Paper, Table } from '../paper/paper.ts'

/** A paper to copy placeholders from: each is where Word would fill it, beside what it means. */
export const samplePaper = (template: Template): Paper => ({
  title: template.title,
  landscape: false,
  blocks: [
    {
      kind: 'paragraph',
      text: 'Места вставки для персонального шаблона',
      align: 'center',
      bold: true,
      size: 14,
    },
    { kind: 'paragraph', text: `Форма: ${template.title}`, align: 'left', above: 6 },
    { kind: 'paragraph', text: advice, align: 'left', above: 6 },
    ...listPlaceholders(template).flatMap(buildGroupBlocks),
  ],
})

const advice =
  'Скопируйте нужные места вставки вместе с фигурными скобками в свой документ, сохраните его как .docx и загрузите на сайт. При формировании документа вместо них встанут сведения.'

function buildGroupBlocks({ title, placeholders }: PlaceholderGroup): readonly Block[] {
  const rows = placeholders.map(({ text, meaning }: Placeholder) => ({
    cells: [{ text }, { text: meaning }],
  }))
  const table: Table = { kind: 'table', widths: [45, 55], heads: [], rows }
  return [{ kind: 'paragraph', text: title, align: 'left', bold: true, above: 12, keepWithNext: true }, table]
}
