import type { FormRow, FormValue } from '@osh/core/documents/answers/form-values.ts'
import { type PersonOnPaper, readPersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import type { FormData } from './form-data.ts'
import { companyMembers, personMembers, text } from './members.ts'
import { listSigners } from './people/people-of-value.ts'

/** What placeholders can name at a place of the paper: the data, and the row that is being repeated. */
export type Scope = { readonly data: FormData; readonly item: Item | null }

export type Item = {
  readonly of: PersonOnPaper | FormRow
  /** From 1. */
  readonly number: number
  /** What a row of gaps is called that has no names of its own. */
  readonly standsFor?: string
}

/** The value of a path, null where there is none; throws for a path that no form can name. */
export function resolve([root = '', ...rest]: readonly string[], { data, item }: Scope): FormValue | null {
  const [member] = rest
  switch (root) {
    case 'company':
      return requireMember(companyMembers, member)(data.company)
    case 'document':
      return findDocumentMember(member, data)
    case 'director':
      return findMember({ type: 'person', person: takeDirector(data) }, rest, data)
    case 'employee':
      return data.employee && findMember({ type: 'person', person: data.employee }, rest, data)
    case 'employees':
      return { type: 'people', people: data.employees }
    case 'values':
      return findMember(data.values[member ?? ''] ?? null, rest.slice(1), data)
    case 'item':
      return findItemMember(item, rest, data)
    case 'n':
      return item && { type: 'number', number: item.number }
    default:
      throw new Error(`no placeholder ${root}`)
  }
}

export const takeDirector = ({ company }: FormData): PersonOnPaper =>
  readPersonOnPaper(company.directorName, company.directorPosition ?? '')

/** The members of a list to repeat over. */
export function listItems(value: FormValue | null): readonly (PersonOnPaper | FormRow)[] {
  if (value === null) return []
  if (value.type === 'people') return value.people
  if (value.type === 'rows') return value.rows
  throw new Error(`${value.type} is no list`)
}

function findMember(value: FormValue | null, path: readonly string[], data: FormData): FormValue | null {
  const [name, ...rest] = path
  if (value === null || name === undefined) return value
  if (value.type === 'person')
    return findMember(requireMember(personMembers, name)(value.person, data.document.date), rest, data)
  if (value.type === 'period' && (name === 'from' || name === 'to'))
    return { type: 'date', date: value[name] }
  if (value.type === 'coded' && name === 'code') return text(value.item.code)
  if (value.type === 'commission') {
    const { chair, members, secretary } = value.commission
    if (name === 'chair') return findMember({ type: 'person', person: chair }, rest, data)
    if (name === 'members') return { type: 'people', people: members }
    if (name === 'signatures') return { type: 'rows', rows: listSigners(value.commission) }
    if (name === 'secretary')
      return secretary && findMember({ type: 'person', person: secretary }, rest, data)
  }
  throw new Error(`${value.type} has no ${name}`)
}

function findItemMember(item: Item | null, path: readonly string[], data: FormData): FormValue | null {
  if (item === null) throw new Error('item outside of each')
  if (isPerson(item.of)) return findMember({ type: 'person', person: item.of }, path, data)
  return text(item.of[path[0] ?? ''] ?? null)
}

/** Rows of a table carry texts only; a person's `ppe` tells it from one. */
export const isPerson = (item: PersonOnPaper | FormRow): item is PersonOnPaper => Array.isArray(item.ppe)

function findDocumentMember(
  member: string | undefined,
  { document: { number, date } }: FormData,
): FormValue | null {
  if (member === 'number') return text(number)
  if (member === 'date') return date && { type: 'date', date }
  if (member === 'year') return text(date?.slice(0, 4) ?? null)
  throw new Error(`document has no ${member}`)
}

function requireMember<T>(members: Readonly<Record<string, T>>, name: string | undefined): T {
  const member = name !== undefined && Object.hasOwn(members, name) ? members[name] : undefined
  if (member === undefined) throw new Error(`no placeholder ${name}`)
  return member
}
