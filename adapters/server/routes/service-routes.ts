import { z } from 'zod'
import type { Api } from '../api.ts'
import { describeApi } from '../openapi.ts'
import { sendJson } from '../response/answers.ts'

/** Whether the service works, and what it understands. */
export function serviceRoutes(api: Api, ping: () => Promise<void>): void {
  api.anyone(
    {
      method: 'get',
      path: '/api/health',
      summary: 'Answers once the database does',
      answer: { status: 200, json: z.object({ status: z.literal('ok') }) },
    },
    async ({ c }) => {
      await ping()
      return sendJson(c, { status: 'ok' })
    },
  )
  let described: unknown
  api.anyone(
    {
      method: 'get',
      path: '/api/openapi.json',
      summary: 'This description',
      answer: { status: 200, json: z.looseObject({ openapi: z.string() }) },
    },
    async ({ c }) => {
      described ??= describeApi(api.registered)
      return sendJson(c, described)
    },
  )
}
