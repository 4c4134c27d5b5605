import { parseEmail, parsePhone } from '../shared/input/contacts.ts'
import { type Input, optional, type Parse, type Parsed, readObject } from '../shared/input/field-reader.ts'
import { pick } from '../shared/input/pick.ts'
import type { FieldError, FieldErrors, ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseText, type TextCode } from '../shared/texts/text.ts'
import { type ActivityId, type CompanyDetails, DEFAULT_TIME_ZONE } from './company.ts'
import { type Numbering, numberings } from './numbering.ts'
import type { CompanyCode } from './refusal-codes.ts'
import {
  parseKpp,
  parseOkato,
  parseOkogu,
  parseOkpo,
  parseOktmo,
  parseOkved,
} from './requisites/classifier-codes.ts'
import { isPersonal, parseInn } from './requisites/inn.ts'
import { parseOgrn } from './requisites/ogrn.ts'
import { isTimeZone } from './time-zones.ts'

const line =
  (max: number): Parse<string, TextCode> =>
  (value) =>
    parseText(value, { max, required: true })

/** How each field is read, in the order of the form. */
const parsers = {
  name: line(500),
  shortName: optional(line(255)),
  legalAddress: optional(line(500)),
  actualAddress: optional(line(500)),
  mailingAddress: optional(line(500)),
  phone: optional(parsePhone),
  email: optional(parseEmail),
  inn: parseInn,
  kpp: optional(parseKpp),
  okpo: optional(parseOkpo),
  oktmo: optional(parseOktmo),
  okved: optional(parseOkved),
  ogrn: optional(parseOgrn),
  okato: optional(parseOkato),
  okogu: optional(parseOkogu),
  formOfOwnership: optional(line(255)),
  directorName: line(255),
  directorPosition: optional(line(255)),
  activities: parseActivities,
  timeZone: parseTimeZone,
  numbering: parseNumbering,
} as const satisfies { readonly [F in keyof CompanyDetails]: Parse<CompanyDetails[F]> }

type TogetherCode = 'ogrn/other-kind'

export const companyFields = Object.keys(parsers) as readonly (keyof CompanyDetails)[]

/** Whether a company can begin without it; what it lacks is asked for by the first paper that needs it. */
export const mayBeBlank = (field: keyof CompanyDetails): boolean => parsers[field](null).ok

/**
 * Reads «Сведения об организации»; ИНН, name and director are required, what else is there is judged.
 *
 * @returns every refusal at once, under the fields' names on the wire. Unknown fields are not looked at.
 */
export const parseCompanyDetails = (
  input: Input,
): Result<CompanyDetails, FieldErrors<CompanyCode, keyof CompanyDetails>> =>
  readObject(input, parsers, checkKind)

/**
 * Reads a merge-patch of a company: what it names replaces what is stored, null clears what may be blank.
 * Read-only and unknown fields are not looked at.
 *
 * @returns the company as it would become, or every refusal of it.
 */
export function parseCompanyChanges(
  current: CompanyDetails,
  patch: Input,
): Result<CompanyDetails, FieldErrors<CompanyCode, keyof CompanyDetails>> {
  const standing = pickCompanyDetails(current)
  const named = companyFields.filter((field) => patch[field] !== undefined)
  const given = pick(patch, named)
  const parsed = parseCompanyDetails({ ...standing, ...given })
  if (!parsed.ok) return parsed
  return ok({ ...standing, ...pick(parsed.value, named) })
}

/** What «Сведения об организации» holds, without what else the company has. */
export const pickCompanyDetails = (company: CompanyDetails): CompanyDetails => pick(company, companyFields)

/** Whether an organisation or a person is meant, the ИНН says. */
const checkKind = ({
  inn,
  ogrn,
}: Partial<Parsed<typeof parsers>>): readonly FieldError<TogetherCode, 'ogrn'>[] =>
  inn !== undefined && ogrn && isPersonal(inn) !== (ogrn.length === 15)
    ? [{ field: 'ogrn', code: 'ogrn/other-kind' }]
    : []

function parseActivities(value: unknown): Result<readonly ActivityId[], ValueError<'list/invalid'>> {
  const given = value ?? []
  if (!Array.isArray(given) || given.length > 200) return err({ code: 'list/invalid' })
  return given.every((id) => Number.isSafeInteger(id) && id > 0)
    ? ok([...new Set(given)] as ActivityId[])
    : err({ code: 'list/invalid' })
}

/** One series, unless another way is chosen. */
function parseNumbering(value: unknown): Result<Numbering, ValueError<'choice/unknown'>> {
  const chosen = value === undefined || value === null || value === '' ? 'whole' : value
  const numbering = numberings.find((one) => one === chosen)
  return numbering ? ok(numbering) : err({ code: 'choice/unknown' })
}

const parseTimeZoneName = (value: unknown): Result<string, ValueError<'time-zone/unknown'>> =>
  isTimeZone(value) ? ok(value) : err({ code: 'time-zone/unknown' })

function parseTimeZone(value: unknown): Result<string, ValueError<'time-zone/unknown'>> {
  const zone = optional(parseTimeZoneName)(value)
  return zone.ok ? ok(zone.value ?? DEFAULT_TIME_ZONE) : zone
}
