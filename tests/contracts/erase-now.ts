import { CLOSING_DAYS } from '@osh/core/erasure/closing.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { Opened } from './opened.ts'
import { accepted } from './world.ts'

type Kept = Pick<Opened, 'storage' | 'clock'>

/** What has been closed is erased as on its day; the clock is where it was afterwards. */
async function whenDue(clock: Opened['clock'], erase: () => Promise<unknown>): Promise<void> {
  const now = clock.now()
  clock.forward(CLOSING_DAYS * 86_400)
  await erase()
  clock.set(now)
}

/** Closes a company and has its days pass. */
export async function eraseCompany(
  { storage, clock }: Kept,
  owner: UserId,
  companyId: CompanyId,
): Promise<void> {
  const { companies, erasures, due } = storage.openRecords(owner)
  const { name: confirmation } = accepted(await companies.get(companyId))
  accepted(await erasures.close({ companyId, confirmation }))
  await whenDue(clock, async () => accepted(await due.eraseClosed({ companyId })))
}

/** The same of an account. */
export async function eraseAccount({ storage, clock }: Kept, user: UserId): Promise<void> {
  const { account, erasures, due } = storage.openRecords(user)
  const { email: confirmation } = await account.readAccount()
  accepted(await erasures.closeAccount({ confirmation }))
  await whenDue(clock, async () => accepted(await due.eraseClosedAccount({})))
}
