import pg from 'pg'
import { buildClientOptions, type Connection } from '../database.ts'
import { CHANNEL } from './changes-channel.ts'

/** Milliseconds before it connects again: each time twice as many, up to the longest. */
type Waits = { readonly first: number; readonly longest: number }
const usualWaits: Waits = { first: 1000, longest: 30_000 }

type Told = {
  /** A conversation has changed. */
  readonly heard: (name: string) => void
  /** From now on they are heard; what was before may have been missed. */
  readonly begun: () => void
}

/**
 * Listens on a connection of its own to what all servers tell of conversations, and connects again whenever it is lost. Behind a pooler in
 * transaction mode nothing is heard: whoever needs to know asks besides.
 *
 * @returns how to end it
 */
export function hearChanges(
  connection: Connection,
  { heard, begun }: Told,
  waits = usualWaits,
): () => Promise<void> {
  let client: pg.Client | null = null
  let again: NodeJS.Timeout | undefined
  let wait = waits.first
  let isOver = false
  const lost = (which: pg.Client): void => {
    if (which !== client || isOver) return
    client = null
    void which.end().catch(() => undefined)
    again = setTimeout(() => void begin(), wait)
    wait = Math.min(wait * 2, waits.longest)
  }
  const begin = async (): Promise<void> => {
    const one = new pg.Client(buildClientOptions(connection))
    client = one
    one.on('error', () => lost(one))
    one.on('end', () => lost(one))
    one.on('notification', ({ payload = '' }) => heard(payload))
    try {
      await one.connect()
      await one.query(`listen ${CHANNEL}`)
      wait = waits.first
      begun()
    } catch {
      lost(one)
    }
  }
  void begin()
  return async () => {
    isOver = true
    clearTimeout(again)
    await client?.end().catch(() => undefined)
  }
}
