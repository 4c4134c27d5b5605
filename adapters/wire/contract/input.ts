import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { FieldCode, FieldErrors } from '@osh/core/shared/results/refusals.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import type * as z from 'zod/mini'
import type { QueryText } from '../page-wire.ts'
import type { Names } from './names.ts'
import type { FileFormat } from './sent-file.ts'

/** A request that may be asked: what it is about, and what it carries. */
export type Asked<O> = {
  readonly of: O
  /** Further ids that the path names. */
  readonly within?: Readonly<Record<string, number>>
  readonly query: QueryText
  readonly body: Input
  /** The file that is the body; empty where the call takes none. */
  readonly bytes: Uint8Array
  /** Of If-Match; null takes any. */
  readonly version: number | null
}

/** What a client sends. */
export type Sent<O> = {
  readonly of: O
  readonly within?: Readonly<Record<string, number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: object
  /** Sent as it is, instead of a body of JSON. */
  readonly file?: Uint8Array
  readonly version?: number | null
}

/** A file as the body, instead of JSON: what it may be, and how many bytes are taken. */
export type Upload = { readonly formats: readonly FileFormat[]; readonly limit: number }

/** Bytes of a body of JSON that names five thousand things. */
export const BODY_OF_IDS = 64 * 1024
/** Of a paper of many pages. */
export const BODY_OF_LISTS = 512 * 1024
/** Of a staff file of 50,000 rows. */
export const BODY_OF_STAFF = 24 * 1024 * 1024
/** Of a memo of five thousand rows. */
export const BODY_OF_MEMO = 2 * 1024 * 1024

export type QueryParameter = { readonly schema: z.ZodMiniType; readonly required?: true }

/** Judges the fields of a body, in the trade's names. The server has it of core: the browser does without. */
export type Judge<Fields, Code extends FieldCode = FieldCode> = (
  given: Input,
) => Result<Fields, FieldErrors<Code>>

/**
 * What goes into a call, both ways: a request is read into the arguments of a port's method, and written from them.
 * `Judged` are the fields of a body that core has to judge; never, where it has none or judges them itself.
 */
export type InputCodec<O, Args extends readonly unknown[], Code extends FieldCode, Judged = never> = {
  /** Query parameters beside `companyId`. */
  readonly query?: Readonly<Record<string, QueryParameter>>
  readonly body?: z.ZodMiniType
  readonly upload?: Upload
  readonly names?: Names
  /** The request may carry If-Match. */
  readonly versioned?: true
  /** What the judge refuses with is listed by the call, and is none of `Code`. */
  readonly read: (asked: Asked<O>, judge: Judge<Judged, never>) => Result<Args, FieldErrors<Code>>
  readonly write: (...args: Args) => Sent<O>
}
