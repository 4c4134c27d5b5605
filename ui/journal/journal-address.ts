import { journalAreas } from '@osh/core/journal/areas.ts'
import { parseJournalRecord, writeJournalRecord } from '@osh/core/journal/journal-record.ts'
import type { JournalFilter } from '@osh/core/journal/journal-repository.ts'
import { parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'

/** The filter that an address asks for; what is no filter is none. */
export function readJournalAddress(params: URLSearchParams): JournalFilter {
  const day = (name: string) => {
    const read = parseLocalDate(params.get(name) ?? '')
    return read.ok ? read.value : null
  }
  const record = parseJournalRecord(params.get('record'))
  const person = readId(params.get('person') ?? undefined)
  return {
    by: person === null ? null : (person as UserId),
    area: journalAreas.find((one) => one === params.get('area')) ?? null,
    record: record.ok ? record.value : null,
    from: day('from'),
    to: day('to'),
  }
}

export function writeJournalAddress({ by, area, record, from, to }: JournalFilter): Record<string, string> {
  const named = Object.entries({
    person: by,
    area,
    record: record && writeJournalRecord(record),
    from,
    to,
  }).filter(([, value]) => value !== null)
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]))
}

export const isFiltered = (filter: JournalFilter): boolean =>
  Object.values(filter).some((value) => value !== null)
