import { parseEmail, parsePhone } from '../shared/contacts.ts'
import { type Input, optional, type Parse, readFields } from '../shared/field-reader.ts'
import type { FieldErrors, ValueError } from '../shared/refusals.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { parseText } from '../shared/text.ts'
import { parseKpp, parseOkato, parseOkogu, parseOkpo, parseOktmo, parseOkved } from './classifier-codes.ts'
import { type ActivityId, type CompanyDetails, DEFAULT_TIME_ZONE } from './company.ts'
import { isPersonal, parseInn } from './inn.ts'
import { parseOgrn } from './ogrn.ts'
import { isTimeZone } from './time-zones.ts'

const line =
  (max: number): Parse<string> =>
  (value) =>
    parseText(value, { max, required: true })

/** How each field is read, in the order of the form. КПП is required apart, by the kind of ИНН. */
const parsers: { readonly [F in keyof CompanyDetails]: Parse<CompanyDetails[F]> } = {
  name: line(500),
  shortName: line(255),
  legalAddress: line(500),
  actualAddress: line(500),
  mailingAddress: line(500),
  phone: parsePhone,
  email: parseEmail,
  inn: parseInn,
  kpp: optional(parseKpp),
  okpo: parseOkpo,
  oktmo: parseOktmo,
  okved: parseOkved,
  ogrn: parseOgrn,
  okato: parseOkato,
  okogu: parseOkogu,
  formOfOwnership: line(255),
  directorName: line(255),
  directorPosition: line(255),
  activities: parseActivities,
  timeZone: parseTimeZone,
}

export const companyFields = Object.keys(parsers) as readonly (keyof CompanyDetails)[]

/**
 * Reads «Сведения об организации»; every field is required but КПП of a sole proprietor, activities and time zone.
 *
 * @returns every refusal at once, under the fields' names on the wire. Unknown fields are not looked at.
 */
export function parseCompanyDetails(input: Input): Result<CompanyDetails, FieldErrors> {
  const { read, refuse, finish } = readFields(input)
  const found = Object.fromEntries(
    companyFields.map((field) => [field, read<unknown>(field, parsers[field])]),
  )
  const { inn, kpp, ogrn } = found as Partial<CompanyDetails>
  if (inn !== undefined && kpp === null && !isPersonal(inn)) refuse('kpp', { code: 'kpp/required' })
  if (inn !== undefined && ogrn !== undefined && isPersonal(inn) !== (ogrn.length === 15))
    refuse('ogrn', { code: 'ogrn/other-kind' })
  return finish(() => found as CompanyDetails)
}

/**
 * Reads a merge-patch of a company: what it names replaces what stands, null clears what may be blank.
 * Read-only and unknown fields are not looked at.
 *
 * @returns the fields that the patch names, parsed; or every refusal of the company as it would become.
 */
export function parseCompanyChanges(
  current: CompanyDetails,
  patch: Input,
): Result<Partial<CompanyDetails>, FieldErrors> {
  const named = companyFields.filter((field) => patch[field] !== undefined)
  const merged = { ...current, ...Object.fromEntries(named.map((field) => [field, patch[field]])) }
  const parsed = parseCompanyDetails(merged)
  if (!parsed.ok) return parsed
  return ok(Object.fromEntries(named.map((field) => [field, parsed.value[field]])))
}

function parseActivities(value: unknown): Result<readonly ActivityId[], ValueError> {
  const given = value ?? []
  if (!Array.isArray(given) || given.length > 200) return err({ code: 'list/invalid' })
  return given.every((id) => Number.isSafeInteger(id) && id > 0)
    ? ok([...new Set(given)] as ActivityId[])
    : err({ code: 'list/invalid' })
}

const parseTimeZoneName = (value: unknown): Result<string, ValueError> =>
  isTimeZone(value) ? ok(value) : err({ code: 'time-zone/unknown' })

function parseTimeZone(value: unknown): Result<string, ValueError> {
  const zone = optional(parseTimeZoneName)(value)
  return zone.ok ? ok(zone.value ?? DEFAULT_TIME_ZONE) : zone
}
