import { randomBytes } from 'node:crypto'
import { type ClientRequest, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Flood, Flooded, Shot } from './send-flood.ts'

const PIECE = 64 * 1024
/** What no one can pack. */
const noise = randomBytes(PIECE)
const { address, shots, seconds, dripMs } = workerData as Flood

let made = 0
let bytes = 0

/** The head, then bytes of which no two requests have the same; they are made as they are sent. */
function* bodyOf({ head, length }: Shot): Generator<Uint8Array> {
  yield head
  let left = length - head.length
  if (left < 8) return
  const mark = Buffer.alloc(8)
  made += 1
  mark.writeDoubleLE(made)
  yield mark
  for (left -= 8; left > 0; left -= PIECE) yield left < PIECE ? noise.subarray(0, left) : noise
}

async function feed(sent: ClientRequest, shot: Shot): Promise<void> {
  const closed = new Promise((done) => sent.once('close', done))
  for (const piece of bodyOf(shot)) {
    if (sent.destroyed) return
    bytes += piece.length
    if (!sent.write(piece)) await Promise.race([closed, new Promise((done) => sent.once('drain', done))])
  }
  if (!sent.destroyed) sent.end()
}

async function drip(sent: ClientRequest, everyMs: number): Promise<void> {
  sent.flushHeaders()
  while (!sent.destroyed) {
    sent.write('1')
    bytes += 1
    await pause(everyMs)
  }
}

/** The status; `cut` where the connection ended without an answer. All of the body is sent, also after the answer, as long as it is taken. */
function send(shot: Shot): Promise<string> {
  const { path, headers, length } = shot
  return new Promise((done) => {
    let status = 'cut'
    const sent = request(
      `${address}${path}`,
      { method: 'POST', agent: false, headers: { ...headers, 'content-length': length } },
      (response) => {
        status = String(response.statusCode)
        response.resume().on('error', () => undefined)
        if (dripMs !== null) response.on('end', () => sent.destroy())
      },
    )
    sent.on('error', () => undefined)
    sent.on('close', () => done(status))
    void (dripMs === null ? feed(sent, shot) : drip(sent, dripMs))
  })
}

const before = performance.eventLoopUtilization()
const started = performance.now()
const since = (): number => (performance.now() - started) / 1000
const statuses: Record<string, number> = {}
let waves = 0
do {
  for (const status of await Promise.all(shots.map(send))) statuses[status] = (statuses[status] ?? 0) + 1
  waves += 1
} while (since() < seconds)
const { utilization } = performance.eventLoopUtilization(before)
parentPort?.postMessage({ statuses, waves, bytes, seconds: since(), busy: utilization } satisfies Flooded)
