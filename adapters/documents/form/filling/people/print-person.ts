import type { DeclinedName, NameForms, RussianCase } from '@osh/core/documents/on-paper/name-forms.ts'
import type { PersonOnPaper } from '@osh/core/documents/on-paper/person-on-paper.ts'
import { joinPositionAndDepartment } from '@osh/core/documents/on-paper/position-in-department.ts'
import type { FilterName } from '../../reading/expression.ts'

const NBSP = '\u00a0'

export type Has = (name: FilterName) => boolean

/** A person by position and name, in a case; with the department too if that is asked. */
export function wordPerson(
  person: PersonOnPaper,
  wanted: RussianCase | null,
  has: Has,
  forms: NameForms,
): string {
  const name = wordName(person, wanted, has, forms)
  if (person.position === '') return name
  const position = wanted === null ? person.position : forms.position(person.position, wanted)
  const department = has('withDepartment') ? forms.department(person.department, 'genitive') : ''
  return `${joinPositionAndDepartment(position, department)} ${name}`
}

/** A person's name in a case, whole or by initials. */
export function wordName(
  person: PersonOnPaper,
  wanted: RussianCase | null,
  has: Has,
  forms: NameForms,
): string {
  const name = wanted === null ? person : forms.name(person, wanted)
  if (has('initials')) return nameByInitials(name)
  if (has('short')) return [name.lastName, takeInitials(name)].filter(Boolean).join(NBSP)
  return [name.lastName, name.firstName, name.fatherName].filter(Boolean).join(' ')
}

/** «И. О. Фамилия», as under a signature. */
export const nameByInitials = (name: DeclinedName): string =>
  [takeInitials(name), name.lastName].filter(Boolean).join(NBSP)

/** «А.-М. Г. оглы»: both halves of a double name, and what a patronymic ends with. */
function takeInitials({ firstName, fatherName }: DeclinedName): string {
  const [father = '', ...ending] = (fatherName ?? '').split(' ')
  return [takeInitial(firstName), takeInitial(father), ...ending].filter(Boolean).join(NBSP)
}

const takeInitial = (name: string): string =>
  name === ''
    ? ''
    : name
        .split('-')
        .map((part) => `${part.charAt(0)}.`)
        .join('-')
