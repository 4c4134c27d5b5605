import { parseSync } from 'vite'
import { conditions, mutationsOf } from './mutators.ts'
import { childrenOf, isNode, type Node, nameOf, partOf } from './syntax.ts'

/** A small mistake in a file. `place` names the functions around it, the outermost first: «planMemo.isNew». */
export type Mutant = {
  readonly file: string
  readonly place: string
  readonly line: number
  readonly change: string
}

/** A mistake that is named: in that place, of the code `from` the code `to`. */
export type Mistake = { readonly place: string; readonly from: string; readonly to: string }

/** The name of the switch: `mutant(id)` is true while that mutant is in the place of the code. */
export const SWITCH = '__mutant'

/**
 * The program with every mutant in it, each behind a switch; `add` registers a mutant and gives it an id. Types and whatever is gone
 * when the program runs have none, nor have plain texts and regular expressions. With `named` only those mistakes are in it.
 */
export function instrument(
  file: string,
  source: string,
  add: (mutant: Mutant) => number,
  named: readonly Mistake[] | null = null,
): string {
  const parsed = parseSync(file, source)
  if (parsed.errors.length > 0 || !isNode(parsed.program)) throw new Error(`${file} can't be parsed`)
  const textOf = ({ start, end }: Node): string => source.slice(start, end)
  const place: string[] = []

  const usualMistakes = (node: Node, parent: Node | null): readonly string[] => [
    ...mutationsOf(node, textOf),
    ...placeMutations(node, parent),
  ]
  const namedMistakes = (node: Node): readonly string[] => {
    const [text, where] = [oneLine(textOf(node)), place.join('.')]
    return (named ?? []).filter((one) => one.from === text && one.place === where).map(({ to }) => to)
  }

  const inner = (node: Node, chained: boolean): string => {
    let [text, at] = ['', node.start]
    const name = nameOf(node, place.length === 0)
    if (name !== null) place.push(name)
    for (const child of childrenOf(node)) {
      if (child.start < at) continue
      text += source.slice(at, child.start) + render(child, node, chained)
      at = child.end
    }
    if (name !== null) place.pop()
    return text + source.slice(at, node.end)
  }

  /** `chained`: a link of an optional chain, which stops as a whole; what is in it as an argument is free. */
  const render = (node: Node, parent: Node | null, chained: boolean): string => {
    const isLink = chained && isLinkOf(node, parent)
    const text = inner(node, node.type === 'ChainExpression' || isLink)
    if (isLink) return text
    const others = named === null ? usualMistakes(node, parent) : namedMistakes(node)
    const texts = [...new Set(others)].filter((other) => other !== textOf(node))
    if (isStatements(node)) return statements(node, text)
    if (node.type === 'ExpressionStatement' && parent && isStatements(parent)) return `;${text}`
    if (texts.length === 0) return text
    const choices = texts.map((other) => `${SWITCH}(${added(node, other)}) ? (${other}) : `)
    return `(${choices.join('')}(${text}))`
  }

  const statements = (node: Node, text: string): string => {
    const body = Array.isArray(node.body) ? node.body : []
    if (node.type !== 'BlockStatement' || body.length === 0 || named !== null) return text
    return `{ if (${SWITCH}(${added(node, '{}')})) {} else ${text} }`
  }

  const added = (node: Node, other: string): number => {
    const line = source.slice(0, node.start).split('\n').length
    return add({ file, place: place.join('.'), line, change: `${oneLine(textOf(node))} → ${oneLine(other)}` })
  }

  return render(parsed.program, null, false)
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const isStatements = ({ type }: Node): boolean => type === 'Program' || type === 'BlockStatement'

const isLinkOf = (node: Node, parent: Node | null): boolean =>
  parent !== null &&
  [partOf(parent, 'expression'), partOf(parent, 'callee'), partOf(parent, 'object')].includes(node)

/** What may be in the node's place because of where it is: a condition, or what an arrow gives back. */
function placeMutations(node: Node, parent: Node | null): readonly string[] {
  if (!parent) return []
  if (partOf(parent, 'test') === node) return conditions[parent.type] ?? []
  const given = parent.type === 'ArrowFunctionExpression' && partOf(parent, 'body') === node
  return given && node.type !== 'BlockStatement' ? ['undefined'] : []
}
