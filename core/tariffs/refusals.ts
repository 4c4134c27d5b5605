import type { LocalDate } from '../shared/dates/local-date.ts'

/** The company's term has ended, or it is to be erased on `closesOn`: it reads, prints, exports and completes, and adds nothing. */
export type TermEnded = {
  readonly code: 'tariff/ended'
  readonly endedOn: LocalDate
  readonly closesOn: LocalDate | null
}

/** The company's tariff is without the section. */
export type WithoutSection = { readonly code: 'tariff/without-section' }

/** As many are on the staff as the company may have. */
export type StaffFull = { readonly code: 'tariff/staff-full'; readonly most: number }

/**
 * The company's tariff is for office workplaces alone, and of these positions it was answered that they do more: some of their names, and
 * how many there are.
 */
export type OfficeOnly = {
  readonly code: 'tariff/office-only'
  readonly names: readonly string[]
  readonly count: number
}
