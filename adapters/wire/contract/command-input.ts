import type { Owned } from '@osh/core/auth/company-access.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { FieldErrors } from '@osh/core/shared/results/refusals.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { readGiven, type WireCode } from '../read-given.ts'
import { givenId } from '../wire-format.ts'
import type { Asked, InputCodec, Judge } from './input.ts'
import { type Names, renameKeys, reverse } from './names.ts'
import type { OfCompany, OfNoOne, OfOne } from './who.ts'

type Fields = {
  /** In the wire's names, by type alone. */
  readonly fields: z.ZodMiniObject
  /** Which fields the trade names otherwise than the wire. */
  readonly names?: Names
  readonly words?: Words
  /** The most rows that a list has, where there are more than usual. */
  readonly mostRows?: number
}

/** Which choices the trade calls otherwise than the wire: a body put into the other end's words. */
export type Words = {
  readonly toCore: (given: Input) => Input
  readonly toWire: (given: Input) => Input
}

/** What a body carries besides whose it is. */
type Body<Given> = Fields & {
  /** What goes over the wire; without it the fields go as they are. */
  readonly write?: (given: Given) => object
}

type Carried<O, Given> = InputCodec<O, [O & Given], WireCode, Given>

/** `method(given)` */
export const plainBody = <Given extends object>(body: Body<Given>): Carried<OfNoOne, Given> => ({
  ...bodyOf(body, body.fields),
  write: (input) => ({ of: {}, body: writeFields(body, body.write ? body.write(input) : input) }),
})

/** `method({ companyId, ...given })` */
export const inCompany = <Given extends object>(body: Body<Given>): Carried<OfCompany, Given> => ({
  ...bodyOf(body, z.extend(body.fields, { companyId: givenId })),
  write: (input) => {
    const { companyId, ...rest } = input
    return { of: { companyId }, body: writeFields(body, body.write ? body.write(input) : rest) }
  },
})

/** `method(companyId, given)` */
export const forCompany = <Given extends object>(
  body: Body<Given>,
): InputCodec<OfCompany, [CompanyId, Given], WireCode, Given> => {
  const { write, read, ...published } = inCompany(body)
  return {
    ...published,
    read: (asked, judge) => {
      const one = read(asked, judge)
      return one.ok ? ok([asked.of.companyId, one.value[0]]) : one
    },
    write: (companyId, given) => write({ ...given, companyId }),
  }
}

/** `method({ companyId, id, ...given })` */
export const ofOne = <O extends Owned, Given extends object>(
  body: Body<Given>,
): Carried<OfOne<O>, Given> => ({
  ...bodyOf(body, body.fields),
  write: (input) => {
    const { companyId, id, ...rest } = input
    return { of: { companyId, id }, body: writeFields(body, body.write ? body.write(input) : rest) }
  },
})

/** `method({ companyId, id })` */
export const ofOneAlone = <O extends Owned>(): InputCodec<OfOne<O>, [OfOne<O>], never> => ({
  read: ({ of }) => ok([of]),
  write: (of) => ({ of }),
})

/** `method({ details })`: the fields that are sent, as they are; core judges them. */
export const sentDetails = (body: Fields): InputCodec<OfNoOne, [{ readonly details: Input }], WireCode> => ({
  ...describePublished(body, body.fields),
  read: (asked) => {
    const details = readFieldsOf(body, asked)
    return details.ok ? ok([{ details: details.value }]) : details
  },
  write: ({ details }) => ({ of: {}, body: writeFields(body, details) }),
})

/** `method({ companyId, details })`: the same in a company. */
export const detailsInCompany = (
  body: Fields,
): InputCodec<OfCompany, [OfCompany & { readonly details: Input }], WireCode> => ({
  ...describePublished(body, z.extend(body.fields, { companyId: givenId })),
  read: (asked) => {
    const details = readFieldsOf(body, asked)
    return details.ok ? ok([{ ...asked.of, details: details.value }]) : details
  },
  write: ({ companyId, details }) => ({ of: { companyId }, body: writeFields(body, details) }),
})

/** `method({ companyId, id, details })`: the same of one thing. */
export const detailsOfOne = <O extends Owned>(
  body: Fields,
): InputCodec<OfOne<O>, [OfOne<O> & { readonly details: Input }], WireCode> => ({
  ...describePublished(body, body.fields),
  read: (asked) => {
    const details = readFieldsOf(body, asked)
    return details.ok ? ok([{ ...asked.of, details: details.value }]) : details
  },
  write: ({ companyId, id, details }) => ({ of: { companyId, id }, body: writeFields(body, details) }),
})

type Patch = { readonly patch: Input }

/** `method({ companyId, id, patch })`: the fields that are sent, as they are; core judges them. */
export const patchOf = <O extends Owned>(
  body: Fields,
): InputCodec<OfOne<O>, [OfOne<O> & Patch], WireCode> => ({
  ...describePublished(body, body.fields),
  read: (asked) => {
    const patch = readFieldsOf(body, asked)
    return patch.ok ? ok([{ ...asked.of, patch: patch.value }]) : patch
  },
  write: ({ companyId, id, patch }) => ({ of: { companyId, id }, body: writeFields(body, patch) }),
})

/** `method({ companyId, id, patch, version })`: the same of a thing with a version. */
export const versionedPatchOf = <O extends Owned>(
  body: Fields,
): InputCodec<OfOne<O>, [OfOne<O> & Patch & { readonly version: number | null }], WireCode> => ({
  ...describePublished(body, body.fields),
  versioned: true,
  read: (asked) => {
    const patch = readFieldsOf(body, asked)
    return patch.ok ? ok([{ ...asked.of, patch: patch.value, version: asked.version }]) : patch
  },
  write: ({ companyId, id, patch, version }) => ({
    of: { companyId, id },
    body: writeFields(body, patch),
    version,
  }),
})

/** `method({ companyId, patch, version })`: the same of the company itself, which the path names. */
export const versionedPatch = (
  body: Fields,
): InputCodec<OfCompany, [OfCompany & Patch & { readonly version: number | null }], WireCode> => ({
  ...describePublished(body, body.fields),
  versioned: true,
  read: (asked) => {
    const patch = readFieldsOf(body, asked)
    return patch.ok ? ok([{ ...asked.of, patch: patch.value, version: asked.version }]) : patch
  },
  write: ({ companyId, patch, version }) => ({ of: { companyId }, body: writeFields(body, patch), version }),
})

const describePublished = ({ names }: Fields, body: z.ZodMiniObject) => ({
  body,
  ...(names ? { names } : {}),
})

/** The fields that were sent, in the trade's names and words. */
function readFieldsOf(
  { fields, names = {}, words, mostRows }: Fields,
  { body }: { readonly body: Input },
): Result<Input, FieldErrors<WireCode>> {
  const sent = readGiven(fields, body, mostRows)
  if (!sent.ok) return sent
  const named = renameKeys(reverse(names), sent.value)
  return ok(words ? words.toCore(named) : named)
}

/** A body whose fields are judged; what the judge refuses with, the call lists. */
const bodyOf = <O, Given>(body: Body<Given>, published: z.ZodMiniObject) => ({
  ...describePublished(body, published),
  read: (asked: Asked<O>, judge: Judge<Given, never>): Result<[O & Given], FieldErrors<WireCode>> => {
    const sent = readFieldsOf(body, asked)
    const judged = sent.ok ? judge(sent.value) : sent
    return judged.ok ? ok([{ ...asked.of, ...judged.value }]) : judged
  },
})

const writeFields = ({ names = {}, words }: Fields, body: object): object =>
  renameKeys(names, words ? words.toWire({ ...body }) : body)

/** `method({ companyId })`, which the body names. */
export const inCompanyAlone: InputCodec<OfCompany, [OfCompany], never> = {
  body: z.object({ companyId: givenId }),
  read: ({ of }) => ok([of]),
  write: (of) => ({ of, body: {} }),
}
