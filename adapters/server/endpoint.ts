import type { Owned } from '@osh/core/auth/company-access.ts'
import type { z } from 'zod'

/** Who may ask a route. */
export type Who = 'anyone' | 'signedIn' | 'member' | { readonly ownerOf: Owned } | { readonly fileOf: Owned }

/** What a route takes and gives, as /api/openapi.json publishes it. */
export type Endpoint = {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** Parameters in braces: `/api/memos/{id}`. */
  readonly path: `/api/${string}`
  readonly summary: string
  /** Query parameters beside `companyId`, each with what it means. */
  readonly query?: Readonly<Record<string, QueryParameter>>
  /** The body's schema; a route without one reads none. */
  readonly body?: z.ZodType
  /** A file as the body, instead of JSON: its media types, and how many bytes are taken. */
  readonly upload?: { readonly types: readonly string[]; readonly limit: number }
  readonly answer: EndpointAnswer
  /** Refusals beyond those that follow from `Who` and the body. */
  readonly refuses?: readonly number[]
}

export type QueryParameter = {
  readonly schema: z.ZodType
  readonly required?: true
}

export type EndpointAnswer =
  | { readonly status: 200 | 201; readonly json: z.ZodType; readonly counted?: true }
  | { readonly status: 204 }
  /** Files, by media type. */
  | { readonly status: 200; readonly files: readonly string[] }

export type Registered = Endpoint & { readonly who: Who }
