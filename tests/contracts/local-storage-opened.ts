import { LocalLedger } from '#adapters/local-storage/local-ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { emptyState } from '#adapters/memory/state.ts'
import { makeBrowserStorage, makeTabLocks } from './browser-storage.ts'
import type { Opened } from './opened.ts'
import { makeSettableClock } from './settable-clock.ts'
import { today } from './world.ts'

/** A storage of its own in a browser, empty, with as many tabs as are asked for. */
export async function openLocalStorage(): Promise<Opened> {
  const clock = makeSettableClock(today)
  const [storage, locks] = [makeBrowserStorage(), makeTabLocks()]
  const tab = () => {
    const first = async () => emptyState
    return makeLedgerStorage(new LocalLedger({ storage, first, locks, discarded: lost }), clock)
  }
  return {
    storage: tab(),
    reopen: async () => tab(),
    another: async () => tab(),
    clock,
    close: async () => {},
  }
}

function lost(): never {
  throw new Error('what was kept is not read again')
}
