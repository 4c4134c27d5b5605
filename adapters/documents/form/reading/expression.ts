/** `values.responsible.name | dative | short`. */
export type Expression = {
  readonly path: readonly string[]
  readonly filters: readonly Filter[]
}

export type Filter = { readonly name: FilterName; readonly words: string }

export const filterNames = [
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
  'short',
  'initials',
  'date',
  'dateLong',
  'lower',
  'upper',
  'capital',
  'or',
] as const

export type FilterName = (typeof filterNames)[number]

const isFilterName = (text: string): text is FilterName => filterNames.some((name) => name === text)

/** Throws for what is no expression: a mistake in a form, which its tests show. */
export function parseExpression(source: string): Expression {
  const [path = '', ...filters] = source.split('|').map((part) => part.trim())
  if (!/^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*$/.test(path)) throw new Error(`no placeholder: ${source}`)
  return { path: path.split('.'), filters: filters.map(parseFilter) }
}

function parseFilter(source: string): Filter {
  const [, name = '', words = ''] = /^(\w+)(?:\s+["“«](.*)["”»])?$/u.exec(source) ?? []
  if (!isFilterName(name)) throw new Error(`no filter: ${source}`)
  return { name, words }
}
