import type { FormValue } from '@osh/core/documents/answers/form-values.ts'
import type { DeclinedName, NameForms, RussianCase } from '@osh/core/documents/on-paper/name-forms.ts'
import type { PersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import { formatDate, formatLongDate } from '@osh/core/wording/dates.ts'
import type { Filter, FilterName } from '../reading/expression.ts'

const NBSP = '\u00a0'
const cases: readonly RussianCase[] = ['genitive', 'dative', 'accusative', 'instrumental', 'prepositional']

/** A value as the paper says it; '' where there is nothing to say. Throws for a list that only `each` can print. */
export function printValue(value: FormValue | null, filters: readonly Filter[], forms: NameForms): string {
  const has = (name: FilterName) => filters.some((filter) => filter.name === name)
  const wanted = cases.find(has) ?? null
  const words = value === null ? '' : wordsOf(value, wanted, has, forms)
  const said = words || (filters.find(({ name }) => name === 'or')?.words ?? '')
  if (has('upper')) return said.toUpperCase()
  if (has('lower')) return said.toLowerCase()
  return has('capital') ? capital(said) : said
}

function wordsOf(
  value: FormValue,
  wanted: RussianCase | null,
  has: (name: FilterName) => boolean,
  forms: NameForms,
): string {
  switch (value.type) {
    case 'text':
      return value.text
    case 'coded':
      return value.item.label
    case 'number':
      return String(value.number).replace('.', ',')
    case 'date':
      return has('dateLong') ? formatLongDate(value.date) : formatDate(value.date)
    case 'period':
      return `с${NBSP}${formatDate(value.from)} по${NBSP}${formatDate(value.to)}`
    case 'position':
      return wanted === null ? value.position : forms.position(value.position, wanted)
    case 'name':
      return nameWords(value.person, wanted, has, forms)
    case 'person':
      return personWords(value.person, wanted, has, forms)
    case 'people':
      return value.people.map((person) => personWords(person, wanted, has, forms)).join(', ')
    case 'commission':
    case 'rows':
      throw new Error(`${value.type} is no text`)
  }
}

function personWords(
  person: PersonOnPaper,
  wanted: RussianCase | null,
  has: (name: FilterName) => boolean,
  forms: NameForms,
): string {
  const name = nameWords(person, wanted, has, forms)
  if (person.position === '') return name
  const position = wanted === null ? person.position : forms.position(person.position, wanted)
  return `${insideSentence(position)} ${name}`
}

function nameWords(
  person: PersonOnPaper,
  wanted: RussianCase | null,
  has: (name: FilterName) => boolean,
  forms: NameForms,
): string {
  const name = wanted === null ? person : forms.name(person, wanted)
  if (has('initials')) return nameByInitials(name)
  if (has('short')) return [name.lastName, initialsOf(name)].filter(Boolean).join(NBSP)
  return [name.lastName, name.firstName, name.fatherName].filter(Boolean).join(' ')
}

/** «И. О. Фамилия», as under a signature. */
export const nameByInitials = (name: DeclinedName): string =>
  [initialsOf(name), name.lastName].filter(Boolean).join(NBSP)

/** «А.-М. Г. оглы»: both halves of a double name, and what a patronymic ends with. */
function initialsOf({ firstName, fatherName }: DeclinedName): string {
  const [father = '', ...ending] = (fatherName ?? '').split(' ')
  return [initial(firstName), initial(father), ...ending].filter(Boolean).join(NBSP)
}

const initial = (name: string): string =>
  name === ''
    ? ''
    : name
        .split('-')
        .map((part) => `${part.charAt(0)}.`)
        .join('-')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A position begins with a small letter inside a sentence, unless it begins with an abbreviation. */
const insideSentence = (position: string): string =>
  /^\p{Lu}\p{Lu}/u.test(position) ? position : position.charAt(0).toLowerCase() + position.slice(1)
