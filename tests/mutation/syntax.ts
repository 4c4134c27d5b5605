/** A node of the tree that the parser gives, ESTree with TypeScript. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value

/** The node in that place, when there is one. */
export const partOf = (node: Node, part: string): Node | null => {
  const found = node[part]
  return isNode(found) ? found : null
}

/** What of TypeScript remains when the program runs: the expression inside. */
const wrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
])

/** Whether the node, and all in it, is gone when the program runs. */
const isTypeOnly = ({ type }: Node): boolean => type.startsWith('TS') && !wrappers.has(type)

/** The nodes within that run, in the order of the text. Names of properties are none. */
export function childrenOf(node: Node): readonly Node[] {
  const parts = Object.entries(node).filter(
    ([part]) => part !== 'parent' && !(part === 'key' && node.computed !== true),
  )
  return parts
    .flatMap(([, part]) => (Array.isArray(part) ? part.filter(isNode) : isNode(part) ? [part] : []))
    .filter((child) => !isTypeOnly(child))
    .toSorted((a, b) => a.start - b.start)
}

/** What a function, or whatever else a file declares, is called; null for what is inside of these and no function. */
export function nameOf(node: Node, isOutermost: boolean): string | null {
  const [name, given] = names[node.type] ?? []
  const called = name === undefined ? null : partOf(node, name)
  if (called?.type !== 'Identifier') return null
  const isFunction = given === undefined || /Function/.test(partOf(node, given)?.type ?? '')
  return isFunction || isOutermost ? String(called.name) : null
}

/** Of each kind of node: the part that names it, and the part that has to be a function. */
const names: Readonly<Record<string, readonly [name: string, given?: string]>> = {
  FunctionDeclaration: ['id'],
  ClassDeclaration: ['id'],
  VariableDeclarator: ['id', 'init'],
  Property: ['key', 'value'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key', 'value'],
}
