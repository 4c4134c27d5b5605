import type { Brand } from '../../shared/brand.ts'
import type { ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { readDigits } from '../../shared/texts/text.ts'
import { isAllZeros, weigh } from './check-digits.ts'

/** Bank's identification code, 9 digits: 04… a bank, 00…, 01…, 02… the treasury. It has no check digit. */
export type Bik = Brand<string, 'Bik'>

/** Settlement account (расчётный счёт), 20 digits, its key true to the bank's БИК. */
export type SettlementAccount = Brand<string, 'SettlementAccount'>

/** Correspondent account of a bank, 20 digits, or the single treasury account (ЕКС). */
export type CorrespondentAccount = Brand<string, 'CorrespondentAccount'>

const KEY_WEIGHTS = [7, 1, 3]

export function parseBik(value: unknown): Result<Bik, ValueError> {
  if (isBlank(value)) return err({ code: 'text/required' })
  const digits = readDigits(value)
  return digits !== null && /^0[0124]\d{7}$/.test(digits) ? ok(digits as Bik) : err({ code: 'bik/invalid' })
}

/**
 * Reads a settlement account and verifies its key against the bank.
 *
 * An account in a settlement centre of the Bank of Russia (БИК on 000 to 002) is keyed by the centre's own number.
 * A treasury account (03…) carries no such key and is taken by its length.
 *
 * @returns `text/required`, `account/invalid-length` unless it is 20 digits, `account/wrong-key`.
 */
export function parseSettlementAccount(value: unknown, bik: Bik): Result<SettlementAccount, ValueError> {
  const digits = parseTwentyDigits(value)
  if (!digits.ok) return digits
  const account = digits.value as SettlementAccount
  if (account.startsWith('03')) return ok(account)
  const prefix = /00[012]$/.test(bik) ? takeCentre(bik) : bik.slice(-3)
  return hasKey(prefix, account) ? ok(account) : err({ code: 'account/wrong-key' })
}

/**
 * Reads a correspondent account: 30101… ending in the last three digits of the БИК, or the treasury's 40102….
 *
 * @returns `text/required`, `account/invalid-length` unless it is 20 digits, `account/wrong-key`.
 */
export function parseCorrespondentAccount(
  value: unknown,
  bik: Bik,
): Result<CorrespondentAccount, ValueError> {
  const digits = parseTwentyDigits(value)
  if (!digits.ok) return digits
  const account = digits.value
  const ofBank = account.startsWith('30101') && account.slice(-3) === bik.slice(-3)
  return (ofBank || account.startsWith('40102')) && hasKey(takeCentre(bik), account)
    ? ok(account as CorrespondentAccount)
    : err({ code: 'account/wrong-key' })
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === ''

const takeCentre = (bik: Bik): string => `0${bik.slice(4, 6)}`

const hasKey = (prefix: string, account: string): boolean => weigh(prefix + account, KEY_WEIGHTS) % 10 === 0

function parseTwentyDigits(value: unknown): Result<string, ValueError> {
  if (isBlank(value)) return err({ code: 'text/required' })
  const digits = readDigits(value)
  return digits !== null && digits.length === 20 && !isAllZeros(digits)
    ? ok(digits)
    : err({ code: 'account/invalid-length' })
}
