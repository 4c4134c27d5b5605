import type { FormValue } from '@osh/core/documents/answers/form-values.ts'
import {
  type Commission,
  isSamePerson,
  type PersonOnPaper,
} from '@osh/core/documents/on-paper/person-on-paper.ts'
import { nameByInitials } from './print-person.ts'

/** Who is named by a value; throws for one that names no one. */
export function listPeopleOfValue(value: FormValue): readonly PersonOnPaper[] {
  if (value.type === 'person') return [value.person]
  if (value.type === 'people') return value.people
  if (value.type !== 'commission') throw new Error(`${value.type} is no people`)
  const { chair, members, secretary } = value.commission
  return [chair, ...members, ...(secretary ? [secretary] : [])]
}

/** Whoever has several parts in a paper is there once. */
export const dropDoubles = (people: readonly PersonOnPaper[]): readonly PersonOnPaper[] =>
  people.filter((person, i) => people.findIndex((other) => isSamePerson(other, person)) === i)

/** Who signs in which part; plain texts, as the rows of a table have them. */
export type Signer = { readonly role: string; readonly name: string }

/** Everyone of a commission who signs, in their order; a secretary who is a member signs once. */
export function listSigners({ chair, members, secretary }: Commission): readonly Signer[] {
  const keepsMinutes = (person: PersonOnPaper) => secretary !== null && isSamePerson(person, secretary)
  const roleOf = (person: PersonOnPaper) =>
    keepsMinutes(person) ? 'Член комиссии, секретарь' : 'Член комиссии'
  return [
    makeSigner('Председатель комиссии', chair),
    ...members.map((person) => makeSigner(roleOf(person), person)),
    ...(secretary && !members.some(keepsMinutes) ? [makeSigner('Секретарь комиссии', secretary)] : []),
  ]
}

/** The role, and the position under it with a small letter, unless an abbreviation begins it. */
const makeSigner = (role: string, person: PersonOnPaper): Signer => ({
  role: `${role},\n${person.position}`
    .replace(/,\n(\p{Lu})(?=\p{Ll})/u, (_, first: string) => `,\n${first.toLowerCase()}`)
    .replace(/,\n$/u, ''),
  name: nameByInitials(person),
})
