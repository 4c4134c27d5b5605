import type { UserId } from '@osh/core/auth/account.ts'
import { type CompanyId, DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { ExampleCompany } from '@osh/core/companies/company-directory.ts'
import type { Storage, StoredRecords } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { DemoClock } from '#adapters/demo/demo-clock.ts'
import { isWholeYear } from '#adapters/demo/demo-year.ts'
import { fillDemo } from '#adapters/demo/fill-demo.ts'
import { type ExamplePress, PapersOfExamples } from './papers-of-examples.ts'

/** Is told why papers could not be printed. */
type Failed = (error: unknown) => void

/** The example of a person. */
export type ExampleOf = (user: UserId, failed: Failed) => ExampleCompany

/**
 * The demo's year of records in a company of the person's own, apart from their others; its papers are printed once it is open,
 * and gone on with by the next server where one has ended meanwhile. Who asks twice at once gets one example.
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

  const fill = async (user: UserId, failed: Failed): Promise<CompanyId> => {
    const today = clock.today(DEFAULT_TIME_ZONE)
    const past = new DemoClock(today)
    const records = storage.openRecords(user, { clock: past })
    // The company is one of an account that is there; all else is of the company.
    const { companies } = storage.openRecords(user, { clock: past, standing: 'account' })
    const filled = await fillDemo({ ...records, companies }, past, today, { example: true })
    void papers.print(user, { ...filled, done: 0 }, failed)
    return filled.company
  }
  /** One whose filling was cut off is removed: another is made in its place. */
  const known = async (records: StoredRecords): Promise<CompanyId | null> => {
    const example = (await records.companies.list()).find(({ example }) => example)
    if (!example) return null
    if (await isWholeYear(records, example.id)) return example.id
    await records.companies.removeExample({ companyId: example.id })
    return null
  }
  const open = async (user: UserId, failed: Failed) => {
    const records = storage.openRecords(user, { standing: 'account' })
    return records.companies.open({ companyId: (await known(records)) ?? (await fill(user, failed)) })
  }
  return (user, failed) => ({
    openExample: () => {
      const asked = underWay.get(user)
      if (asked) return asked
      const opening = open(user, failed).finally(() => underWay.delete(user))
      underWay.set(user, opening)
      return opening
    },
    readPapers: async () =>
      underWay.has(user) ? papers.recallProgress(user) : papers.readProgress(user, failed),
  })
}
