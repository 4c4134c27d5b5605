import type { ValueKind } from '@osh/core/documents/library/template.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatCount } from '@osh/core/shared/texts/plural.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import {
  commissionIn,
  type PersonAnswer,
  peopleIn,
  periodIn,
  personIn,
  rowsIn,
  textIn,
} from '../given-answers.ts'

type Staff = readonly Choice<EmployeeId>[]

/** An answer in a line, as a person reads it. */
export function describeAnswer(kind: ValueKind, answer: unknown, staff: Staff): string {
  switch (kind.type) {
    case 'date':
      return dayIn(textIn(answer))
    case 'period': {
      const { from, to } = periodIn(answer)
      return [from, to].map((day) => dayIn(day ?? '')).join(' – ')
    }
    case 'classifier':
      return kind.items.find(({ code }) => code === answer)?.label ?? textIn(answer)
    case 'employee':
    case 'responsible':
      return nameIn(personIn(answer), staff)
    case 'employees':
      return peopleIn(answer)
        .map((one) => nameIn(one, staff))
        .join(', ')
    case 'commission': {
      const { chair, members } = commissionIn(answer)
      return [chair, ...members].map((one) => nameIn(one, staff)).join(', ')
    }
    case 'rows':
      return formatCount(rowsIn(answer).length, ['строка', 'строки', 'строк'])
    default:
      return textIn(answer)
  }
}

const dayIn = (text: string): string => (text === '' ? '' : formatDate(text as LocalDate))

const nameIn = (person: PersonAnswer, staff: Staff): string =>
  typeof person === 'number'
    ? (staff.find(({ value }) => value === person)?.label ?? '')
    : (person?.fullName ?? '')
