import { addMonths, type LocalDate } from '../../../shared/dates/local-date.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { describeLengthOfService } from '../../on-paper/length-of-service.ts'
import type { PlaceOnDay } from '../facts/place-on-day.ts'
import { type Source, source } from '../source.ts'

const card = 'из карточки работника'

/** «из карточки работника, как было на 20.11.2026» where a transfer came later. */
const placeMark = ({ movedSince }: PlaceOnDay, day: LocalDate): string =>
  movedSince ? `${card}, как было на ${formatDate(day)}` : card

/** Whole years from one day to another. */
const countYearsBetween = (from: LocalDate, to: LocalDate): number => {
  let years = 0
  while (addMonths(from, (years + 1) * 12) <= to) years++
  return years
}

/** The last age of each line but the last. Law: order 223н, appendix № 3, classifier № 3, part 06. */
const ages: readonly (readonly [upTo: number, code: string])[] = [
  [18, '3.06.1'],
  [24, '3.06.2'],
  [34, '3.06.3'],
  [54, '3.06.4'],
  [64, '3.06.5'],
]

/** The classifier's line of a person of that birth date on that day. */
export const findAgeCode = (birthDate: LocalDate, day: LocalDate): string =>
  ages.find(([upTo]) => countYearsBetween(birthDate, day) <= upTo)?.[1] ?? '3.06.6'

/** Months from which the next line begins. Law: order 223н, appendix № 3, classifier № 3, part 07. */
const services: readonly (readonly [less: number, code: string])[] = [
  [1, '3.07.1'],
  [12, '3.07.2'],
  [36, '3.07.3'],
  [60, '3.07.4'],
  [120, '3.07.5'],
]

/** The classifier's line of so long a service on that day. */
export const findServiceCode = (since: LocalDate, day: LocalDate): string =>
  services.find(([less]) => addMonths(since, less) > day)?.[1] ?? '3.07.6'

/** What an employee's card says of them. */
export const personSources = {
  'person.age-code': source({
    needs: ['employee'],
    gives: 'строка классификатора возраста (код 3.06) на день документа',
    fill: ({ employee: { employee }, day }) => ({ value: findAgeCode(employee.birthDate, day), from: card }),
  }),
  'person.service': source({
    needs: ['employee'],
    gives: 'стаж в организации на день документа словами',
    fill: ({ employee: { employee }, day }) => ({
      value: describeLengthOfService(employee.hireDate, day),
      from: `${card}: в организации с ${formatDate(employee.hireDate)}`,
    }),
  }),
  'person.service-code': source({
    needs: ['employee'],
    gives: 'строка классификатора стажа (код 3.07) на день документа',
    fill: ({ employee: { employee }, day }) => ({
      value: findServiceCode(employee.hireDate, day),
      from: `${card}: в организации с ${formatDate(employee.hireDate)}`,
    }),
  }),
  'person.employment-code': source({
    needs: ['employee'],
    gives: 'статус занятости (код 3.13): работник штата принят по трудовому договору',
    fill: () => ({ value: '3.13.1.1', from: `${card}: есть в штате` }),
  }),
  'person.position': source({
    needs: ['employee'],
    gives: 'должность на день документа',
    fill: ({ employee, day }) => ({ value: employee.position, from: placeMark(employee, day) }),
  }),
  'person.department': source({
    needs: ['employee'],
    gives: 'подразделение на день документа',
    fill: ({ employee, day }) =>
      employee.department === '' ? null : { value: employee.department, from: placeMark(employee, day) },
  }),
} as const satisfies Readonly<Record<string, Source>>
