import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { describeKept } from '@osh/core/wording/kept-by-law.ts'
import { describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { describeWait } from '@osh/core/wording/refusals/wait.ts'
import { describeMissingRight } from '@osh/core/wording/rights/missing-right.ts'
import type { Context } from 'hono'
import { COMPANY_BUSY, encodeProblem, type ProblemJson, type Refusal } from '#adapters/wire/problem-wire.ts'
import { tradeNames } from '#adapters/wire/trade-names.ts'
import { BodyCut } from '../request/read-bytes.ts'
import { requestId } from '../request-log.ts'
import { isDiskFull } from '../running/condition.ts'
import { listLastingHeaders } from './lasting-headers.ts'

/** An answer that says what is wrong with the request itself, before any rule of the trade was asked. */
export type Problem = {
  readonly status: 400 | 401 | 403 | 404 | 408 | 413 | 414 | 415 | 429 | 500 | 503
  readonly description: string
  readonly code: string
}

export function sendProblem(
  c: Context,
  { status, description, code }: Problem,
  headers: Headers = {},
): Response {
  return send(c, status, { description, code }, headers)
}

type Headers = Readonly<Record<string, string>>

/** On headers of its own: what a route had begun to answer tells nothing beside a refusal. */
const send = (c: Context, status: number, body: ProblemJson, headers: Headers): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...listLastingHeaders(c), 'content-type': 'application/json', ...headers },
  })

/** A refusal in the words of core/wording, with the status and data that the wire gives it. */
export function refuse(c: Context, refusal: Refusal): Response {
  const headers: Headers = 'seconds' in refusal ? { 'retry-after': String(refusal.seconds) } : {}
  const isKept = refusal.code === 'erasure/kept-by-law'
  const words = isKept ? describeKept(refusal.kept) : describeRefusal(refusal, tradeNames)
  const field = fieldOf[refusal.code]
  const { status, body } = encodeProblem(refusal, field ? `${field}: ${words}` : words)
  return send(c, status, body, headers)
}

/** The field that a refusal without fields of its own is under. */
const fieldOf: Readonly<Partial<Record<Refusal['code'], string>>> = {
  'lookup/not-configured': 'inn',
  'lookup/unknown-inn': 'inn',
  'memo/no-rows': 'employeesData',
  'memo/row-doubled': 'employeesData',
  'memo/wrong-section': 'employeesData',
  'memo/events-mixed': 'employeesData',
}

/** No such thing, or not the caller's: one answer, so that no one learns which. */
export const refuseAbsent = (c: Context): Response => refuse(c, { code: 'not-found' })

/** A member whom the company's owner has not given the right. */
export const refuseWithoutRight = (c: Context): Response =>
  sendProblem(c, { status: 403, description: describeMissingRight, code: 'right/missing' })

export const refuseUnknownPath = (c: Context): Response =>
  sendProblem(c, {
    status: 404,
    description: 'Такого адреса нет. Проверьте путь запроса.',
    code: 'path/unknown',
  })

export const nameCompany = (c: Context): Response =>
  sendProblem(c, {
    status: 400,
    description: 'companyId: укажите номер организации',
    code: 'company/malformed',
  })

const signedOut: Problem = {
  status: 401,
  description: 'Вход не выполнен или устарел. Войдите в аккаунт.',
  code: 'auth/signed-out',
}

/** Whoever asks, asks only so often. */
export const askLater = (c: Context, seconds: number): Response =>
  sendProblem(
    c,
    {
      status: 429,
      description: `Слишком много запросов подряд. Повторите ${describeWait(seconds)}.`,
      code: 'requests/too-many',
    },
    { 'retry-after': String(seconds) },
  )

export const signInFirst = (c: Context): Response =>
  sendProblem(c, signedOut, { 'www-authenticate': 'Bearer' })

const cutShort: Problem = {
  status: 400,
  description: 'Запрос оборвался на середине. Повторите его.',
  code: 'body/cut',
}

/** Whoever asked has left and hears no answer; the log has it as 499. */
export const answerLeft = (c: Context): Response =>
  new Response(null, { status: 499, headers: listLastingHeaders(c) })

/** Seconds after which what weighs much may be asked for again, unless the one who does the work knows better. */
const RETRY_AFTER = 3

const busy: Problem = {
  status: 429,
  description:
    'Сервис уже готовит для вашей организации большие списки или документы. Повторите через несколько секунд.',
  code: COMPANY_BUSY,
}

/** The company has as much heavy work under way as it may have at a time. */
export const refuseBusy = (c: Context, retryAfter: number | null = null): Response =>
  sendProblem(c, busy, { 'retry-after': String(retryAfter ?? RETRY_AFTER) })

/** A refusal of a body, of which something may not have been read: the connection ends with it. */
export const refuseBody = (c: Context, problem: Problem): Response => {
  const isUnread = problem.status === 408 || problem.status === 413 || problem.status === 429
  const later = problem.status === 429 ? { 'retry-after': String(RETRY_AFTER) } : {}
  return sendProblem(c, problem, { ...later, ...(isUnread ? { connection: 'close' } : {}) })
}

/** What no one expected; a storage that doesn't know the caller asks to sign in. The words say nothing of it; the log has it under the number that the words name. */
export function answerBroken(error: Error, c: Context): Response {
  if (error instanceof BodyCut) return sendProblem(c, cutShort)
  if (error instanceof Unavailable && error.status === 401) return signInFirst(c)
  if (error instanceof Unavailable && error.status === 404) return refuseAbsent(c)
  if (error instanceof Unavailable && error.status === 403) return refuseWithoutRight(c)
  if (error instanceof Unavailable && c.req.raw.signal.aborted) return answerLeft(c)
  if (error instanceof Unavailable && error.status === 429) return refuseBusy(c, error.retryAfter)
  if (isDiskFull(error)) {
    const description =
      'На сервере закончилось место, запись не сохранена. Сообщите тому, кто отвечает за сервис.'
    return sendProblem(c, { status: 503, description, code: 'disk-full' }, { 'retry-after': '60' })
  }
  if (error instanceof Unavailable) {
    const description = 'Сервис временно недоступен. Повторите через минуту.'
    return sendProblem(c, { status: 503, description, code: 'unavailable' }, { 'retry-after': '5' })
  }
  const description = `Произошла ошибка на сервере. Повторите действие, а если ошибка останется, назовите поддержке её номер: ${requestId(c)}`
  return sendProblem(c, { status: 500, description, code: 'internal' })
}
