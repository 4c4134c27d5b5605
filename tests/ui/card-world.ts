import { makeLocalOutside } from '#adapters/local-storage/local-outside.ts'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { recordsIn } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { newWorld, today, type World } from '#tests/contracts/world.ts'
import { makeServices } from '#ui/app/container.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import type { Services } from '#ui/kit/services/service.ts'

/** A company in memory, with the stores of the page over it. */
export type CardWorld = World & { readonly services: Services }

export async function openCardWorld(): Promise<CardWorld> {
  const clock = makeSettableClock(today)
  const ledger = new MemoryLedger()
  const storage = async () => makeLedgerStorage(ledger, clock)
  const opened = { storage: await storage(), reopen: storage, another: storage, clock, close: async () => {} }
  const world = await newWorld(await recordsIn(opened))
  const outside = makeLocalOutside({
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    clock,
    render: async () => new Uint8Array(),
    locks: null,
    events: null,
  })
  const services = makeServices({ ...outside, records: world.records })
  services.get(currentCompany).take(world.company)
  return { ...world, services }
}
