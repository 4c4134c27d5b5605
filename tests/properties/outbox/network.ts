import { createHash } from 'node:crypto'
import type { Attempt } from '@osh/core/commands/attempt.ts'
import type { UnsentChange } from '@osh/core/incidents/offline/outbox.ts'
import type { KeyedServer } from '@osh/core/incidents/offline/send-next.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { atStep } from '#tests/evidence-example.ts'

type Records = Pick<StoredRecords, 'incidents' | 'evidence'>

/** What becomes of one request. */
export const fates = [
  'through',
  'lost before',
  'lost after',
  'killed before',
  'killed after',
  'doubled',
  'signed out',
  'busy',
  'read lost',
] as const
export type Fate = (typeof fates)[number]

/** The program was ended just then. */
export class Killed extends Error {}

/** The way to a server, on which answers are lost, requests come twice, and programs end. */
export class Network {
  readonly #recordsUnder: (attempt?: Attempt) => Records
  #echo: (() => Promise<unknown>) | null = null

  constructor(recordsUnder: (attempt?: Attempt) => Records) {
    this.#recordsUnder = recordsUnder
  }

  /** The last request comes once more, by itself. */
  async echo(): Promise<void> {
    await this.#echo?.()
  }

  forgetEcho(): void {
    this.#echo = null
  }

  under({ key, companyId }: UnsentChange, fate: Fate): KeyedServer {
    const way = <A, T>(name: string, ask: (records: Records, given: A) => Promise<T>) => {
      return async (given: A): Promise<T> => {
        const mark = JSON.stringify([name, given])
        const asked = async () => ask(this.#recordsUnder({ key, mark }), given)
        return this.#carry(asked, fate)
      }
    }
    return {
      record: way('record', ({ incidents }, given) => incidents.record(given)),
      change: way('change', ({ incidents }, given) => incidents.change(given)),
      addNote: way('note', ({ incidents }, given) => incidents.addNote(given)),
      get: async (company, id) => {
        if (fate === 'read lost') throw new Unavailable(null)
        return this.#recordsUnder().incidents.get(company, id)
      },
      attach: way('attach', ({ evidence }, { incident: id, change }) =>
        evidence.attach({ companyId, of: atStep(id, change.step), draft: scan(change.name) }),
      ),
      isMember: async () => true,
    }
  }

  async #carry<T>(asked: () => Promise<T>, fate: Fate): Promise<T> {
    if (fate === 'signed out') throw new Unavailable(401)
    if (fate === 'busy') throw new Unavailable(429)
    if (fate === 'killed before') throw new Killed()
    if (fate === 'lost before') throw new Unavailable(null)
    const answer = await asked()
    this.#echo = asked
    if (fate === 'doubled') await asked()
    if (fate === 'killed after') throw new Killed()
    if (fate === 'lost after') throw new Unavailable(504)
    return answer
  }
}

/** A file with the name alone in it: a PDF by its first bytes, as scans are. */
function scan(name: string) {
  const bytes = new TextEncoder().encode(`%PDF-${name}`)
  return { name, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}
