import {
  filterWords,
  fold,
  MAY_BE_ABSENT,
  openingWords,
  type Vocabulary,
} from '@osh/core/documents/own-forms/vocabulary.ts'
import { type FilterName, filterNames } from '../../form/reading/expression.ts'

/** What a loop or a condition asks: `any` is what its path decides, as `{#employees}` does. */
export type Asked = { readonly asks: 'any' | 'if' | 'each'; readonly source: string }

/** What is after `#` or `^`, in the words of the library's forms; what has no meaning stays as it is typed. */
export function translateOpening(inner: string, vocabulary: Vocabulary): Asked {
  const [, word = '', rest = ''] = /^\s*(\p{L}+)\s+(\S[\s\S]*)$/u.exec(inner) ?? []
  const asks = openings.get(fold(word))
  const isName = vocabulary.pathOf(takePath(inner)) !== null
  if (asks === undefined || isName) return { asks: 'any', source: translateValue(inner, vocabulary) }
  return {
    asks,
    source: asks === 'if' ? translateCondition(rest, vocabulary) : translateList(rest, vocabulary),
  }
}

/** What is after `/`: the word of what it closes, a path, or nothing. */
export function translateClosing(inner: string, vocabulary: Vocabulary): Asked {
  const asks = openings.get(fold(inner))
  return asks === undefined || vocabulary.pathOf(inner) !== null
    ? { asks: 'any', source: translatePath(inner, vocabulary) }
    : { asks, source: '' }
}

/** «Работник: ФИО | дательный | кратко» as `employee.name | dative | short`. */
export function translateValue(inner: string, vocabulary: Vocabulary): string {
  const [path = '', ...filters] = inner.split('|')
  return [translatePath(path, vocabulary), ...filters.map((one) => translateFilter(one, vocabulary))].join(
    ' | ',
  )
}

const openings: ReadonlyMap<string, 'if' | 'each'> = new Map([
  [openingWords.if, 'if'],
  ['if', 'if'],
  [openingWords.each, 'each'],
  ['each', 'each'],
])

const takePath = (inner: string): string => inner.split('|', 1)[0] ?? ''

const translatePath = (name: string, vocabulary: Vocabulary): string => vocabulary.pathOf(name) ?? name.trim()

/** «Вид обучения = "плановое" "внеплановое"». */
function translateCondition(source: string, vocabulary: Vocabulary): string {
  const [, path = source, compared = ''] = /^([\s\S]*?)(\s*=\s*["“«][\s\S]*)$/u.exec(source) ?? []
  return translatePath(path, vocabulary) + compared.replace(/^\s*=/u, ' =')
}

/** «Работник; Кто контролирует | если есть»: lists, or people, one after another. */
function translateList(source: string, vocabulary: Vocabulary): string {
  const [paths = '', ...filters] = source.split('|')
  const named = vocabulary.pathOf(paths)
  const lists = named === null ? paths.split(';').map((one) => translatePath(one, vocabulary)) : [named]
  return [lists.join('; '), ...filters.map((one) => translateFilter(one, vocabulary))].join(' | ')
}

const latinFilters: ReadonlyMap<string, FilterName> = new Map(
  filterNames.map((name) => [fold(filterWords[name]), name]),
)

function translateFilter(source: string, vocabulary: Vocabulary): string {
  const [, word = '', rest = ''] = /^([^"“«]*)([\s\S]*)$/u.exec(source) ?? []
  if (fold(word) === MAY_BE_ABSENT && rest === '') return 'or ""'
  const name = latinFilters.get(fold(word)) ?? word.trim()
  if (rest === '') return name
  return name === 'without'
    ? `without "${translatePath(unquote(rest), vocabulary)}"`
    : `${name} ${rest.trim()}`
}

/** Without the outer quotes: a name may have quotes of its own. */
const unquote = (text: string): string => text.trim().slice(1, -1)
