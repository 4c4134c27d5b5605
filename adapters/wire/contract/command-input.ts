import type { Owned } from '@osh/core/auth/company-access.ts'
import type { Input } from '@osh/core/shared/field-reader.ts'
import type { FieldCode, FieldErrors } from '@osh/core/shared/refusals.ts'
import { ok, type Result } from '@osh/core/shared/result.ts'
import type { z } from 'zod'
import { readGiven, type WireCode } from '../read-given.ts'
import { givenId } from '../wire-format.ts'
import type { Asked, InputCodec } from './input.ts'
import { type Names, renameKeys, reversed } from './names.ts'
import type { OfCompany, OfOne } from './who.ts'

type Fields = {
  /** In the wire's names, by type alone. */
  readonly fields: z.ZodObject
  /** Which fields the trade names otherwise than the wire. */
  readonly names?: Names
}

/** What a body carries besides whose it is. */
type Body<Given, Code extends FieldCode> = Fields & {
  /** Judges the fields, in the trade's names. */
  readonly read: (given: Input) => Result<Given, FieldErrors<Code>>
  /** The way back; without it the fields go as they are. */
  readonly write?: (given: Given) => object
}

type Carried<O, Given, Code extends FieldCode> = InputCodec<O, [O & Given], Code | WireCode>

/** `method({ companyId, ...given })` */
export const inCompany = <Given extends object, Code extends FieldCode>(
  body: Body<Given, Code>,
): Carried<OfCompany, Given, Code> => ({
  ...bodyOf(body, body.fields.extend({ companyId: givenId })),
  write: (input) => {
    const { companyId, ...rest } = input
    return { of: { companyId }, body: written(body, body.write ? body.write(input) : rest) }
  },
})

/** `method({ companyId, id, ...given })` */
export const ofOne = <O extends Owned, Given extends object, Code extends FieldCode>(
  _: O,
  body: Body<Given, Code>,
): Carried<OfOne<O>, Given, Code> => ({
  ...bodyOf(body, body.fields),
  write: (input) => {
    const { companyId, id, ...rest } = input
    return { of: { companyId, id }, body: written(body, body.write ? body.write(input) : rest) }
  },
})

/** `method({ companyId, id })` */
export const identified = <O extends Owned>(_: O): InputCodec<OfOne<O>, [OfOne<O>], never> => ({
  read: ({ of }) => ok([of]),
  write: (of) => ({ of }),
})

type Patch = { readonly patch: Input }

/** `method({ companyId, id, patch })`: the fields that are sent, as they are; core judges them. */
export const patchOf = <O extends Owned>(
  _: O,
  body: Fields,
): InputCodec<OfOne<O>, [OfOne<O> & Patch], WireCode> => ({
  ...bodyOf({ ...body, read: (patch) => ok({ patch }) }, body.fields),
  write: ({ companyId, id, patch }) => ({ of: { companyId, id }, body: written(body, patch) }),
})

/** `method({ companyId, id, patch, version })`: the same of a thing with a version. */
export const versionedPatchOf = <O extends Owned>(
  _: O,
  body: Fields,
): InputCodec<OfOne<O>, [OfOne<O> & Patch & { readonly version: number | null }], WireCode> => ({
  ...bodyOf({ ...body, read: (patch, version) => ok({ patch, version }) }, body.fields),
  versioned: true,
  write: ({ companyId, id, patch, version }) => ({
    of: { companyId, id },
    body: written(body, patch),
    version,
  }),
})

type Reading<Given, Code extends FieldCode> = Fields & {
  readonly read: (given: Input, version: number | null) => Result<Given, FieldErrors<Code>>
}

const bodyOf = <O, Given, Code extends FieldCode>(body: Reading<Given, Code>, published: z.ZodObject) => ({
  body: published,
  ...(body.names ? { names: body.names } : {}),
  read: (asked: Asked<O>): Result<[O & Given], FieldErrors<Code | WireCode>> => {
    const sent = readGiven(body.fields, asked.body)
    if (!sent.ok) return sent
    const named = body.names ? renameKeys(reversed(body.names), sent.value) : sent.value
    const given = body.read(named, asked.version)
    return given.ok ? ok([{ ...asked.of, ...given.value }]) : given
  },
})

const written = ({ names }: Fields, body: object): object => (names ? renameKeys(names, body) : body)
