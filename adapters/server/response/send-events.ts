import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Context } from 'hono'
import type { Events } from '#adapters/wire/contract/answer.ts'
import { logBroken } from '../request-log.ts'
import { streamText, watchBody } from './stream-body.ts'

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Answers with events as they happen; proxies are told to pass them on at once. No one takes those of an answer to HEAD. While the database is
 * away they end, and the page asks again.
 */
export function sendEvents(c: Context, events: Events): Response {
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  const left = new AbortController()
  const over = (broken?: unknown): void => {
    left.abort()
    if (broken !== undefined && !(broken instanceof Unavailable)) logBroken(c, broken)
  }
  return c.body(
    watchBody(streamText(events(left.signal)), over, (make) => make()),
    200,
    headers,
  )
}
