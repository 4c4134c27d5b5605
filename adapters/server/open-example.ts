import type { UserId } from '@osh/core/auth/account.ts'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { ExampleCompany } from '@osh/core/companies/company-directory.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { DemoClock } from '#adapters/demo/demo-clock.ts'
import { fillDemo } from '#adapters/demo/fill-demo.ts'

/** The demo's year of records, without its papers, in a company of the person's own, apart from their others. */
export const makeExample = (storage: Storage, clock: Clock, user: UserId): ExampleCompany => ({
  openExample: async () => {
    const { companies } = storage.recordsOf(user)
    const known = (await companies.list()).find(({ example }) => example)
    return companies.open({ companyId: known?.id ?? (await fillExample(storage, clock, user)) })
  },
})

/** The same for all people; who asks twice at once gets one example. */
export function makeExamples(storage: Storage, clock: Clock): (user: UserId) => ExampleCompany {
  const underWay = new Map<UserId, ReturnType<ExampleCompany['openExample']>>()
  const open = (user: UserId) => {
    const opening = makeExample(storage, clock, user)
      .openExample()
      .finally(() => underWay.delete(user))
    underWay.set(user, opening)
    return opening
  }
  return (user) => ({ openExample: () => underWay.get(user) ?? open(user) })
}

function fillExample(storage: Storage, clock: Clock, user: UserId) {
  const today = clock.today(DEFAULT_TIME_ZONE)
  const past = new DemoClock(today)
  return fillDemo(storage.recordsOf(user, past), past, today, null, { example: true })
}
