import type { UserId } from '@osh/core/auth/account.ts'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { ExampleCompany } from '@osh/core/companies/company-directory.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { DemoClock } from '#adapters/demo/demo-clock.ts'
import { type FilledDemo, fillDemo } from '#adapters/demo/fill-demo.ts'
import { type ExamplePress, PapersOfExamples } from './papers-of-examples.ts'

/** The example of a person; `failed` is told why its papers could not be printed. */
export type ExampleOf = (user: UserId, failed: (error: unknown) => void) => ExampleCompany

/**
 * The demo's year of records in a company of the person's own, apart from their others; its papers are printed once it is open.
 * Who asks twice at once gets one example.
 */
export function makeExamples({
  storage,
  clock,
  press,
}: {
  readonly storage: Storage
  readonly clock: Clock
  readonly press: ExamplePress
}): ExampleOf {
  const underWay = new Map<UserId, ReturnType<ExampleCompany['openExample']>>()
  const papers = new PapersOfExamples(storage, press)

  const fill = async (user: UserId, failed: (error: unknown) => void): Promise<FilledDemo['company']> => {
    const today = clock.today(DEFAULT_TIME_ZONE)
    const past = new DemoClock(today)
    const filled = await fillDemo(storage.recordsOf(user, past), past, today, { example: true })
    void papers.print(user, filled, today, failed)
    return filled.company
  }
  const open = async (user: UserId, failed: (error: unknown) => void) => {
    const { companies } = storage.recordsOf(user)
    const known = (await companies.list()).find(({ example }) => example)
    return companies.open({ companyId: known?.id ?? (await fill(user, failed)) })
  }
  return (user, failed) => ({
    openExample: () => {
      const asked = underWay.get(user)
      if (asked) return asked
      const opening = open(user, failed).finally(() => underWay.delete(user))
      underWay.set(user, opening)
      return opening
    },
    papers: async () => papers.of(user),
  })
}
