import { COUNTED_TO, type Listed } from '@osh/core/shared/page.ts'
import { z } from 'zod'
import { listedFrom, totalHeaders } from '../page-wire.ts'
import { decoder, WireMismatch } from '../wire-format.ts'

/** A thing both ways, and its schema. */
export type Codec<T> = {
  readonly json: z.ZodType
  readonly encode: (value: T) => unknown
  /** Throws `WireMismatch` for what the other end can't have encoded. */
  readonly decode: (json: unknown) => T
}

export const codec = <W, T>(
  json: z.ZodType<W>,
  { encode, decode }: { readonly encode: (value: T) => W; readonly decode: (json: W) => T },
): Codec<T> => ({ json, encode, decode: decoder(json, decode) })

/** What a response carries. */
export type Reply = { readonly json?: unknown; readonly headers?: Readonly<Record<string, string>> }

/** What comes out of a call, both ways. */
export type AnswerCodec<T> = Published & {
  encode(value: T): Reply
  decode(json: unknown, headers: Headers): T
}

type Published =
  /** `counted`: a list, with how long the whole one is. */
  { readonly status: 200 | 201; readonly json: z.ZodType; readonly counted?: true } | { readonly status: 204 }

/** One thing that is there. */
export const one = <T>(of: Codec<T>): AnswerCodec<T> => single(200, of)

/** One thing that the call has made. */
export const made = <T>(of: Codec<T>): AnswerCodec<T> => single(201, of)

/** A thing with a version, which is its entity tag too. */
export const versioned = <T extends { readonly version: number }>(
  answer: AnswerCodec<T>,
): AnswerCodec<T> => ({
  ...answer,
  encode: (value) => ({ ...answer.encode(value), headers: { etag: `"${value.version}"` } }),
})

/** A whole list. */
export const list = <T>(of: Codec<T>): AnswerCodec<readonly T[]> => ({
  ...counted(of),
  encode: (items) =>
    encodeListed(of, { items, total: Math.min(items.length, COUNTED_TO), more: items.length > COUNTED_TO }),
  decode: (json) => decodeItems(of, json),
})

/** A screenful of a list. */
export const page = <T>(of: Codec<T>): AnswerCodec<Listed<T>> => ({
  ...counted(of),
  encode: (listed) => encodeListed(of, listed),
  decode: (json, headers) => listedFrom(decodeItems(of, json), headers),
})

/** Nothing to say: it is done. */
export const done: AnswerCodec<null> = { status: 204, encode: () => ({}), decode: () => null }

const single = <T>(status: 200 | 201, of: Codec<T>): AnswerCodec<T> => ({
  status,
  json: of.json,
  encode: (value) => ({ json: of.encode(value) }),
  decode: (json) => of.decode(json),
})

const counted = <T>(of: Codec<T>) => ({ status: 200, json: z.array(of.json), counted: true }) as const

const encodeListed = <T>(of: Codec<T>, listed: Listed<T>) => ({
  json: listed.items.map(of.encode),
  headers: totalHeaders(listed),
})

function decodeItems<T>(of: Codec<T>, json: unknown): readonly T[] {
  if (!Array.isArray(json)) throw new WireMismatch('expected an array')
  return json.map(of.decode)
}
