import type { TemplateKind } from '@osh/core/documents/library/template.ts'
import { expect, test } from 'vitest'
import { compileForm, type Form } from '#adapters/documents/form/form.ts'
import { nodesOf, tablesOf, wordsOf } from './form-parts.ts'
import { namedForms, ownForms } from './library.ts'

/** What a form has of that which makes it more than a title. */
type Substance = {
  readonly words: number
  readonly clauses: number
  /** Clauses, and lines of lists: numbered and dashed. */
  readonly items: number
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
    items: nodes.filter(({ kind }) => kind === 'clause' || kind === 'enumerated' || kind === 'dash').length,
    sections: nodes.flatMap((node) =>
      node.kind === 'heading' && node.numbered
        ? [node.text.map((piece) => (piece.kind === 'words' ? piece.text : '')).join('')]
        : [],
    ),
    columns: widest(tables),
    blankColumns: widest(tables.filter(({ blank }) => blank !== 0)),
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

/** The least of each kind: low enough that a paper says what its act asks and not a word for the linter. */
const enough: Readonly<Record<TemplateKind, (of: Substance) => boolean>> = {
  order: ({ clauses, signed, words }) => clauses >= 3 && signed && words >= 60,
  /** What an organisation says of itself on one page: no one reads a second. */
  declaration: ({ clauses, approved, words }) => clauses >= 5 && approved && words >= 100 && words <= 350,
  regulation: ({ sections, clauses, words }) => sections.length >= 3 && clauses >= 12 && words >= 300,
  programme: ({ columns, items, words }) => (columns >= 3 || items >= 8) && words >= 120,
  journal: ({ blankColumns }) => blankColumns >= 4,
  instruction: ({ sections, clauses, words }) =>
    instructionSections.every((name, i) => name.test(sections[i] ?? '')) && clauses >= 40 && words >= 900,
  protocol: ({ columns, clauses, signed, words }) => (columns > 0 || clauses >= 3) && signed && words >= 50,
  list: ({ columns }) => columns >= 3,
  card: ({ columns }) => columns >= 3,
  act: ({ columns, clauses, signed, words }) => (columns > 0 || clauses >= 3) && signed && words >= 60,
  notice: ({ addressed, signed, words }) => addressed && signed && words >= 40,
  memo: ({ addressed, signed, words }) => addressed && signed && words >= 40,
  /** What hangs on a wall or is handed out: steps, of which no one reads more than a sheet. */
  leaflet: ({ items, words }) => items >= 5 && words >= 60 && words <= 700,
}

/** An order of so many clauses, each of so many words. */
const anOrder = (clauses: number, words: number) =>
  compileForm(
    [
      '---\nid: short-order\nnumber: 1999\ntitle: Приказ\ngroup: Приказы\nkind: order\nscope: company\nper: paper',
      'basis: [{ act: tk, point: ст. 214 }]\nvalidFrom: 2022-03-01\n---\n\n::order\n\n# О допуске\n\n::orders\n',
      ...Array.from({ length: clauses }, () => `1. ${'слово '.repeat(words)}`),
      '\n::sign director\n',
    ].join('\n'),
  )

test('an order of three clauses that say something is enough, one sentence is not', () => {
  expect(substanceOf(anOrder(3, 20))).toSatisfy(enough.order)
  expect(substanceOf(anOrder(2, 40))).not.toSatisfy(enough.order)
  expect(substanceOf(anOrder(3, 8))).not.toSatisfy(enough.order)
})

test.each(namedForms)('%s says what a paper of its kind has to say', (_, form) => {
  const substance = substanceOf(form)
  expect(substance).toSatisfy(enough[form.template.kind])
})

const instructions = ownForms.filter(({ template }) => template.kind === 'instruction')

test.each(instructions.map((form) => [form.template.slug, form] as const))(
  '%s has clauses of its own trade beside those of its parts',
  (_, form) => {
    expect(substanceOf(form).clauses).toBeGreaterThanOrEqual(25)
  },
)

test.each(namedForms)('%s types no number of a clause by hand and leaves no word unfinished', (_, form) => {
  const lines = [...nodesOf(form.body)].flatMap((node) => ('text' in node ? [node] : []))
  for (const { text } of lines) {
    const [first] = text
    if (first?.kind === 'words') expect(first.text).not.toMatch(/^\d+\.\d+\.? /u)
  }
  expect(wordsOf(form).join(' ')).not.toMatch(/\b(?:todo|xxx|lorem)\b/u)
})
