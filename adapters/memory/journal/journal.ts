import type { JournalLine } from '@osh/core/commands/journal.ts'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import { findJournalArea } from '@osh/core/journal/areas.ts'
import { type ChainedLine, chainLine, type LooseLine, noChain } from '@osh/core/journal/chain.ts'
import { isOfRecord } from '@osh/core/journal/journal-record.ts'
import {
  type ChainedJournal,
  type JournalFilter,
  type JournalQueries,
  tellChanges,
} from '@osh/core/journal/journal-repository.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { pageOf } from '@osh/core/shared/page.ts'
import { computeSha256OfText } from '#adapters/documents/file/rendered-file.ts'
import type { Ledger } from '../ledger.ts'
import type { State } from '../state.ts'

/** The journal of a ledger; its chain is made whenever it is asked for. */
export const makeJournalQueries = (ledger: Ledger): JournalQueries & ChainedJournal => ({
  listPage: (companyId, { page, limit, ...filter }) =>
    ledger.read((state) => {
      const timeZone = takeZone(state, companyId)
      const own = listLines(state, companyId).filter((line) => fits(line, filter, timeZone))
      const listed = pageOf(own.toReversed(), { page, limit })
      const items = listed.items.map(({ id, number, by, at, command, changes }) => ({
        ...{ id, number, by, at, command },
        changes: tellChanges(changes),
        count: changes.length,
      }))
      return { ...listed, items }
    }),
  listChained: async (companyId, after, filter) => {
    const timeZone = await ledger.read((state) => takeZone(state, companyId))
    const chain = await chainOf(ledger, companyId)
    return chain.filter((line) => line.number > after && fits(line, filter, timeZone))
  },
  findHead: async (companyId) => {
    const last = (await chainOf(ledger, companyId)).at(-1)
    return { head: last ? { number: last.number, link: last.link } : noChain, waiting: 0 }
  },
})

const takeZone = ({ companies }: State, companyId: CompanyId): string =>
  companies.find(({ id }) => id === companyId)?.timeZone ?? DEFAULT_TIME_ZONE

const listLines = ({ journal }: State, companyId: CompanyId): readonly (LooseLine & { number: number })[] =>
  journal
    .filter((line) => line.companyId === companyId)
    .map((line, i) => ({ ...line, id: i + 1, number: i + 1 }))

function fits({ by, at, command, changes }: JournalLine, filter: JournalFilter, timeZone: string): boolean {
  const day = takeMomentDay(computeMomentIn(timeZone, at))
  return (
    (filter.by === null || filter.by === by) &&
    (filter.area === null || filter.area === findJournalArea(command)) &&
    (filter.record === null || isOfRecord(changes, filter.record)) &&
    (filter.from === null || filter.from <= day) &&
    (filter.to === null || filter.to >= day)
  )
}

async function chainOf(ledger: Ledger, companyId: CompanyId): Promise<readonly ChainedLine[]> {
  const chained: ChainedLine[] = []
  for (const { number: _, ...line } of await ledger.read((state) => listLines(state, companyId))) {
    const salts = line.changes.map((_change, i) => `${line.id}/${i}`)
    chained.push(await chainLine(chained.at(-1) ?? noChain, line, salts, computeSha256OfText))
  }
  return chained
}
