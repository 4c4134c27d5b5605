import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import type { CompletionResult } from '../completion.ts'
import { RETAKE_DAYS } from './standing.ts'

/**
 * By when a check failed on the day is repeated; null when it is not failed, or has no day yet.
 * Law: ПП РФ 24.12.2021 № 2464, п. 79 (retake in 30 calendar days).
 */
export const findRetakeDay = ({
  date,
  result,
}: {
  readonly date: LocalDate | null
  readonly result: CompletionResult | null
}): LocalDate | null => (result === 'failed' && date !== null ? addDays(date, RETAKE_DAYS) : null)
