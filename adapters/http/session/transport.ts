import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import ky, { isHTTPError, type KyInstance, type Options } from 'ky'
import type { Received } from '#adapters/wire/contract/call.ts'
import { fetchTelling } from './fetch-telling.ts'

export type Ask = {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** From the root: `/api/memos`. */
  readonly path: string
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly body?: object
  /** Sent as it is, instead of a body of JSON. */
  readonly file?: Uint8Array
  /** Sent as If-Match; null or absent takes any version. */
  readonly version?: number | null
  /** The answer is a file, `file`; a refusal is JSON all the same. */
  readonly forFile?: true
  /** Asks for something to be done, once however often it is sent: `HttpClient` puts it under a key. */
  readonly keyed?: true
  readonly key?: string
  /** Seconds to wait for an answer; for ever unless said otherwise. */
  readonly patience?: number
  /** The answer is events for as long as someone listens: `stream`. */
  readonly listened?: AbortSignal
  /** Told how much of the body has gone, of 1. */
  readonly told?: (share: number) => void
}

/** Told of every answer: its headers, and when it was asked for by the device's clock. */
export type Answered = (headers: Headers, asked: number) => void

/** Sends requests as they are and gives back whatever the server answers; no answer is `Unavailable(null)`. */
export class Transport {
  readonly #ky: KyInstance
  readonly #answered: Answered | undefined

  constructor(host: string, fetch?: typeof globalThis.fetch, answered?: Answered) {
    this.#answered = answered
    this.#ky = ky.create({
      prefix: host === '' ? '/' : host,
      retry: 0,
      timeout: false,
      ...(fetch ? { fetch: (input, init) => fetch(input, init) } : {}),
    })
  }

  /** `bearer` null sends no Authorization at all; '' the empty one of a visitor. */
  async send(ask: Ask, bearer: string | null): Promise<Received> {
    const asked = Date.now()
    try {
      const response = await this.#ky(ask.path, makeOptions(ask, bearer))
      const { status, headers } = response
      this.#answered?.(headers, asked)
      if (ask.listened) return { ok: true, status, headers, json: undefined, ...streamOf(response) }
      if (ask.forFile) return { ok: true, status, headers, json: undefined, file: await response.blob() }
      return { ok: true, status, headers, json: parse(await response.text()) }
    } catch (error) {
      if (!isHTTPError(error)) throw new Unavailable(null, { cause: error })
      const { response, data } = error
      this.#answered?.(response.headers, asked)
      return { ok: false, status: response.status, headers: response.headers, json: data }
    }
  }
}

function makeOptions(
  { method, params, body, file, version, key, patience, told, listened }: Ask,
  bearer: string | null,
): Options {
  return {
    method,
    headers: {
      'content-type': file ? 'application/octet-stream' : 'application/json',
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(version === undefined || version === null ? {} : { 'if-match': `"${version}"` }),
    },
    ...(told && 'XMLHttpRequest' in globalThis ? { fetch: fetchTelling(told) } : {}),
    ...(patience ? { timeout: patience * 1000 } : {}),
    ...(listened ? { signal: listened } : {}),
    ...(params ? { searchParams: { ...params } } : {}),
    ...(body ? { json: body } : {}),
    ...(file ? { body: new Uint8Array(file) } : {}),
  }
}

const streamOf = ({ body }: Response) => (body ? { stream: body } : {})

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
