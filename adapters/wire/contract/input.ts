import type { Owned } from '@osh/core/auth/company-access.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Input } from '@osh/core/shared/field-reader.ts'
import type { FieldCode, FieldErrors } from '@osh/core/shared/refusals.ts'
import { ok, type Result } from '@osh/core/shared/result.ts'
import type { z } from 'zod'
import type { QueryText } from '../page-wire.ts'
import { readGiven, type WireCode } from '../read-given.ts'
import { givenId } from '../wire-format.ts'
import { type Names, renameKeys, reversed } from './names.ts'
import type { OfCompany, OfNobody, OfOne } from './who.ts'

/** A request that may be asked: what it is about, and what it carries. */
export type Asked<O> = {
  readonly of: O
  readonly query: QueryText
  readonly body: Input
  /** Of If-Match; null takes any. */
  readonly version: number | null
}

/** What a client sends. */
export type Sent<O> = {
  readonly of: O
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: object
  readonly version?: number | null
}

export type QueryParameter = { readonly schema: z.ZodType; readonly required?: true }

/** What goes into a call, both ways: a request is read into the arguments of a port's method, and written from them. */
export type InputCodec<O, Args extends readonly unknown[], Code extends FieldCode> = {
  /** Query parameters beside `companyId`. */
  readonly query?: Readonly<Record<string, QueryParameter>>
  readonly body?: z.ZodType
  readonly names?: Names
  /** The request may carry If-Match. */
  readonly versioned?: true
  readonly read: (asked: Asked<O>) => Result<Args, FieldErrors<Code>>
  readonly write: (...args: Args) => Sent<O>
}

/** `method()` */
export const nothing: InputCodec<OfNobody, [], never> = {
  read: () => ok([]),
  write: () => ({ of: {} }),
}

/** `method(companyId)` */
export const ofCompany: InputCodec<OfCompany, [CompanyId], never> = {
  read: ({ of }) => ok([of.companyId]),
  write: (companyId) => ({ of: { companyId } }),
}

/** What a body carries besides whose it is. */
type Body<Fields, Code extends FieldCode> = {
  /** The fields in the wire's names, by type alone. */
  readonly fields: z.ZodObject
  /** Which fields the trade names otherwise than the wire. */
  readonly names?: Names
  /** Judges the fields, in the trade's names. */
  readonly read: (given: Input) => Result<Fields, FieldErrors<Code>>
  /** The way back; without it the fields go as they are. */
  readonly write?: (fields: Fields) => object
}

type Carried<O, Fields, Code extends FieldCode> = InputCodec<O, [O & Fields], Code | WireCode>

/** `method({ companyId, ...fields })` */
export const inCompany = <Fields extends object, Code extends FieldCode>(
  body: Body<Fields, Code>,
): Carried<OfCompany, Fields, Code> => ({
  ...bodyOf(body, body.fields.extend({ companyId: givenId })),
  write: (given) => {
    const { companyId, ...fields } = given
    return { of: { companyId }, body: written(body, given, fields) }
  },
})

/** `method({ companyId, id, ...fields })` */
export const ofOne = <O extends Owned, Fields extends object, Code extends FieldCode>(
  _: O,
  body: Body<Fields, Code>,
): Carried<OfOne<O>, Fields, Code> => ({
  ...bodyOf(body, body.fields),
  write: (given) => {
    const { companyId, id, ...fields } = given
    return { of: { companyId, id }, body: written(body, given, fields) }
  },
})

const bodyOf = <O, Fields, Code extends FieldCode>(body: Body<Fields, Code>, published: z.ZodObject) => ({
  body: published,
  ...(body.names ? { names: body.names } : {}),
  read: (asked: Asked<O>): Result<[O & Fields], FieldErrors<Code | WireCode>> => {
    const given = readGiven(body.fields, asked.body)
    if (!given.ok) return given
    const fields = body.read(body.names ? renameKeys(reversed(body.names), given.value) : given.value)
    return fields.ok ? ok([{ ...asked.of, ...fields.value }]) : fields
  },
})

const written = <Fields>(
  { write, names }: Body<Fields, FieldCode>,
  given: Fields,
  fields: object,
): object => {
  const body = write ? write(given) : fields
  return names ? renameKeys(names, body) : body
}
