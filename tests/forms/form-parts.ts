import type { Form } from '#adapters/documents/form/form.ts'
import type { Condition, Expression, Filter } from '#adapters/documents/form/reading/expression.ts'
import type { FormNode, FormRow, FormTable, Line } from '#adapters/documents/form/reading/form-node.ts'

/** A placeholder, and the list whose members it is among. */
export type Use = {
  readonly path: readonly string[]
  readonly among: readonly string[] | null
  readonly filters: readonly Filter[]
  /** What a condition compares it with. */
  readonly oneOf: readonly string[] | null
}

/** Every node of a form, those inside conditions and repetitions too. */
export function* nodesOf(nodes: readonly FormNode[]): Generator<FormNode> {
  for (const node of nodes) {
    yield node
    if (node.kind === 'if') {
      yield* nodesOf(node.body)
      yield* nodesOf(node.otherwise)
    } else if (node.kind === 'each') yield* nodesOf(node.body)
  }
}

/** Every placeholder of a form, conditions and lists too. */
export const usesOf = (form: Form): readonly Use[] => [...usesAmong(form.body, null)]

function* usesAmong(nodes: readonly FormNode[], among: Use['among']): Generator<Use> {
  for (const node of nodes) {
    switch (node.kind) {
      case 'if':
        yield use(node.condition, among)
        yield* usesAmong(node.body, among)
        yield* usesAmong(node.otherwise, among)
        break
      case 'each':
        yield use(node.list, among)
        yield* usesAmong(node.body, node.list.path)
        break
      case 'table':
        for (const row of [...node.heads, ...node.rows]) yield* usesOfRow(row, among)
        break
      case 'sign':
      case 'acquainted':
      case 'agree':
        yield* node.of.map((expression) => use(expression, among))
        yield* usesOfLine(node.caption, among)
        break
      default:
        yield* usesOfLine(node.text, among)
    }
  }
}

function* usesOfRow({ cells, list }: FormRow, among: Use['among']): Generator<Use> {
  if (list !== null) yield use(list, among)
  for (const cell of cells) if ('text' in cell) yield* usesOfLine(cell.text, list?.path ?? among)
}

function* usesOfLine(line: Line, among: Use['among']): Generator<Use> {
  for (const piece of line) {
    if (piece.kind === 'placeholder') yield use(piece.expression, among)
    else if (piece.kind === 'if') {
      yield use(piece.condition, among)
      yield* usesOfLine(piece.body, among)
      yield* usesOfLine(piece.otherwise, among)
    }
  }
}

const use = (expression: Expression | Condition, among: Use['among']): Use => ({
  path: expression.path,
  among,
  filters: expression.filters,
  oneOf: 'oneOf' in expression ? expression.oneOf : null,
})

export const tablesOf = (form: Form): readonly FormTable[] =>
  [...nodesOf(form.body)].filter((node) => node.kind === 'table')

/** The words of a form's text in small letters, placeholders left out. */
export function wordsOf(form: Form): readonly string[] {
  const lines = [...nodesOf(form.body)].flatMap((node): readonly Line[] => {
    if (node.kind === 'table')
      return [...node.heads, ...node.rows].flatMap(({ cells }) =>
        cells.flatMap((cell) => ('text' in cell ? [cell.text] : [])),
      )
    return 'text' in node ? [node.text] : []
  })
  return (
    lines
      .map(plain)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  )
}

const plain = (line: Line): string =>
  line
    .map((piece) =>
      piece.kind === 'words'
        ? piece.text
        : piece.kind === 'if'
          ? plain([...piece.body, ...piece.otherwise])
          : ' ',
    )
    .join('')
