import type { UserId } from '@osh/core/auth/account.ts'
import { computeRefreshEnd } from '@osh/core/auth/sessions.ts'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { SessionId } from '@osh/core/shared/identity.ts'
import { computeSha256OfText } from '#adapters/documents/file/rendered-file.ts'
import { DemoClock } from '../demo/demo-clock.ts'
import { demoProfile } from '../demo/demo-company.ts'
import { fillDemo } from '../demo/fill-demo.ts'
import { MemoryLedger } from '../memory/ledger.ts'
import { makeLedgerStorage } from '../memory/memory-storage.ts'
import type { FirstOpening } from './local-outside.ts'

/** Whom the demo belongs to: signed in at once; no password opens the account. */
const demoUser = { id: 1 as UserId, email: 'demo@example.org' } as const

/** What the first session of an empty ledger is called. */
const FIRST_SESSION = 1 as SessionId

/** The demo: a company with a year of its life, up to today. */
export const makeDemoOpening = (clock: Clock): FirstOpening => ({
  user: demoUser,
  session: FIRST_SESSION,
  state: async (refreshToken) => {
    const today = clock.today(DEFAULT_TIME_ZONE)
    const past = new DemoClock(today)
    const ledger = new MemoryLedger()
    const { accounts, sessions, openRecords: recordsOf } = makeLedgerStorage(ledger, past)
    const added = await accounts.addUser(demoUser.email, 'none')
    if (!added.ok) throw new Error('the demo user was refused')
    await sessions.openSession({
      user: added.value.id,
      device: '',
      tokenHash: await computeSha256OfText(refreshToken),
      now: clock.now(),
      expiresAt: computeRefreshEnd(clock.now()),
    })
    const records = recordsOf(added.value.id)
    await records.account.introduce({ details: demoProfile })
    await fillDemo(records, past, today)
    return ledger.read((state) => state)
  },
})
