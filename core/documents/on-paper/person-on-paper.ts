import type { EmployeeDetails, EmployeeId } from '../../employees/employee.ts'
import { countSurnameWords } from '../../employees/person-name.ts'
import { noSizes, type Sizes } from '../../employees/sizes/sizes.ts'
import { type DutiesOnPaper, noDuties } from './duties-on-paper.ts'

/** What papers say of a person by itself, beside the name and the sizes; null where it is not known. */
export const paperFields = ['birthDate', 'hireDate', 'sex', 'snils', 'personnelNumber'] as const
export const nameFields = ['lastName', 'firstName', 'fatherName'] as const

/** A person as papers name one: an employee on the day of the paper, the director, or someone typed by hand. The name tells the sex where no one has said it, see `guessSex`. */
export type PersonOnPaper = Pick<EmployeeDetails, (typeof nameFields)[number]> & {
  readonly [F in (typeof paperFields)[number]]: EmployeeDetails[F] | null
} & {
  /** As the staffing table words it; '' where unknown. */
  readonly position: string
  readonly department: string
  readonly sizes: Sizes
  /** Points of order 29н, as the employee's obligations have them: «4.4, 6.1»; '' for none. */
  readonly factors: string
  /** What the norms give the employee. */
  readonly ppe: readonly PpeOnPaper[]
  readonly duties: DutiesOnPaper
  /** Which employee of the company it is; none who was typed by hand. */
  readonly id?: EmployeeId
  /** Of the check that the paper is about: its number in the register of the trained, and how it ended. None where the records have none. */
  readonly registryNumber?: string
  readonly checkPassed?: boolean
}

export type PpeOnPaper = {
  readonly name: string
  /** Point of the norms; '' where no one has entered one. */
  readonly norm: string
  /** Its own, else the employee's; '' where neither is known. */
  readonly size: string
  readonly unit: string
  readonly quantity: string
  readonly periodicity: string
}

export type Commission = {
  readonly chair: PersonOnPaper
  readonly members: readonly PersonOnPaper[]
  readonly secretary: PersonOnPaper | null
}

/** Reads «Фамилия Имя Отчество»; what is after the first name is the patronymic («Гасан оглы»). */
export function readPersonOnPaper(fullName: string, position: string): PersonOnPaper {
  const words = fullName.trim().split(/\s+/u)
  const surnames = countSurnameWords(words)
  const [firstName = '', ...rest] = words.slice(surnames)
  return {
    lastName: words.slice(0, surnames).join(' '),
    firstName,
    fatherName: rest.join(' ') || null,
    ...{ birthDate: null, hireDate: null, sex: null, snils: null, personnelNumber: null },
    position,
    department: '',
    sizes: noSizes,
    factors: '',
    ppe: [],
    duties: noDuties,
  }
}

/** Whether two are one: by name, position and birth date, as far as each is known. */
export const isSamePerson = (one: PersonOnPaper, other: PersonOnPaper): boolean =>
  nameOnPaper(one) === nameOnPaper(other) &&
  one.position === other.position &&
  (one.birthDate ?? other.birthDate) === (other.birthDate ?? one.birthDate)

/** «Фамилия Имя Отчество». */
export const nameOnPaper = ({ lastName, firstName, fatherName }: PersonOnPaper): string =>
  [lastName, firstName, fatherName].filter(Boolean).join(' ')
