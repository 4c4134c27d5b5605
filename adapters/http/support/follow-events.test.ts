import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HEARTBEAT, printEvent, type ReadEvent } from '#adapters/wire/support/event-text.ts'
import { followEvents } from './follow-events.ts'

/** A tab that is seen or hidden. */
class Tab extends EventTarget {
  hidden = false

  show(isShown: boolean): void {
    this.hidden = !isShown
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

/** A page that follows a server which answers as it is told. */
function aPage() {
  const opened: {
    readonly tell: (text: string) => void
    readonly end: () => void
    readonly left: AbortSignal
  }[] = []
  const server: { refuses?: number | null | undefined } = {}
  const heard: ReadEvent[] = []
  const [tab, network] = [new Tab(), new EventTarget()]
  let asked = 0
  const open = async (left: AbortSignal) => {
    asked += 1
    if (server.refuses !== undefined) throw new Unavailable(server.refuses)
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (stream) => {
        left.addEventListener('abort', () => stream.error(new Error('left')))
        const tell = (text: string) => stream.enqueue(new TextEncoder().encode(text))
        opened.push({ tell, end: () => stream.close(), left })
      },
    })
  }
  const stop = followEvents({ open, hear: (event) => heard.push(event), page: tab, network })
  const last = () => {
    const stream = opened.at(-1)
    if (!stream) throw new Error('nothing is open')
    return stream
  }
  return { server, heard, tab, network, stop, last, asked: () => asked }
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('events are heard whole, in whatever pieces they come; a heartbeat is none', async () => {
  const { heard, last, stop } = aPage()
  await wait(0)
  const text = printEvent('message', { text: 'Да\n\nнет' }, 3)
  for (const piece of [HEARTBEAT, text.slice(0, 20), text.slice(20), printEvent('state', {})])
    last().tell(piece)
  await wait(0)
  expect(heard).toEqual([
    { name: 'message', data: { text: 'Да\n\nнет' } },
    { name: 'state', data: {} },
  ])
  stop()
  expect(last().left.aborted).toBe(true)
})

test('a stream that ended is opened again, later and later, and sooner once something was heard', async () => {
  const { server, last, asked } = aPage()
  await wait(0)
  server.refuses = 503
  last().end()
  await wait(499)
  expect(asked()).toBe(1)
  await wait(1)
  expect(asked()).toBe(2)
  await wait(999)
  expect(asked()).toBe(2)
  await wait(1)
  expect(asked()).toBe(3)
  await wait(60_000)
  const before = asked()
  await wait(15_000)
  expect(asked()).toBe(before + 1)
  server.refuses = undefined
  await wait(15_000)
  last().tell(printEvent('state', {}))
  await wait(0)
  const again = asked()
  last().end()
  await wait(500)
  expect(asked()).toBe(again + 1)
})

test('a connection that is silent for longer than heartbeats come is lost', async () => {
  const { last, asked } = aPage()
  await wait(20_000)
  last().tell(HEARTBEAT)
  await wait(24_999)
  expect([last().left.aborted, asked()]).toEqual([false, 1])
  await wait(1)
  expect(last().left.aborted).toBe(true)
  await wait(500)
  expect(asked()).toBe(2)
})

test('a tab that no one sees has none, and has one again at once when it is seen', async () => {
  const { tab, last, asked } = aPage()
  await wait(0)
  tab.show(false)
  expect(last().left.aborted).toBe(true)
  await wait(60_000)
  expect(asked()).toBe(1)
  tab.show(true)
  await wait(0)
  expect(asked()).toBe(2)
})

test('it goes on at once when the browser has its network back', async () => {
  const { server, network, last, asked } = aPage()
  await wait(0)
  server.refuses = null
  last().end()
  await wait(10_000)
  const before = asked()
  network.dispatchEvent(new Event('online'))
  await wait(0)
  expect(asked()).toBe(before + 1)
})

test.each([401, 403, 404])('whoever is refused by %i asks no more', async (status) => {
  const { server, last, tab, network, asked } = aPage()
  await wait(0)
  server.refuses = status
  last().end()
  await wait(500)
  expect(asked()).toBe(2)
  tab.show(true)
  network.dispatchEvent(new Event('online'))
  await wait(60_000)
  expect(asked()).toBe(2)
})

test('what was stopped asks no more, wherever it was', async () => {
  const { tab, stop, asked } = aPage()
  await wait(0)
  tab.show(false)
  stop()
  tab.show(true)
  await wait(60_000)
  expect(asked()).toBe(1)
})
