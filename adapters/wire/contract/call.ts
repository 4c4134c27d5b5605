import type { Right } from '@osh/core/rights/right.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { FieldCode, FieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type * as z from 'zod/mini'
import type { QueryText } from '../page-wire.ts'
import type { Refusal } from '../problem-wire.ts'
import type { WireCode } from '../read-given.ts'
import { WireMismatch } from '../wire-format.ts'
import type { AnswerCodec, Carried, Reply } from './answer.ts'
import type { Asked, InputCodec, Judge, QueryParameter, Sent, Upload } from './input.ts'
import { type Names, renameFields, reverse } from './names.ts'
import { decodeRefusal, type RefusedBy, type RefusedCode } from './refusals.ts'
import type { NeedsRight, Of, Subject, Who } from './who.ts'

/** What the server answered, as it came. */
export type Received = Carried & { readonly ok: boolean; readonly status: number }

/** Work that weighs with what a company has: whole lists, papers that are made or packed, staff files, and all of it at once. */
export type Weight = 'list' | 'paper' | 'import' | 'company'

/**
 * One call: what a client sends and the server reads, what the server replies and the client settles. `Args` and `Answer` are of
 * the method of the port that has the call's name; `Given` is what the server answers with, where that is more, and `J` judges what a
 * body carries.
 */
export type Call<
  Args extends readonly unknown[] = readonly unknown[],
  Answer = unknown,
  Given = Answer,
  J extends Judge<unknown> = Judge<unknown>,
> = {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** `{id}` names the company, or the thing that belongs to one. */
  readonly path: `/api/${string}`
  readonly who: Who
  /** What a member must be allowed to; there is none where no company is asked about. */
  readonly right?: Right | undefined
  /** Of two calls of one address, the one that is meant by such a query or body. */
  readonly when?: (query: QueryText, body: Input) => boolean
  readonly query?: Readonly<Record<string, QueryParameter>>
  readonly body?: z.ZodMiniType
  readonly upload?: Upload
  /** Bytes that a body of JSON may have, where it holds more than a form of a few dozen lines. */
  readonly bodyLimit?: number
  /** Of which kind of heavy work it is: a company has so much of each at a time, and 429 beyond. */
  readonly weighs?: Weight
  readonly versioned: boolean
  /** The request may carry a key: it is done once, however often it comes under it. */
  readonly keyed: boolean
  /** Every code that the call is refused with, beside those of its address and of the types in its body. */
  readonly refuses: readonly RefusedCode[]
  readonly answer: AnswerCodec<unknown>
  write(...args: Args): Sent<Subject>
  read(asked: Asked<Subject>, judge: J): Result<Args, FieldErrors>
  reply(answer: Given): Result<Reply, Refusal>
  settle(received: Received): Answer
}

/** The calls of one port, each under the name of its method. */
export type Calls = Readonly<Record<string, Call>>

/** The port that the calls make: what the client is. */
export type PortOf<C extends Calls> = {
  readonly [Name in keyof C]: C[Name] extends Call<infer Args, infer Answer, infer _, infer _J>
    ? (...args: Args) => Promise<Answer>
    : never
}

/** What the server asks: the same port, but for answers that the server knows more of. */
export type ServedBy<C extends Calls> = {
  readonly [Name in keyof C]: C[Name] extends Call<infer Args, infer _, infer Given, infer _J>
    ? (...args: Args) => Promise<Given>
    : never
}

/** What the server says of each call: what it does, in a sentence, and how a body is judged, where it is. */
export type Described<C extends Calls> = {
  readonly [Name in keyof C]: C[Name] extends Call<infer _, infer _A, infer _G, infer J>
    ? DescribedBy<J>
    : never
}

/** A judge of nothing is none. */
type DescribedBy<J> = [J] extends [Judge<never>] ? string : { readonly summary: string; readonly judge: J }

type Said<W extends Who, Args extends readonly unknown[], T, Given, Judged, R extends RefusedCode> = {
  readonly method: Call['method']
  readonly path: Call['path']
  readonly who: W
  readonly bodyLimit?: number
  readonly weighs?: Weight
  /** It may carry a key, though it is no POST: sent again after others it would overwrite them. */
  readonly keyed?: true
  /** It keeps nothing, or nothing more when it comes again, though it is a POST. */
  readonly keepsNothing?: true
  readonly when?: (query: QueryText, body: Input) => boolean
  /** May refuse only with what is listed. */
  readonly input: InputCodec<Of<W>, Args, CodesOf<NoInfer<R>> | WireCode, Judged>
  readonly answer: AnswerCodec<T, Given>
}

type CodesOf<R extends RefusedCode> = Extract<R, FieldCode>

/** A call that the caller expects to be refused at times, a POST unless said otherwise: the method answers with a `Result`. */
export function call<
  W extends Who,
  Args extends readonly unknown[],
  T,
  Given,
  const R extends RefusedCode,
  Judged = never,
>(
  said: Omit<Said<W, Args, T, Given, Judged, R>, 'method'> &
    NeedsRight<W> & { readonly method?: Call['method']; readonly refuses: readonly R[] },
): Call<Args, Result<T, RefusedBy<R>>, Result<Given, RefusedBy<R>>, Judge<Judged, CodesOf<R>>> {
  const { input, answer, refuses } = said
  const { names = {} } = input
  return {
    ...requestOf({ method: 'post', ...said }),
    refuses,
    reply: (result) => (result.ok ? ok(answer.encode(result.value)) : err(renameIn(names, result.error))),
    settle: (received) => {
      if (received.ok) return ok(settle(answer, received))
      const refusal = decodeRefusal(received.status, received.json, refuses)
      if (refusal === null) throw new Unavailable(received.status)
      return err(renameIn(reverse(names), refusal))
    },
  }
}

/** A call for what has to be there, a GET unless said otherwise: the method answers with it, and any refusal is `Unavailable`. */
export function query<
  W extends Who,
  Args extends readonly unknown[],
  T,
  Given,
  const R extends RefusedCode = never,
>(
  said: Omit<Said<W, Args, T, Given, never, R>, 'method'> & {
    readonly method?: Call['method']
    readonly refuses?: readonly R[]
  } & NeedsRight<W>,
): Call<Args, T, Given, Judge<never>> {
  return {
    ...requestOf({ method: 'get', ...said }),
    refuses: said.refuses ?? [],
    reply: (value) => ok(said.answer.encode(value)),
    settle: (received) => {
      if (!received.ok) throw new Unavailable(received.status)
      return settle(said.answer, received)
    },
  }
}

const requestOf = <W extends Who, Args extends readonly unknown[], T, Given, Judged, R extends RefusedCode>({
  method,
  path,
  who,
  right,
  when,
  bodyLimit,
  weighs,
  keepsNothing,
  keyed,
  input,
  answer,
}: Said<W, Args, T, Given, Judged, R> & { readonly right?: Right | undefined }) => ({
  method,
  path,
  who,
  ...(right ? { right } : {}),
  ...(when ? { when } : {}),
  ...(bodyLimit ? { bodyLimit } : {}),
  ...(weighs ? { weighs } : {}),
  ...(input.query ? { query: input.query } : {}),
  ...(input.body ? { body: input.body } : {}),
  ...(input.upload ? { upload: input.upload } : {}),
  versioned: input.versioned === true,
  keyed: keyed === true || (method === 'post' && who !== 'anyone' && !keepsNothing),
  answer,
  write: input.write,
  read: input.read,
})

function settle<T, Given>(answer: AnswerCodec<T, Given>, received: Received): T {
  try {
    return answer.decode(received)
  } catch (error) {
    if (!(error instanceof WireMismatch)) throw error
    throw new Unavailable(received.status, { cause: error })
  }
}

const renameIn = <R extends Refusal>(names: Names, refusal: R): R =>
  refusal.code === 'fields' ? { ...refusal, errors: renameFields(names, refusal.errors) } : refusal
