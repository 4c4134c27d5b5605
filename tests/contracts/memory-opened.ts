import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import type { State } from '#adapters/memory/state.ts'
import type { Opened } from './opened.ts'
import { makeSettableClock } from './settable-clock.ts'
import { today } from './world.ts'

/** A storage in memory, empty at first. */
export async function openMemory(): Promise<Opened> {
  const clock = makeSettableClock(today)
  const ledger = new MemoryLedger()
  const open = () => makeLedgerStorage(ledger, clock)
  return {
    storage: open(),
    reopen: async () => {
      await ledger.change((state) => [throughJson(state), undefined])
      return open()
    },
    another: async () => open(),
    clock,
    close: async () => {},
  }
}

const throughJson = (state: State): State => JSON.parse(JSON.stringify(state))
