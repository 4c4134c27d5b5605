import type { Right } from '@osh/core/rights/right.ts'
import type * as z from 'zod/mini'
import type { QueryParameter } from '#adapters/wire/contract/input.ts'
import type { RefusedCode } from '#adapters/wire/contract/refusals.ts'
import type { Who } from '#adapters/wire/contract/who.ts'

/** What a route takes and gives, as /api/openapi.json publishes it. */
export type Endpoint = {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** Parameters in braces: `/api/memos/{id}`. */
  readonly path: `/api/${string}`
  readonly summary: string
  /** What a member must be allowed to. */
  readonly right?: Right
  /** Query parameters beside `companyId`, each with what it means. */
  readonly query?: Readonly<Record<string, QueryParameter>>
  /** The body's schema; a route without one reads none. */
  readonly body?: z.ZodMiniType
  /** Bytes that the body may have, where it holds more than the few lines of `USUAL_BODY`. */
  readonly bodyLimit?: number
  /** Beyond what a company may have of it under way at a time it is refused. */
  readonly weighs?: true
  /** A file as the body, instead of JSON. */
  readonly upload?: TakenFile
  /** The request may carry a key, under which it is done once. */
  readonly keyed?: boolean
  readonly answer: EndpointAnswer
  /** Refusals beyond those that follow from `Who` and the body. */
  readonly refuses?: readonly number[]
  /** With which codes, where a contract lists them. */
  readonly codes?: readonly RefusedCode[]
}

/** A file that is taken: its media types, and how many bytes. */
export type TakenFile = { readonly types: readonly string[]; readonly limit: number }

export type EndpointAnswer =
  | { readonly status: 200 | 201; readonly json: z.ZodMiniType; readonly counted?: true }
  | { readonly status: 204 }
  /** Files, by media type. */
  | { readonly status: 200; readonly files: readonly string[] }
  | { readonly status: 200; readonly events: true }

export type Registered = Endpoint & { readonly who: Who }

/** A form of a few dozen lines. */
const USUAL_BODY = 32 * 1024
/** Whoever has no account sends no more than their e-mail, password, token or a short request. */
const BODY_OF_ANYONE = 8 * 1024

/** Bytes of the body that are read at most. */
export const bodyLimitOf = ({ who, bodyLimit = USUAL_BODY }: Registered): number =>
  who === 'anyone' ? Math.min(bodyLimit, BODY_OF_ANYONE) : bodyLimit
