import type { LeftRow } from '../imports/staff-import.ts'
import { describeFieldError } from './refusals/refusals.ts'

/** Why a row of a staff file was not loaded. */
export const describeLeft = ({ why }: LeftRow): string =>
  typeof why === 'string' ? words[why] : [...new Set(why.map(describeFieldError))].join('. ')

const words = {
  skipped: 'Не загружать',
  undecided: 'Не решено, кто это',
  unplaced: 'Не решено, какие это должность и отдел',
} as const
