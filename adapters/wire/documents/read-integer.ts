import type { Parse } from '@osh/core/shared/input/field-reader.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'

/** Reads a whole number of four digits at most, as a query has it. */
export const readInteger =
  (min: number, max: number): Parse<number, 'number/invalid'> =>
  (value) => {
    const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
    return number >= min && number <= max ? ok(number) : err({ code: 'number/invalid' })
  }
