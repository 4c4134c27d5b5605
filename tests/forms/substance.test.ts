import type { TemplateKind } from '@osh/core/documents/library/template.ts'
import { expect, test } from 'vitest'
import type { Form } from '#adapters/documents/form/form.ts'
import { nodesOf, tablesOf, wordsOf } from './form-parts.ts'
import { namedForms } from './library.ts'

/** What a form has of that which makes it more than a title. */
type Substance = {
  readonly words: number
  readonly clauses: number
  readonly sections: readonly string[]
  /** Columns of the widest table with borders. */
  readonly columns: number
  readonly blankColumns: number
  readonly signed: boolean
  readonly addressed: boolean
  readonly approved: boolean
}

function substanceOf(form: Form): Substance {
  const nodes = [...nodesOf(form.body)]
  const tables = tablesOf(form).filter(({ plain }) => !plain)
  const has = (name: string) => nodes.some((node) => node.kind === 'shared' && node.name === name)
  const widest = (some: typeof tables) => Math.max(0, ...some.map(({ widths }) => widths.length))
  return {
    words: wordsOf(form).length,
    clauses: nodes.filter(({ kind }) => kind === 'clause').length,
    sections: nodes.flatMap((node) =>
      node.kind === 'heading' && node.numbered
        ? [node.text.map((piece) => (piece.kind === 'words' ? piece.text : '')).join('')]
        : [],
    ),
    columns: widest(tables),
    blankColumns: widest(tables.filter(({ blank }) => blank > 0)),
    signed: nodes.some(({ kind }) => kind === 'sign'),
    addressed: has('addressee'),
    approved: has('approve'),
  }
}

/** What order 772н asks an instruction to have, in its order. */
const instructionSections = [
  /общие требования охраны труда/iu,
  /перед началом работы/iu,
  /во время работы/iu,
  /в аварийных ситуациях/iu,
  /по окончании работы/iu,
]

const enough: Readonly<Record<TemplateKind, (of: Substance) => boolean>> = {
  order: ({ clauses, words }) => clauses >= 5 && words >= 130,
  /** What an organisation says of itself on one page: no one reads a second. */
  declaration: ({ clauses, approved, words }) => clauses >= 5 && approved && words >= 100 && words <= 350,
  regulation: ({ sections, clauses, words }) => sections.length >= 5 && clauses >= 25 && words >= 700,
  programme: ({ columns, clauses, words }) => (columns >= 3 || clauses >= 12) && words >= 200,
  journal: ({ blankColumns }) => blankColumns >= 5,
  instruction: ({ sections, clauses, words }) =>
    instructionSections.every((name, i) => name.test(sections[i] ?? '')) && clauses >= 45 && words >= 1100,
  protocol: ({ columns, clauses, signed, words }) => (columns > 0 || clauses >= 5) && signed && words >= 60,
  list: ({ columns }) => columns >= 4,
  card: ({ columns }) => columns >= 4,
  act: ({ columns, clauses, signed, words }) => (columns > 0 || clauses >= 5) && signed && words >= 90,
  notice: ({ addressed, signed, words }) => addressed && signed && words >= 60,
  memo: ({ addressed, signed, words }) => addressed && signed && words >= 60,
}

test.each(namedForms)('%s says what a paper of its kind has to say', (_, form) => {
  const substance = substanceOf(form)
  expect(substance).toSatisfy(enough[form.template.kind])
})

test.each(namedForms)('%s types no number of a clause by hand and leaves no word unfinished', (_, form) => {
  const lines = [...nodesOf(form.body)].flatMap((node) => ('text' in node ? [node] : []))
  for (const { text } of lines) {
    const [first] = text
    if (first?.kind === 'words') expect(first.text).not.toMatch(/^\d+\.\d+\.? /u)
  }
  expect(wordsOf(form).join(' ')).not.toMatch(/\b(?:todo|xxx|lorem)\b/u)
})
