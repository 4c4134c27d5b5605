import type { FormValue } from '@osh/core/documents/answers/form-values.ts'
import { guessSex } from '@osh/core/documents/on-paper/declension/sex-of-name.ts'
import type { NameForms, RussianCase } from '@osh/core/documents/on-paper/name-forms.ts'
import { putInsideSentence } from '@osh/core/shared/texts/inside-sentence.ts'
import { pickPlural } from '@osh/core/shared/texts/plural.ts'
import { formatDate, formatLongDate } from '@osh/core/wording/formats/dates.ts'
import { formatNumber } from '@osh/core/wording/formats/numbers.ts'
import type { Filter } from '../reading/expression.ts'
import { type Has, wordName, wordPerson } from './people/print-person.ts'

const NBSP = '\u00a0'
const cases: readonly RussianCase[] = ['genitive', 'dative', 'accusative', 'instrumental', 'prepositional']

/** A value as the paper says it; '' where there is nothing to say. Throws for a list that only `each` can print. */
export function printValue(value: FormValue | null, filters: readonly Filter[], forms: NameForms): string {
  const has: Has = (name) => filters.some((filter) => filter.name === name)
  const wanted = cases.find(has) ?? null
  const words = choose(value, filters) ?? (value === null ? '' : wordValue(value, wanted, has, forms))
  const said = words || (filters.find(({ name }) => name === 'or')?.words[0] ?? '')
  if (has('upper')) return said.toUpperCase()
  if (has('lower')) return said.toLowerCase()
  if (has('small')) return putInsideSentence(said)
  return has('capital') ? capitalize(said) : said
}

/** The words of `gender` or `plural` that suit the value; null where neither is asked. */
function choose(value: FormValue | null, filters: readonly Filter[]): string | null {
  for (const { name, words } of filters) {
    if (name === 'gender') return pickBySex(value, words)
    if (name === 'plural' && value?.type === 'number') return wordCount(value.number, words)
  }
  return null
}

/** «ознакомлен», «ознакомлена», or «ознакомлен(а)» where no one knows. */
function pickBySex(value: FormValue | null, [his = '', hers = '']: readonly string[]): string {
  const sex =
    value?.type === 'person' || value?.type === 'name' ? (value.person.sex ?? guessSex(value.person)) : null
  if (sex !== null) return sex === 'm' ? his : hers
  return hers.startsWith(his) ? `${his}(${hers.slice(his.length)})` : `${his} (${hers})`
}

/** «21 день»; a part of a whole takes the form of two: «1,5 года». */
function wordCount(number: number, [one = '', few = '', many = '']: readonly string[]): string {
  const words = Number.isInteger(number) ? pickPlural(number, [one, few, many]) : few
  return `${formatNumber(number)}${NBSP}${words}`
}

function wordValue(value: FormValue, wanted: RussianCase | null, has: Has, forms: NameForms): string {
  switch (value.type) {
    case 'text':
      return wordDepartment(value.text, wanted, forms)
    case 'department':
      return wordDepartment(value.department, wanted, forms)
    case 'coded':
      return value.item.label
    case 'number':
      return formatNumber(value.number)
    case 'date':
      return has('dateLong') ? formatLongDate(value.date) : formatDate(value.date)
    case 'period':
      return `с${NBSP}${formatDate(value.from)} по${NBSP}${formatDate(value.to)}`
    case 'position':
      return wanted === null ? value.position : forms.position(value.position, wanted)
    case 'name':
      return wordName(value.person, wanted, has, forms)
    case 'person':
      return wordPerson(value.person, wanted, has, forms)
    case 'people':
      return value.people.map((person) => wordPerson(person, wanted, has, forms)).join(', ')
    case 'commission':
    case 'rows':
      throw new Error(`${value.type} is no text`)
  }
}

/** A text in a case is a department typed by hand: the linter of forms sees to it. */
const wordDepartment = (department: string, wanted: RussianCase | null, forms: NameForms): string =>
  wanted === null ? department : forms.department(department, wanted)

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
