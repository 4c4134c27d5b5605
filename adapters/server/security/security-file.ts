import { appendFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { makeAskingLimit, type Rate } from '../request/asking-limit.ts'
import type { WriteLine } from './security-log.ts'

/** Lines that wait to be written at most: an attack fills neither the memory nor, at once, the disk. */
const MOST_WAITING = 1000
const PAUSE_MS = 100

type Sink = (text: string) => Promise<void>

/** Appends to the file, which is opened for each batch: it may be moved away at any time. */
export const writeToFile =
  (path: string): Sink =>
  (text) =>
    appendFile(path, text, { mode: 0o600 })

export const writeToStandardError: Sink = async (text) => {
  process.stderr.write(text)
}

/** Lines of one address: so many in a row, then one in ten seconds. Whoever fills the log hides nobody else's. */
const linesOfOne: Rate = { atOnce: 300, perSecond: 0.1 }
/** Of all together: 3,600 an hour beyond the first ten thousand, about a megabyte. */
const linesOfAll: Rate = { atOnce: 10_000, perSecond: 1 }

/** How often it is said how many lines were dropped. */
const COUNT_PAUSE_SECONDS = 60

export type LineWriter = {
  readonly write: WriteLine
  /** Writes what waits, and how many were dropped. */
  end(): Promise<void>
}

/** Writes lines of JSON in batches; those beyond the bounds are counted, and their number is a line of its own, once a minute. */
export function writeLines(
  sink: Sink,
  onBroken: (error: unknown) => void,
  seconds: () => number = () => performance.now() / 1000,
): LineWriter {
  const [ofOne, ofAll] = [makeAskingLimit(linesOfOne, seconds), makeAskingLimit(linesOfAll, seconds)]
  const mayWrite = (address: string): boolean => ofOne(address) === 0 && ofAll('all') === 0
  let waiting: string[] = []
  let dropped = 0
  let countedAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | null = null
  const takeCount = (): readonly string[] => {
    if (dropped === 0) return []
    const count = JSON.stringify({ event: 'dropped', lines: dropped })
    dropped = 0
    countedAt = seconds()
    return [count]
  }
  const flush = async (isEnd: boolean): Promise<void> => {
    const isCounting = isEnd || seconds() - countedAt >= COUNT_PAUSE_SECONDS
    const lines = [...waiting, ...(isCounting ? takeCount() : [])]
    waiting = []
    if (lines.length > 0) await sink(`${lines.join('\n')}\n`).catch(onBroken)
    timer = null
    if (waiting.length > 0 || dropped > 0) start()
  }
  const start = (): void => {
    timer = setTimeout(() => void flush(false), PAUSE_MS)
  }
  return {
    write: (line) => {
      if (waiting.length < MOST_WAITING && mayWrite(line.address))
        waiting.push(JSON.stringify({ log: 'security', ...line }))
      else dropped += 1
      if (timer === null) start()
    },
    end: async () => {
      if (timer !== null) clearTimeout(timer)
      await flush(true)
    },
  }
}
