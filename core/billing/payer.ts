import {
  type Bik,
  parseBik,
  parseCorrespondentAccount,
  parseSettlementAccount,
} from '../companies/requisites/bank-account.ts'
import { parseKpp } from '../companies/requisites/classifier-codes.ts'
import { isPersonal, parseInn } from '../companies/requisites/inn.ts'
import type { Brand } from '../shared/brand.ts'
import { parseDay } from '../shared/dates/parse-day.ts'
import type { CompanyId } from '../shared/identity.ts'
import { parseEmail, parsePhone } from '../shared/input/contacts.ts'
import { type Input, optional, type Parse, readObject } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseText, readDigits } from '../shared/texts/text.ts'
import type { PayerCode } from './refusal-codes.ts'

export type PayerId = Brand<number, 'PayerId'>

/** «эта компания», «юридическое лицо», «ИП», «физическое лицо». */
export const payerKinds = ['this-company', 'legal-entity', 'individual-entrepreneur', 'individual'] as const
export type PayerKind = (typeof payerKinds)[number]

/** Payers that one company may have. */
export const MOST_PAYERS = 50

/** Every field that a payer may have; which those of a kind are `fieldsOfPayer` says. */
export const payerFields = [
  'name',
  'lastName',
  'firstName',
  'fatherName',
  'inn',
  'kpp',
  'legalAddress',
  'passportNumber',
  'passportDate',
  'passportWhoIssued',
  'emailForInvoices',
  'phone',
  'bik',
  'payeesBank',
  'settlementAccount',
  'correspondentAccount',
] as const
export type PayerField = (typeof payerFields)[number]

/** What is written of a payer; null where it is blank, or not of their kind. */
export type PayerDetails = { readonly kind: PayerKind } & Readonly<Record<PayerField, string | null>>

/** Who pays (плательщик). */
export type Payer = PayerDetails & { readonly id: PayerId; readonly companyId: CompanyId }

const bank = ['bik', 'payeesBank', 'settlementAccount', 'correspondentAccount'] as const
const person = ['lastName', 'firstName', 'fatherName'] as const
const contacts = ['emailForInvoices', 'phone'] as const

/** The fields of a kind, in the order of the form; what this company is called its own record says. */
export const fieldsOfPayer: Readonly<Record<PayerKind, readonly PayerField[]>> = {
  'this-company': [...contacts, ...bank],
  'legal-entity': ['name', 'inn', 'kpp', 'legalAddress', ...contacts, ...bank],
  'individual-entrepreneur': [...person, 'inn', 'legalAddress', ...contacts, ...bank],
  individual: [
    ...person,
    ...(['passportNumber', 'passportDate', 'passportWhoIssued'] as const),
    ...(['legalAddress', ...contacts] as const),
  ],
}

const optionalFields: readonly PayerField[] = ['fatherName', 'kpp', 'phone', ...bank]

/** What may be left out; of the bank either all is there or nothing. */
export const mayPayerLack = (field: PayerField, typed: Input): boolean =>
  optionalFields.includes(field) && !(isOf(bank, field) && bank.some((one) => !isBlank(typed[one])))

const line =
  (max: number): Parse<string> =>
  (value) =>
    parseText(value, { max, required: true })

/** Series and number, ten digits. */
function parsePassport(value: unknown): Result<string, ValueError> {
  if (value === null || value === undefined || value === '') return err({ code: 'text/required' })
  const digits = readDigits(value)
  return digits !== null && /^\d{10}$/.test(digits)
    ? ok(`${digits.slice(0, 4)} ${digits.slice(4)}`)
    : err({ code: 'passport/invalid' })
}

/** Ten digits are an organisation's, twelve a person's. */
const parseInnOf =
  (isOfPerson: boolean): Parse<string> =>
  (value) => {
    const inn = parseInn(value)
    if (!inn.ok) return inn
    return isPersonal(inn.value) === isOfPerson ? ok(inn.value) : err({ code: 'inn/invalid-length' })
  }

const makeParsers = (kind: PayerKind, bik: Bik | null): Readonly<Record<PayerField, Parse<string>>> => ({
  name: line(500),
  lastName: line(100),
  firstName: line(100),
  fatherName: line(100),
  inn: parseInnOf(kind !== 'legal-entity'),
  kpp: parseKpp,
  legalAddress: line(500),
  passportNumber: parsePassport,
  passportDate: parseDay,
  passportWhoIssued: line(255),
  emailForInvoices: parseEmail,
  phone: parsePhone,
  bik: parseBik,
  payeesBank: line(255),
  settlementAccount: (value) => (bik ? parseSettlementAccount(value, bik) : parseText(value, twenty)),
  correspondentAccount: (value) => (bik ? parseCorrespondentAccount(value, bik) : parseText(value, twenty)),
})
const twenty = { max: 30, required: true } as const

/**
 * Reads a payer: `kind`, and the fields of that kind; any other is not looked at. Accounts are judged by the БИК of their bank.
 *
 * @returns every refusal at once.
 */
export function readPayer(input: Input): Result<PayerDetails, FieldErrors<PayerCode>>
export function readPayer(input: Input): Result<PayerDetails, FieldErrors> {
  const kind = payerKinds.find((one) => one === input.kind)
  if (!kind) return err(fieldErrors({ field: 'kind', code: 'choice/unknown' }))
  const bik = parseBik(input.bik)
  const parsers = makeParsers(kind, bik.ok ? bik.value : null)
  const asked = fieldsOfPayer[kind].map(
    (field) => [field, mayPayerLack(field, input) ? optional(parsers[field]) : parsers[field]] as const,
  )
  const read = readObject(input, Object.fromEntries(asked))
  return read.ok ? ok({ ...blank, ...read.value, kind }) : read
}

const isOf = (fields: readonly PayerField[], field: PayerField): boolean => fields.includes(field)

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

const blank = Object.fromEntries(payerFields.map((field) => [field, null])) as Record<PayerField, null>

/** «Орлова Анна Павловна» or the name of the organisation; of this company null. */
export const namePayer = (payer: PayerDetails): string | null =>
  payer.kind === 'this-company'
    ? null
    : payer.kind === 'legal-entity'
      ? payer.name
      : [
          payer.kind === 'individual-entrepreneur' ? 'ИП' : null,
          payer.lastName,
          payer.firstName,
          payer.fatherName,
        ]
          .filter(Boolean)
          .join(' ')
