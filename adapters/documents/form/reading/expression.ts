/** `values.responsible.name | dative | short`. */
export type Expression = {
  readonly path: readonly string[]
  readonly filters: readonly Filter[]
}

/** What an `if` asks: whether there is something to say, or, with words to compare, whether it is one of them. */
export type Condition = Expression & { readonly oneOf: readonly string[] | null }

/** `words` are the filter's own, in their order: `plural "день" "дня" "дней"` has three. */
export type Filter = { readonly name: FilterName; readonly words: readonly string[] }

/** Each filter, and how many words in quotes it takes. */
const filters = {
  genitive: 0,
  dative: 0,
  accusative: 0,
  instrumental: 0,
  prepositional: 0,
  withDepartment: 0,
  short: 0,
  initials: 0,
  date: 0,
  dateLong: 0,
  plural: 3,
  gender: 2,
  lower: 0,
  upper: 0,
  capital: 0,
  small: 0,
  or: 1,
  without: 1,
} as const

export type FilterName = keyof typeof filters

const isFilterName = (text: string): text is FilterName => Object.hasOwn(filters, text)

export const filterNames: readonly FilterName[] = Object.keys(filters).filter(isFilterName)

/** Word changes quotes while one types, and not always both. */
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|["“«][^"“”«»]*["”»]/gu

/** Throws for what is no expression: a mistake in a form, which its tests show. */
export function parseExpression(source: string): Expression {
  const [path = '', ...rest] = source.split('|').map((part) => part.trim())
  if (!/^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*$/.test(path)) throw new Error(`no placeholder: ${source}`)
  return { path: path.split('.'), filters: rest.map(parseFilter) }
}

/** `values.fault`, or `values.fault = "…"` with one or more words in quotes; throws for what is neither. */
export function parseCondition(source: string): Condition {
  const [path = '', ...compared] = source.split(/\s=\s/u)
  if (compared.length === 0) return { ...parseExpression(path), oneOf: null }
  const oneOf = readQuoted(compared.join(' = '))
  if (oneOf === null || oneOf.length === 0) throw new Error(`no comparison: ${source}`)
  return { ...parseExpression(path.trim()), oneOf }
}

function parseFilter(source: string): Filter {
  const [, name = '', rest = ''] = /^(\w+)([\s\S]*)$/u.exec(source) ?? []
  const words = readQuoted(rest)
  if (!isFilterName(name) || words === null) throw new Error(`no filter: ${source}`)
  if (words.length !== filters[name]) throw new Error(`${name} takes ${filters[name]} words: ${source}`)
  return { name, words }
}

/** The words in quotes; null where something else is between them. */
const readQuoted = (source: string): readonly string[] | null =>
  source.replace(QUOTED, '').trim() === ''
    ? [...source.matchAll(QUOTED)].map(([word]) => word.slice(1, -1))
    : null
