import { addMonths, type LocalDate } from '../shared/dates/local-date.ts'
import type { Periodicity } from './periodicity.ts'

const AGE_IN_MONTHS = 21 * 12
const YEARLY: Periodicity = { kind: 'every', months: 12 }

/**
 * Whether somebody's periodic examinations are yearly on the day, whatever their factors ask for: until the day on which they are 21.
 * Law: ТК РФ, ст. 220 ч. 1; Приказ Минздрава России 28.01.2021 № 29н, п. 18 Порядка.
 */
export const isUnder21 = (birthDate: LocalDate, day: LocalDate): boolean =>
  day < addMonths(birthDate, AGE_IN_MONTHS)

/** How often somebody who is not 21 yet is examined; what does not come again stays as it is. */
export const limitUntil21 = (periodicity: Periodicity): Periodicity =>
  periodicity.kind === 'every' && periodicity.months > 12 ? YEARLY : periodicity
