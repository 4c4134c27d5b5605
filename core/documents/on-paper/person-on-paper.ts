import type { Sex } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/local-date.ts'

/** A person as papers name one: an employee on the day of the paper, the director, or someone typed by hand. */
export type PersonOnPaper = {
  readonly lastName: string
  readonly firstName: string
  readonly fatherName: string | null
  /** Null where nobody has said: then the patronymic or the first name tells. */
  readonly sex: Sex | null
  /** As the staffing table words it; '' where unknown. */
  readonly position: string
  readonly department: string
  readonly birthDate: LocalDate | null
  readonly hireDate: LocalDate | null
  readonly snils: string | null
  /** Points of order 29н, as the employee's obligations have them: «4.4, 6.1»; '' for none. */
  readonly factors: string
  /** What the norms give the employee. */
  readonly ppe: readonly PpeOnPaper[]
}

export type PpeOnPaper = {
  readonly name: string
  /** Point of the norms; '' where nobody has entered one. */
  readonly norm: string
  readonly unit: string
  readonly quantity: string
  readonly periodicity: string
}

export type Commission = {
  readonly chair: PersonOnPaper
  readonly members: readonly PersonOnPaper[]
  readonly secretary: PersonOnPaper | null
}

/** Reads «Фамилия Имя Отчество»; what stands after the second word is the patronymic («Мамед оглы»). */
export function personNamed(fullName: string, position: string): PersonOnPaper {
  const [lastName = '', firstName = '', ...rest] = fullName.trim().split(/\s+/u)
  return {
    lastName,
    firstName,
    fatherName: rest.join(' ') || null,
    sex: null,
    position,
    department: '',
    birthDate: null,
    hireDate: null,
    snils: null,
    factors: '',
    ppe: [],
  }
}

/** «Фамилия Имя Отчество». */
export const nameOnPaper = ({ lastName, firstName, fatherName }: PersonOnPaper): string =>
  [lastName, firstName, fatherName].filter(Boolean).join(' ')
