import { type Node, partOf } from './syntax.ts'

/** The texts that may be in an expression's place, each a small mistake. The choice is that of Stryker's mutators. */
export function mutationsOf(node: Node, textOf: (node: Node) => string): readonly string[] {
  const mutate = mutators[node.type]
  return mutate ? mutate(node, textOf) : []
}

/** What may be in the place of a condition: of a loop only that it never runs. */
export const conditions: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ['true', 'false'],
  ConditionalExpression: ['true', 'false'],
  WhileStatement: ['false'],
  DoWhileStatement: ['false'],
  ForStatement: ['false'],
}

type Mutator = (node: Node, textOf: (node: Node) => string) => readonly string[]

const comparisons: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
}
const calculations: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }
const assignments: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' }
const connectives: Readonly<Record<string, string>> = { '&&': '||', '||': '&&', '??': '&&' }
/** An empty name: the call is left out. */
const methods: Readonly<Record<string, string>> = {
  filter: '',
  slice: '',
  toSorted: '',
  toReversed: '',
  trim: '',
  replaceAll: '',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
}

const binary: Mutator = (node, textOf) => {
  const [left, right, operator] = [partOf(node, 'left'), partOf(node, 'right'), String(node.operator)]
  if (!left || !right) return []
  const compared = (comparisons[operator] ?? []).map((other) => `${textOf(left)} ${other} ${textOf(right)}`)
  if (compared.length > 0) return [...compared, 'true', 'false']
  const other = calculations[operator]
  if (other === undefined || isText(left) || isText(right)) return []
  return [`${textOf(left)} ${other} ${textOf(right)}`]
}

/** Whether a «+» of it joins texts. */
const isText = (node: Node): boolean => {
  const inside = partOf(node, 'expression')
  if (inside) return isText(inside)
  if (node.type === 'TemplateLiteral' || typeof node.value === 'string') return true
  return (
    node.type === 'BinaryExpression' &&
    [partOf(node, 'left'), partOf(node, 'right')].some((one) => one && isText(one))
  )
}

const logical: Mutator = (node, textOf) => {
  const [left, right, operator] = [partOf(node, 'left'), partOf(node, 'right'), String(node.operator)]
  const other = connectives[operator]
  if (!left || !right || other === undefined) return []
  const swapped = `(${textOf(left)}) ${other} (${textOf(right)})`
  return operator === '??' ? [swapped] : [swapped, 'true', 'false']
}

const unary: Mutator = (node, textOf) => {
  const argument = partOf(node, 'argument')
  if (!argument) return []
  if (node.operator === '!') return [textOf(argument)]
  return node.operator === '-' ? [`+${textOf(argument)}`] : []
}

const update: Mutator = (node, textOf) =>
  [textOf(node)].map((text) => (node.operator === '++' ? text.replace('++', '--') : text.replace('--', '++')))

const assignment: Mutator = (node, textOf) => {
  const [left, right, other] = [
    partOf(node, 'left'),
    partOf(node, 'right'),
    assignments[String(node.operator)],
  ]
  return left && right && other !== undefined ? [`${textOf(left)} ${other} ${textOf(right)}`] : []
}

const call: Mutator = (node, textOf) => {
  const callee = partOf(node, 'callee')
  const [object, property] = callee ? [partOf(callee, 'object'), partOf(callee, 'property')] : []
  if (!callee || !object || !property || callee.computed === true) return []
  const name = textOf(property)
  const other = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (other === undefined) return []
  if (other === '') return [textOf(object)]
  const at = property.start - node.start
  return [textOf(node).slice(0, at) + other + textOf(node).slice(at + property.end - property.start)]
}

/** Every «?.» of a chain made a «.», one at a time. */
const chain: Mutator = (node, textOf) => {
  const found: string[] = []
  const text = textOf(node)
  let link = partOf(node, 'expression')
  while (link && (link.type === 'MemberExpression' || link.type === 'CallExpression')) {
    const before = partOf(link, link.type === 'CallExpression' ? 'callee' : 'object')
    if (link.optional === true && before) {
      const at = text.indexOf('?.', before.end - node.start)
      const after = text.slice(at + 2)
      found.push(text.slice(0, at) + (/^[[(]/.test(after) ? '' : '.') + after)
    }
    link = before
  }
  return found
}

const mutators: Readonly<Record<string, Mutator>> = {
  BinaryExpression: binary,
  LogicalExpression: logical,
  UnaryExpression: unary,
  UpdateExpression: update,
  AssignmentExpression: assignment,
  CallExpression: call,
  ChainExpression: chain,
  Literal: ({ value }) => (typeof value === 'boolean' ? [String(!value)] : []),
  ArrayExpression: ({ elements }) => (Array.isArray(elements) && elements.length > 0 ? ['[]'] : []),
  ObjectExpression: ({ properties }) => (Array.isArray(properties) && properties.length > 0 ? ['{}'] : []),
}
