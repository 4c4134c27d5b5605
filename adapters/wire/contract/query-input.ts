import type { Owned } from '@osh/core/auth/company-access.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Parse } from '@osh/core/shared/input/field-reader.ts'
import {
  type FieldCode,
  type FieldErrors,
  fieldErrors,
  type ValueCode,
} from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { QueryText } from '../page-wire.ts'
import { id } from '../wire-format.ts'
import type { InputCodec, Sent } from './input.ts'
import type { OfCompany, OfNoOne, OfOne } from './who.ts'

/** `method()` */
export const nothing: InputCodec<OfNoOne, [], never> = {
  read: () => ok([]),
  write: () => ({ of: {} }),
}

/** `method(companyId)` */
export const ofCompany: InputCodec<OfCompany, [CompanyId], never> = {
  read: ({ of }) => ok([of.companyId]),
  write: (companyId) => ({ of: { companyId } }),
}

/** `method(companyId, id)` */
export const byId = <O extends Owned>(): InputCodec<OfOne<O>, [CompanyId, OfOne<O>['id']], never> => ({
  read: ({ of }) => ok([of.companyId, of.id]),
  write: (companyId, id) => ({ of: { companyId, id } }),
})

type Query<Q, Code extends FieldCode> = {
  /** As they are published, beside `companyId`. */
  readonly parameters: NonNullable<InputCodec<OfCompany, [], never>['query']>
  readonly read: (query: QueryText) => Result<Q, FieldErrors<Code>>
  readonly write: (query: Q) => NonNullable<Sent<OfCompany>['query']>
}

/** `method(companyId, query)` */
export const withQuery = <Q, Code extends FieldCode>({
  parameters,
  read,
  write,
}: Query<Q, Code>): InputCodec<OfCompany, [CompanyId, Q], Code> => ({
  query: parameters,
  read: ({ of, query: given }) => {
    const query = read(given)
    return query.ok ? ok([of.companyId, query.value]) : query
  },
  write: (companyId, query) => ({ of: { companyId }, query: write(query) }),
})

/** `method(companyId, id)` of a thing that the query names. */
export const withId = <Id extends number, Code extends ValueCode>(
  name: string,
  parse: Parse<Id, Code>,
): InputCodec<OfCompany, [CompanyId, Id], Code> =>
  withQuery({
    parameters: { [name]: { schema: id, required: true } },
    read: (query) => {
      const read = parse(query[name])
      return read.ok ? read : err(fieldErrors({ field: name, ...read.error }))
    },
    write: (named) => ({ [name]: named }),
  })
