import { COUNTED_TO, type Listed } from '@osh/core/shared/page.ts'
import * as z from 'zod/mini'
import { readListed, writeTotalHeaders } from '../page-wire.ts'
import { makeDecoder, WireMismatch } from '../wire-format.ts'
import type { FileFormat, SentFile } from './sent-file.ts'

/** A thing both ways, and its schema. The server may know more of it (`Given`) than the client takes (`T`). */
export type Codec<T, Given = T, W = unknown> = {
  readonly json: z.ZodMiniType<W>
  readonly encode: (value: Given) => W
  /** Throws `WireMismatch` for what the other end can't have encoded. */
  readonly decode: (json: unknown) => T
  /** The same of what `json` has read already. */
  toCore(read: W): T
}

/** Nothing goes out but what the schema publishes, where it is closed: a thing may be given whole. */
export const codec = <W, T, Given = T>(
  json: z.ZodMiniType<W>,
  { encode, decode }: { readonly encode: (value: Given) => W; readonly decode: (json: W) => T },
): Codec<T, Given, W> => ({
  json,
  encode: publishOnly(json, encode),
  decode: makeDecoder(json, decode),
  toCore: decode,
})

/** A thing that is on the wire as core has it. */
export const asItIs = <W>(json: z.ZodMiniType<W>): Codec<W, W, W> =>
  codec(json, { encode: (value) => value, decode: (value) => value })

const publishOnly = <W, Given>(json: z.ZodMiniType<W>, encode: (value: Given) => W): ((value: Given) => W) =>
  isClosed(json) ? (value) => keepPublished(json, encode(value)) : encode

/** The value itself where it has nothing besides. */
function keepPublished<W>({ shape }: z.ZodMiniObject, value: W): W {
  if (typeof value !== 'object' || value === null) return value
  for (const field in value)
    if (!(field in shape))
      return Object.fromEntries(Object.entries(value).filter(([name]) => name in shape)) as W
  return value
}

const isClosed = (json: z.ZodMiniType): json is z.ZodMiniObject =>
  json instanceof z.ZodMiniObject && json.def.catchall === undefined

/** What a response carries. */
export type Reply = {
  readonly json?: unknown
  /** Instead of `json`: its text, as it is made. */
  readonly pieces?: AsyncIterable<string>
  readonly headers?: Readonly<Record<string, string>>
  readonly file?: SentFile
  /** Instead of `json`: events as they happen. */
  readonly events?: Events
}

/** Server-sent events, each as it is printed; they end when `left` says that no one listens any more. */
export type Events = (left: AbortSignal) => AsyncIterable<string>

/** The same as it came: `json` is undefined for an empty body, and for one that is no JSON. */
export type Carried = {
  readonly json: unknown
  readonly headers: Headers
  readonly file?: Blob
  readonly stream?: ReadableStream<Uint8Array<ArrayBuffer>>
}

/** What comes out of a call, both ways. */
export type AnswerCodec<T, Given = T> = Published & {
  encode(value: Given): Reply
  decode(carried: Carried): T
}

type Published =
  /** `counted`: a list, with how long the whole one is. */
  | { readonly status: 200 | 201; readonly json: z.ZodMiniType; readonly counted?: true }
  | { readonly status: 200; readonly files: readonly FileFormat[] }
  | { readonly status: 200; readonly events: true }
  | { readonly status: 204 }

/** One thing that is there. */
export const one = <T, Given>(of: Codec<T, Given>): AnswerCodec<T, Given> => single(200, of)

/** One thing that the call has made. */
export const newOne = <T, Given>(of: Codec<T, Given>): AnswerCodec<T, Given> => single(201, of)

/** A thing with a version, which is its entity tag too. */
export const withVersion = <T, Given extends { readonly version: number }>(
  answer: AnswerCodec<T, Given>,
): AnswerCodec<T, Given> => ({
  ...answer,
  encode: (value) => ({ ...answer.encode(value), headers: { etag: `"${value.version}"` } }),
})

/** A whole list. */
export const list = <T, Given>(of: Codec<T, Given>): AnswerCodec<readonly T[], readonly Given[]> => ({
  ...describeCounted(of),
  encode: (items) =>
    encodeListed(of, { items, total: Math.min(items.length, COUNTED_TO), more: items.length > COUNTED_TO }),
  decode: ({ json }) => decodeItems(of, json),
})

/** A list as it is read: how long it is, and its items, some at a time. */
export type Streamed<T> = Omit<Listed<unknown>, 'items'> & { readonly batches: AsyncIterable<readonly T[]> }

/** A whole list that may be long: it is sent as it is read. */
export const longList = <T, Given>(of: Codec<T, Given>): AnswerCodec<readonly T[], Streamed<Given>> => ({
  ...describeCounted(of),
  encode: ({ batches, ...length }) => ({
    headers: writeTotalHeaders(length),
    pieces: printList(of, batches),
  }),
  decode: ({ json }) => decodeItems(of, json),
})

async function* printList<T, Given>(
  of: Codec<T, Given>,
  batches: AsyncIterable<readonly Given[]>,
): AsyncGenerator<string, undefined> {
  let before = '['
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield before + batch.map((item) => JSON.stringify(of.encode(item))).join(',')
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** A whole list that is counted to its end. */
export const countedList = <T, Given>(of: Codec<T, Given>): AnswerCodec<readonly T[], readonly Given[]> => ({
  ...list(of),
  encode: (items) => encodeListed(of, { items, total: items.length, more: false }),
})

/** Several things as one. */
export const all = <T, Given, W>(of: Codec<T, Given, W>): Codec<readonly T[], readonly Given[], W[]> =>
  codec(z.array(of.json), {
    encode: (items: readonly Given[]) => items.map(of.encode),
    decode: (read) => read.map((one) => of.toCore(one)),
  })

/** A thing, or none. */
export const orNull = <T, Given, W>(of: Codec<T, Given, W>): Codec<T | null, Given | null, W | null> =>
  codec(z.nullable(of.json), {
    encode: (value: Given | null) => (value === null ? null : of.encode(value)),
    decode: (read) => (read === null ? null : of.toCore(read)),
  })

/** A screenful of a list. */
export const page = <T, Given>(of: Codec<T, Given>): AnswerCodec<Listed<T>, Listed<Given>> => ({
  ...describeCounted(of),
  encode: (listed) => encodeListed(of, listed),
  decode: ({ json, headers }) => readListed(decodeItems(of, json), headers),
})

/** A file of one of the formats, instead of JSON. */
export const file = (...files: readonly FileFormat[]): AnswerCodec<Blob, SentFile> => ({
  status: 200,
  files,
  encode: (sent) => ({ file: sent }),
  decode: ({ file: received }) => {
    if (!received) throw new WireMismatch('expected a file')
    return received
  },
})

/** Events for as long as someone listens; who does reads them one by one, not as an answer. */
export const events: AnswerCodec<never, Events> = {
  status: 200,
  events: true,
  encode: (happening) => ({ events: happening }),
  decode: () => {
    throw new WireMismatch('events are no answer')
  },
}

/** Nothing to say: it is done. */
export const done: AnswerCodec<null> = { status: 204, encode: () => ({}), decode: () => null }

const single = <T, Given>(status: 200 | 201, of: Codec<T, Given>): AnswerCodec<T, Given> => ({
  status,
  json: of.json,
  encode: (value) => ({ json: of.encode(value) }),
  decode: ({ json }) => of.decode(json),
})

const describeCounted = ({ json }: { readonly json: z.ZodMiniType }) =>
  ({ status: 200, json: z.array(json), counted: true }) as const

const encodeListed = <T, Given>(of: Codec<T, Given>, listed: Listed<Given>) => ({
  json: listed.items.map(of.encode),
  headers: writeTotalHeaders(listed),
})

function decodeItems<T, Given>(of: Codec<T, Given>, json: unknown): readonly T[] {
  if (!Array.isArray(json)) throw new WireMismatch('expected an array')
  return json.map(of.decode)
}
