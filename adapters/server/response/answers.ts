import type { Context } from 'hono'
import type { Reply } from '#adapters/wire/contract/answer.ts'
import { sendFile } from './send-file.ts'

/** What a call replies with; without JSON and without a file there is no body. */
export function sendReply(
  c: Context,
  status: 200 | 201 | 204,
  { json, headers = {}, file }: Reply,
): Response {
  if (file) return sendFile(c, file)
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  if (status === 204) return c.body(null, 204)
  return c.body(JSON.stringify(json), status, { 'content-type': 'application/json; charset=UTF-8' })
}
