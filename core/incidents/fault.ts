import type { LocalDate } from '../shared/dates/local-date.ts'

/**
 * The degree of fault of someone injured through gross negligence (степень вины при грубой неосторожности), in per cent. There is none without the
 * opinion of the union, or of another body that the employees have chosen; where the company has neither, that is said instead.
 * Law: ТК РФ, ст. 229.2 ч. 8 (its text was not compared).
 */
export type Fault = {
  /** 1 to 100. */
  readonly percent: number
  /** Whose opinion it is; empty where there is no such body. */
  readonly body: string
  /** Null where there is no such body. */
  readonly opinionOn: LocalDate | null
  /** Its number, or what it says; empty where there is no such body. */
  readonly opinion: string
}

/** By `keyInjured`. */
export type Faults = Readonly<Record<string, Fault>>
