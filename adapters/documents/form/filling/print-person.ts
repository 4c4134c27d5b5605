import type { DeclinedName, NameForms, RussianCase } from '@osh/core/documents/on-paper/name-forms.ts'
import type { PersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import { positionInDepartment } from '@osh/core/documents/on-paper/position-in-department.ts'
import type { FilterName } from '../reading/expression.ts'

const NBSP = '\u00a0'

export type Has = (name: FilterName) => boolean

/** A person by position and name, in a case; with the department too if that is asked. */
export function personWords(
  person: PersonOnPaper,
  wanted: RussianCase | null,
  has: Has,
  forms: NameForms,
): string {
  const name = nameWords(person, wanted, has, forms)
  if (person.position === '') return name
  const position = wanted === null ? person.position : forms.position(person.position, wanted)
  const department = has('withDepartment') ? forms.department(person.department, 'genitive') : ''
  return `${positionInDepartment(position, department)} ${name}`
}

/** A person's name in a case, whole or by initials. */
export function nameWords(
  person: PersonOnPaper,
  wanted: RussianCase | null,
  has: Has,
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
