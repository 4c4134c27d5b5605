import type { LocalDate } from '../shared/dates/local-date.ts'
import type { ActId } from './acts.ts'
import data from './production-calendar.json' with { type: 'json' }

/** A non-working holiday (нерабочий праздничный день). `january`: one of 1–8 January, from which the article itself moves nothing. */
export type Holiday = { readonly name: string; readonly january: boolean }

/** The holidays by month and day, `01-07`. Not compared with the text. Law: ТК РФ, ст. 112 ч. 1. See docs/legal-sources.md. */
export const holidays: ReadonlyMap<string, Holiday> = new Map(
  data.holidays.map(({ day, ...holiday }) => [day, holiday]),
)

/** A day off that the Government has moved to another day (перенос выходного дня). */
export type Transfer = { readonly from: LocalDate; readonly to: LocalDate }

/** The transfers of a year, and the act that has made them. */
export type TransferredYear = {
  readonly year: number
  readonly act: ActId
  readonly transfers: readonly Transfer[]
}

/** The years whose transfers are known, the earliest first. Law: ТК РФ, ст. 112 ч. 2, 5. See docs/legal-sources.md. */
export const transferredYears = data.years as readonly Written[] as readonly TransferredYear[]

/** As JSON has it: days are plain text. */
type Written = Omit<TransferredYear, 'transfers'> & {
  readonly transfers: readonly { readonly from: string; readonly to: string }[]
}

const byYear = new Map(transferredYears.map((one) => [one.year, one]))

/** Null where what the Government has moved in that year is not known here. */
export const findTransfers = (year: number): TransferredYear | null => byYear.get(year) ?? null
