import { parseEmail, parsePhone } from '../shared/input/contacts.ts'
import { type Input, optional, type Parse, type Parsed, readObject } from '../shared/input/field-reader.ts'
import { pick } from '../shared/input/pick.ts'
import type { FieldError, FieldErrors, ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseText } from '../shared/texts/text.ts'
import { DEFAULT_TIME_ZONE } from './company.ts'
import {
  type ActivityId,
  type CompanyDetails,
  type CompanyField,
  companyFieldNames,
  mapCompanyFields,
} from './company-fields.ts'
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

/** How each code is read. */
const codes = {
  inn: parseInn,
  kpp: parseKpp,
  okpo: parseOkpo,
  oktmo: parseOktmo,
  okved: parseOkved,
  ogrn: parseOgrn,
  okato: parseOkato,
  okogu: parseOkogu,
} as const

/** How a field of each other kind is read. */
const parsersOfKinds = {
  phone: parsePhone,
  email: parseEmail,
  activities: parseActivities,
  zone: parseTimeZone,
  numbering: parseNumbering,
} as const

type TogetherCode = 'ogrn/other-kind'

const parsers = mapCompanyFields((name, { kind, max = 0, optional: mayLack }): Parse<unknown> => {
  const parse: Parse<unknown> =
    kind === 'text'
      ? (value) => parseText(value, { max, required: true })
      : kind === 'code'
        ? codes[name as keyof typeof codes]
        : parsersOfKinds[kind]
  return mayLack ? optional(parse) : parse
}) as { readonly [F in CompanyField]: Parse<CompanyDetails[F], Exclude<CompanyCode, TogetherCode>> }

/** Whether a company can begin without it; what it lacks is asked for by the first paper that needs it. */
export const mayBeBlank = (field: CompanyField): boolean => parsers[field](null).ok

/**
 * Reads «Сведения об организации»; ИНН, name and director are required, what else is there is judged.
 *
 * @returns every refusal at once, under the fields' names on the wire. Unknown fields are not looked at.
 */
export const parseCompanyDetails = (
  input: Input,
): Result<CompanyDetails, FieldErrors<CompanyCode, CompanyField>> => readObject(input, parsers, checkKind)

/**
 * Reads a merge-patch of a company: what it names replaces what is stored, null clears what may be blank.
 * Read-only and unknown fields are not looked at.
 *
 * @returns the company as it would become, or every refusal of it.
 */
export function parseCompanyChanges(
  current: CompanyDetails,
  patch: Input,
): Result<CompanyDetails, FieldErrors<CompanyCode, CompanyField>> {
  const standing = pickCompanyDetails(current)
  const named = companyFieldNames.filter((field) => patch[field] !== undefined)
  const given = pick(patch, named)
  const parsed = parseCompanyDetails({ ...standing, ...given })
  if (!parsed.ok) return parsed
  return ok({ ...standing, ...pick(parsed.value, named) })
}

/** What «Сведения об организации» holds, without what else the company has. */
export const pickCompanyDetails = (company: CompanyDetails): CompanyDetails =>
  pick(company, companyFieldNames)

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
