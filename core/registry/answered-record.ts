import type { LocalDate } from '../shared/dates/local-date.ts'

/** What an answer says of one record; null for what it doesn't say. */
export type AnsweredRecord = {
  /** Ours, by which the record was sent. */
  readonly outerId: string | null
  readonly snils: string | null
  readonly programId: number | null
  readonly protocol: string | null
  readonly date: LocalDate | null
  /** The number in the register (регистрационный номер записи); null where the register gave none. */
  readonly number: string | null
}

export const noAnswer: AnsweredRecord = {
  ...{ outerId: null, snils: null, programId: null, protocol: null, date: null, number: null },
}
