import type { FactRecords } from '@osh/core/documents/sources/facts/gather-facts.ts'
import type { Desk } from './contracts/desk.ts'

/** Where the sources of that desk's papers read. */
export const factRecordsOf = ({ records, needs }: Desk): FactRecords => ({
  departments: records.departments,
  positions: records.positions,
  longLists: needs.staff.longLists,
  past: needs.past,
  documents: needs.documents,
  evidence: needs.evidence,
  incidents: needs.incidents,
  measures: needs.measures,
  microtraumas: needs.microtraumas,
})
