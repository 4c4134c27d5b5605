import type { LeftRow } from '../imports/staff-import.ts'
import { describeFieldError } from './refusals/refusals.ts'

/** Why a row of a staff file was not loaded. */
export const describeLeft = ({ why }: LeftRow): string =>
  why === 'skipped'
    ? 'Не загружать'
    : why === 'undecided'
      ? 'Не решено, кто это'
      : [...new Set(why.map(describeFieldError))].join('. ')
