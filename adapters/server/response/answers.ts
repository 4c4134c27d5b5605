import { COUNTED_TO, type Listed } from '@osh/core/shared/page.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import type { Reply } from '#adapters/wire/contract/answer.ts'
import { totalHeaders } from '#adapters/wire/page-wire.ts'
import type { Refusal } from '#adapters/wire/problem-wire.ts'
import { refuse } from './problems.ts'

/** Answers with what a port gave, or with its refusal. */
export const answer = <T>(
  c: Context,
  result: Result<T, Refusal>,
  encode: (value: T) => unknown,
  status: 200 | 201 = 200,
): Response => (result.ok ? sendJson(c, encode(result.value), status) : refuse(c, result.error))

/** A screenful, with how long the whole list is. */
export function answerPage<T>(c: Context, listed: Listed<T>, encode: (item: T) => unknown): Response {
  for (const [name, value] of Object.entries(totalHeaders(listed))) c.header(name, value)
  return sendJson(c, listed.items.map(encode))
}

/** A list that is whole. */
export const answerList = <T>(c: Context, items: readonly T[], encode: (item: T) => unknown): Response =>
  answerPage(c, { items, total: Math.min(items.length, COUNTED_TO), more: items.length > COUNTED_TO }, encode)

/** What a call replies with; without JSON there is no body. */
export function sendReply(c: Context, status: 200 | 201 | 204, { json, headers = {} }: Reply): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  return status === 204 ? done(c) : sendJson(c, json, status)
}

export const done = (c: Context): Response => c.body(null, 204)

export const sendJson = (c: Context, value: unknown, status: 200 | 201 = 200): Response =>
  c.body(JSON.stringify(value), status, { 'content-type': 'application/json; charset=UTF-8' })
