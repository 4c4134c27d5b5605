import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { emptyState, type State } from '#adapters/memory/state.ts'
import { allContracts } from './contracts.ts'
import { makeSettableClock } from './settable-clock.ts'
import { today } from './world.ts'

allContracts('memory', async () => {
  const clock = makeSettableClock(today)
  const ledger = new MemoryLedger(emptyState)
  const storage = makeLedgerStorage(ledger, clock)
  return {
    storage,
    reopen: async () => {
      await ledger.change((state) => [throughJson(state), undefined])
      return makeLedgerStorage(ledger, clock)
    },
    another: async () => makeLedgerStorage(ledger, clock),
    clock,
    close: async () => {},
  }
})

const throughJson = (state: State): State => JSON.parse(JSON.stringify(state))
