import { randomUUID } from 'node:crypto'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { setLasting } from './response/lasting-headers.ts'
import type { Condition, Trouble } from './running/condition.ts'

/** What is logged of a request: never its query, body, addresses or names. */
export type LogEntry = {
  readonly id: string
  readonly method: string
  /** The route's pattern, `/api/memos/:id`; what a caller put in the place of the id is not kept. */
  readonly route: string
  readonly status: number
  readonly ms: number
  /** What failed: the error's name and code and where it was thrown, without its words, which may quote data. */
  readonly error?: string
  /** What it comes from, where that is known. */
  readonly trouble?: Trouble
}

/** Stands for every address that is no route of the API. */
const OUTSIDE = '*'

export type Log = (entry: LogEntry) => void

/** Gives every request an id, answers it in `x-request-id`, and logs the request when it has been answered. */
export const requestLog =
  (log: Log, condition: Condition): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now()
    const id = randomUUID()
    c.set('requestId', id)
    setLasting(c, { 'x-request-id': id })
    const entryOf = (status: number): LogEntry => {
      return { id, method: c.req.method, route: findRoute(c), status, ms: countMsSince(started) }
    }
    const logError = (status: number, broken: unknown): void => {
      const trouble = condition.note(broken)
      log({ ...entryOf(status), error: describeError(broken), ...(trouble ? { trouble } : {}) })
    }
    const late: Late = (broken) => logError(500, broken)
    c.set('logLate', late)
    await next()
    const { status } = c.res
    if (c.error && status >= 500) logError(status, c.error)
    else log(entryOf(status))
  }

/** A line of the log: what is told, and when. */
export const printLogLine = (entry: object, at: Instant): string => `${JSON.stringify({ at, ...entry })}\n`

type Late = (broken: unknown) => void

const countMsSince = (started: number): number => Math.round((performance.now() - started) * 10) / 10

/** Logs that an answer broke after it had begun. */
export const logBroken = (c: Context, broken: unknown): void => c.get('logLate')?.(broken)

/** Says which route answers, for the log. */
export const nameRoute = (c: Context, pattern: string): void => c.set('route', pattern)

export const findRoute = (c: Context): string => String(c.get('route') ?? OUTSIDE)

export const requestId = (c: Context): string => String(c.get('requestId') ?? '')

/** Name, code and stack of an error and of its causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const said = error instanceof Unavailable ? error.status : 'code' in error ? error.code : null
  const code = said === null ? '' : ` ${String(said)}`
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = error.cause === undefined ? '' : `\ncaused by ${describeError(error.cause)}`
  return `${error.name}${code}\n${frames.slice(0, 8).join('\n')}${cause}`
}
