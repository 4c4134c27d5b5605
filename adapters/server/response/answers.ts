import type { Context } from 'hono'
import type { Reply } from '#adapters/wire/contract/answer.ts'
import { sendEvents } from './send-events.ts'
import { sendFile } from './send-file.ts'
import { type Hold, streamText } from './stream-body.ts'

/** What a call replies with; without JSON and without a file there is no body. */
export function sendReply(
  c: Context,
  status: 200 | 201 | 204,
  { json, pieces, headers = {}, file, events }: Reply,
  hold: Hold,
): Response | Promise<Response> {
  if (file) return sendFile(c, file, hold)
  if (events) return sendEvents(c, events)
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  if (status === 204) return c.body(null, 204)
  const body = pieces ? hold(streamText(pieces)) : JSON.stringify(json)
  return c.body(body, status, { 'content-type': 'application/json; charset=utf-8' })
}
