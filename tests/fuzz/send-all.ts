import { Agent, request } from 'node:http'
import { PATIENCE_MS } from '#tests/patience.ts'
import type { Fuzzed } from './next-requests.ts'

const CALLERS = 8
/** For so long nothing may come: an answer that is long is taken as it comes. */
const HANG_MS = 1000
/** After that the answer is not waited for. */

export type Tally = {
  sent: number
  readonly statuses: Map<number, number>
  /** Operations that answered 5xx or not at all, and those that took too long. */
  readonly broken: string[]
  readonly hung: string[]
}

/** Sends the requests, eight at a time, and tallies what came of them. */
export async function sendAll(host: string, requests: readonly Fuzzed[], tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  const left = requests.values()
  const caller = async (): Promise<void> => {
    for (const one of left) {
      const { status, silence: ms } = await send(host, one, agent)
      tally.sent += 1
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
      if (status === 0 || status >= 500) tally.broken.push(`${status} ${one.name}`)
      if (ms > HANG_MS) tally.hung.push(`${(ms / 1000).toFixed(1)} s ${one.name} ${status}`)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  agent.destroy()
}

/** The status, 0 for no answer; and the longest time, in milliseconds, in which nothing of it came. */
function send(
  host: string,
  { method, path, headers, body }: Fuzzed,
  agent: Agent,
): Promise<{ readonly status: number; readonly silence: number }> {
  let [last, silence] = [performance.now(), 0]
  const hear = (): void => {
    const now = performance.now()
    silence = Math.max(silence, now - last)
    last = now
  }
  return new Promise((done) => {
    const end = (status: number): void => {
      hear()
      done({ status, silence })
    }
    const sent = request(`${host}${path}`, { method, agent, headers, timeout: PATIENCE_MS }, (response) => {
      hear()
      response
        .on('data', hear)
        .on('end', () => end(response.statusCode ?? 0))
        .on('error', () => end(0))
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => end(0))
    sent.end(body ?? undefined)
  })
}
