import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { recordsContracts } from './contracts.ts'
import { httpRecordsIn } from './http-opened.ts'
import { makeSettableClock } from './settable-clock.ts'
import { today } from './world.ts'

recordsContracts('http over memory', async () => {
  const clock = makeSettableClock(today)
  const ledger = new MemoryLedger()
  const storage = makeLedgerStorage(ledger, clock)
  return httpRecordsIn({
    storage,
    reopen: async () => makeLedgerStorage(ledger, clock),
    another: async () => makeLedgerStorage(ledger, clock),
    clock,
    close: async () => {},
  })
})
