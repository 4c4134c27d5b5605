import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const CALLERS = 8

export type Asked = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** What is posted; nothing of what is only asked for. */
  readonly body?: string
}

/** What was answered: how many requests a second, and the milliseconds of each. */
export type Answered = { readonly perSecond: number; readonly ms: readonly number[] }

/** Eight callers ask over kept connections until the time or the count is up; any answer but 200 ends the run. */
export async function load(
  asked: Asked,
  { seconds, count }: { seconds: number; count: number },
): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  const ms: number[] = []
  const started = performance.now()
  const until = started + seconds * 1000
  let left = count
  const caller = async (): Promise<void> => {
    while (left-- > 0 && performance.now() < until) ms.push(await once(asked, agent))
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  const took = performance.now() - started
  agent.destroy()
  return { perSecond: (ms.length / took) * 1000, ms }
}

/** One request after another by a single caller: the milliseconds of each. */
export async function oneByOne(asked: Asked, count: number): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ms: number[] = []
  for (let i = 0; i < count; i++) ms.push(await once(asked, agent))
  agent.destroy()
  return ms
}

/** One request after another, until that is over, with so many milliseconds between them: the milliseconds of each. */
export async function askUntil(
  asked: Asked,
  over: Promise<unknown>,
  between: number,
): Promise<readonly number[]> {
  const ms: number[] = []
  let isOver = false
  const end = () => {
    isOver = true
  }
  over.then(end, end)
  while (!isOver) {
    ms.push(...(await oneByOne(asked, 1)))
    await pause(between)
  }
  return ms
}

function once({ url, headers, body }: Asked, agent: Agent): Promise<number> {
  const started = performance.now()
  return new Promise((done, fail) => {
    const sent = request(
      url,
      { method: body === undefined ? 'GET' : 'POST', agent, headers, timeout: 30_000 },
      (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200
            ? done(performance.now() - started)
            : fail(new Error(`answered ${response.statusCode}`)),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')))
    sent.on('error', fail)
    sent.end(body)
  })
}
