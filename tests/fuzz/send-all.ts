import { Agent, request } from 'node:http'
import type { Fuzzed } from './next-requests.ts'

const CALLERS = 8
/** No answer may take longer. */
const HANG_MS = 1000
/** After that the answer is not waited for. */
const PATIENCE_MS = 60_000

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
      const started = performance.now()
      const status = await send(host, one, agent)
      const ms = performance.now() - started
      tally.sent += 1
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
      if (status === 0 || status >= 500) tally.broken.push(`${status} ${one.name}`)
      if (ms > HANG_MS) tally.hung.push(`${(ms / 1000).toFixed(1)} s ${one.name} ${status}`)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  agent.destroy()
}

/** The status; 0 for no answer. */
function send(host: string, { method, path, headers, body }: Fuzzed, agent: Agent): Promise<number> {
  return new Promise((done) => {
    const sent = request(`${host}${path}`, { method, agent, headers, timeout: PATIENCE_MS }, (response) => {
      response.on('end', () => done(response.statusCode ?? 0)).on('error', () => done(0))
      response.resume()
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => done(0))
    sent.end(body ?? undefined)
  })
}
