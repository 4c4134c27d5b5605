import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { FactorCodeRefusedCode } from '../refusal-codes.ts'

/** A code as it was typed: of the application, or one of those for the day when it is lost (код восстановления). */
export type FactorCode =
  | { readonly is: 'time'; readonly digits: string }
  | { readonly is: 'recovery'; readonly letters: string }

export type WrongFactorCode = FieldErrors<'factor-code/wrong'>
export const wrongFactorCode: WrongFactorCode = fieldErrors({
  field: 'factorCode',
  code: 'factor-code/wrong',
})

export type FactorCodeRefused = FieldErrors<FactorCodeRefusedCode>

/** Reads either; blanks, hyphens and the case of letters are no part of it. */
export function readFactorCode(value: unknown): Result<FactorCode, FactorCodeRefused> {
  const given = typeof value === 'string' ? value.slice(0, LONGEST).replace(/[\s-]/g, '').toUpperCase() : ''
  if (given === '') return err(fieldErrors({ field: 'factorCode', code: 'factor-code/required' }))
  if (/^\d{6}$/.test(given)) return ok({ is: 'time', digits: given })
  return /^[A-Z2-7]{24}$/.test(given) ? ok({ is: 'recovery', letters: given }) : err(wrongFactorCode)
}

/** Twice what a recovery code has with its hyphens. */
const LONGEST = 60

/** A recovery code as it is shown: «ABCD-EFGH-…». */
export const formatRecoveryCode = (letters: string): string => (letters.match(/.{1,4}/g) ?? []).join('-')
