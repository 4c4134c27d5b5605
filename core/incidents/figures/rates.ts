/** What the rates of a year are counted from. */
export type RateFacts = {
  /** Injured in accidents connected with the work, with a day of incapacity at least or with death. */
  readonly injured: number
  readonly lostDays: number
  /** Average number on the payroll (среднесписочная численность). */
  readonly headcount: number
}

/** Rates of a year; null where what they are divided by is nothing. */
export type Rates = {
  /** Кч: injured for each 1,000 on the payroll. */
  readonly frequency: number | null
  /** Кт: days of incapacity for each of the injured. */
  readonly severity: number | null
  /** Кп: days of incapacity for each 1,000 on the payroll; Кч × Кт. */
  readonly loss: number | null
}

/** The customary rates of injuries at work (Кч, Кт, Кп): no act sets them. */
export const computeRates = ({ injured, lostDays, headcount }: RateFacts): Rates => ({
  frequency: headcount > 0 ? (injured * 1000) / headcount : null,
  severity: injured > 0 ? lostDays / injured : null,
  loss: headcount > 0 ? (lostDays * 1000) / headcount : null,
})
