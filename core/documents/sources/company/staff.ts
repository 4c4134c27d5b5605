import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { type Source, source } from '../source.ts'

/** The most people of each line but the last. Law: order 223н, appendix № 3, classifier № 3, part 04; fifteen, which it leaves out, go with fewer. */
const headcounts: readonly (readonly [upTo: number, code: string])[] = [
  [15, '3.04.1'],
  [100, '3.04.2'],
  [250, '3.04.3'],
  [1000, '3.04.4'],
]

/** The classifier's line of an organisation with so many people. */
export const findHeadcountCode = (people: number): string =>
  headcounts.find(([upTo]) => people <= upTo)?.[1] ?? '3.04.5'

const mark = (day: LocalDate): string => `из списка работников на ${formatDate(day)}`

/** How many work in the company, and how it is reached. */
export const staffSources = {
  'company.phone': source({
    needs: [],
    gives: 'телефон организации',
    fill: ({ company: { phone } }) => (phone ? { value: phone, from: 'из сведений об организации' } : null),
  }),
  'company.headcount': source({
    needs: ['headcount'],
    gives: 'сколько человек работает в организации на день документа',
    fill: ({ headcount, day }) => (headcount === 0 ? null : { value: headcount, from: mark(day) }),
  }),
  'company.headcount-code': source({
    needs: ['headcount'],
    gives: 'строка классификатора численности (код 3.04)',
    fill: ({ headcount, day }) =>
      headcount === 0 ? null : { value: findHeadcountCode(headcount), from: mark(day) },
  }),
} as const satisfies Readonly<Record<string, Source>>
