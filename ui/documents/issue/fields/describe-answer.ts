import type { ValueKind } from '@osh/core/documents/library/template.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatCount } from '@osh/core/shared/texts/plural.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import type { Choice } from '#ui/kit/forms/SelectField.tsx'
import {
  type PersonAnswer,
  readCommissionAnswer,
  readPeopleAnswer,
  readPeriodAnswer,
  readPersonAnswer,
  readRowsAnswer,
  readTextAnswer,
} from '../given-answers.ts'

type Staff = readonly Choice<EmployeeId>[]

/** An answer in a line, as a person reads it. */
export function describeAnswer(kind: ValueKind, answer: unknown, staff: Staff): string {
  switch (kind.type) {
    case 'date':
      return describeDay(readTextAnswer(answer))
    case 'period': {
      const { from, to } = readPeriodAnswer(answer)
      return [from, to].map((day) => describeDay(day ?? '')).join(' – ')
    }
    case 'classifier':
      return kind.items.find(({ code }) => code === answer)?.label ?? readTextAnswer(answer)
    case 'employee':
    case 'responsible':
      return nameIn(readPersonAnswer(answer), staff)
    case 'employees':
      return readPeopleAnswer(answer)
        .map((one) => nameIn(one, staff))
        .join(', ')
    case 'commission': {
      const { chair, members } = readCommissionAnswer(answer)
      return [chair, ...members].map((one) => nameIn(one, staff)).join(', ')
    }
    case 'rows':
      return formatCount(readRowsAnswer(answer).length, ['строка', 'строки', 'строк'])
    default:
      return readTextAnswer(answer)
  }
}

const describeDay = (text: string): string => (text === '' ? '' : formatDate(text as LocalDate))

const nameIn = (person: PersonAnswer, staff: Staff): string =>
  typeof person === 'number'
    ? (staff.find(({ value }) => value === person)?.label ?? '')
    : (person?.fullName ?? '')
