import type { Company } from '../companies/company.ts'
import { computeMomentIn } from '../companies/time-zones.ts'
import type { Document } from '../documents/document.ts'
import { everyDocument } from '../documents/document-filter.ts'
import type { ArchiveQueries } from '../documents/document-repository.ts'
import { type DutyOnDay, listDutiesOnDay } from '../documents/sources/facts/duties-on-day.ts'
import { type FactRecords, readPlaces } from '../documents/sources/facts/gather-facts.ts'
import type { PlaceOnDay } from '../documents/sources/facts/place-on-day.ts'
import { type Employee, type EmployeeId, isDismissed } from '../employees/employee.ts'
import type { LongStaff } from '../employees/employee-repository.ts'
import { type Incident, isAnnulled } from '../incidents/incident.ts'
import { compareByOccurrence, type IncidentQueries } from '../incidents/incident-repository.ts'
import { roleGroups } from '../norms/responsibilities.ts'
import type { Term } from '../responsibilities/responsibility.ts'
import type { ResponsibilityQueries } from '../responsibilities/responsibility-repository.ts'
import { sections } from '../sections/section.ts'
import { takeMomentDay } from '../shared/dates/local-moment.ts'
import type { CompanyId } from '../shared/identity.ts'
import { readInBatches } from '../shared/in-batches.ts'
import { restoreIncident } from './incident-on-day.ts'
import type { InspectionLink } from './inspection-link.ts'
import {
  type DayOf,
  type Earlier,
  keepKnownOnDay,
  makeEarlier,
  restoreDepartments,
  restoreEmployee,
} from './known-on-day.ts'

/** Where a link's records are read. */
export type InspectedRecords = Pick<FactRecords, 'departments' | 'positions' | 'past'> & {
  readonly longLists: Pick<LongStaff, 'listEmployeeIds'> & {
    /** In any order. */
    listEmployees(companyId: CompanyId, ids: readonly EmployeeId[]): Promise<readonly Employee[]>
  }
  readonly responsibilities: Pick<ResponsibilityQueries, 'readHistory'>
  readonly documents: Pick<ArchiveQueries, 'listPage'>
  readonly incidents: Pick<IncidentQueries, 'listPage' | 'readChronology'>
}

export type InspectedPerson = PlaceOnDay & {
  readonly id: EmployeeId
  readonly duties: readonly DutyOnDay[]
}

/** What a link shows: null is what it was not made for. `isCut`: there is more than a page holds. */
export type Inspected = {
  readonly people: readonly InspectedPerson[] | null
  readonly responsible: readonly (Term & { readonly role: string })[] | null
  readonly documents: readonly Document[] | null
  readonly incidents: readonly Incident[] | null
  readonly isCut: boolean
}

/** The most that a page holds of each; the product's own bounds. */
export const MOST_PEOPLE = 2000
const [MOST_PAGES, PAGE] = [5, 200]

/** The records that the link shows, as they were known at the end of its day. */
export async function gatherInspected(
  records: InspectedRecords,
  company: Company,
  link: InspectionLink,
): Promise<Inspected> {
  const dayOf: DayOf = (moment) => takeMomentDay(computeMomentIn(company.timeZone, moment))
  const has = (...parts: readonly InspectionLink['parts'][number][]) =>
    link.parts.some((part) => parts.includes(part))
  const isAboutPeople = has('staff', ...sections)
  const people = isAboutPeople ? await readPeople(records, company, link, dayOf) : null
  const responsible = has('responsible') ? await readResponsible(records, link, dayOf) : null
  const documents = has('documents') ? await readDocuments(records, link, dayOf) : null
  const incidents = has('incidents') ? await readIncidents(records, link, dayOf) : null
  return {
    people: people?.items ?? null,
    responsible,
    documents: documents?.items ?? null,
    incidents: incidents?.items ?? null,
    isCut: [people, documents, incidents].some((one) => one?.isCut),
  }
}

async function readPeople(
  records: InspectedRecords,
  company: Company,
  { companyId, asOf, parts }: InspectionLink,
  dayOf: DayOf,
) {
  const ids = await records.longLists.listEmployeeIds(companyId)
  const departments = {
    list: async () => {
      const lines = await records.past.listChanges(companyId, 'department', asOf)
      return restoreDepartments(await records.departments.list(companyId), lines, {
        companyId,
        day: asOf,
        dayOf,
      })
    },
  }
  const place = await readPlaces({ ...records, departments }, { company, day: asOf })
  const asksDuties = sections.some((section) => parts.includes(section))
  const readEarlier = async (record: string) =>
    makeEarlier(await records.past.listChanges(companyId, record, asOf), record, asOf, dayOf)
  const ofStaff = await readEarlier('employee')
  const ofDuties: Earlier = asksDuties ? await readEarlier('obligation') : () => ({})
  const items: InspectedPerson[] = []
  for await (const some of readInBatches(ids.slice(0, MOST_PEOPLE), async (part) => {
    const employees = await records.longLists.listEmployees(companyId, part)
    const histories = asksDuties ? await records.past.listHistories(companyId, part) : []
    const ofEach = Map.groupBy(
      keepKnownOnDay(histories, ofDuties, asOf, dayOf),
      ({ obligation }) => obligation.employeeId,
    )
    const byId = new Map(employees.map((one) => [one.id, one]))
    return part.flatMap((id) => {
      const now = byId.get(id)
      const employee = now ? restoreEmployee(now, ofStaff) : null
      if (!employee || employee.hireDate > asOf || isDismissed(employee, asOf)) return []
      return [{ id, ...place(employee), duties: listDutiesOnDay(ofEach.get(id) ?? [], asOf) }]
    })
  }))
    items.push(...some)
  return { items, isCut: ids.length > MOST_PEOPLE }
}

async function readResponsible(records: InspectedRecords, { companyId, asOf }: InspectionLink, dayOf: DayOf) {
  const held: (Term & { readonly role: string })[] = []
  for (const { id, name: role } of roleGroups.flatMap(({ roles }) => roles)) {
    const terms = await records.responsibilities.readHistory(companyId, id)
    const isHeld = ({ since, until }: Term) =>
      dayOf(since.at) <= asOf && (until === null || dayOf(until.at) > asOf)
    held.push(...terms.filter(isHeld).map((term) => ({ ...term, role })))
  }
  return held
}

async function readDocuments(records: InspectedRecords, { companyId, asOf }: InspectionLink, dayOf: DayOf) {
  const read = await readPages((page) =>
    records.documents.listPage(companyId, { ...everyDocument, to: asOf, ...page }),
  )
  const items = read.items
    .filter(({ enteredAt }) => dayOf(enteredAt) <= asOf)
    .map((one) => (one.annulled && dayOf(one.annulled.at) > asOf ? { ...one, annulled: null } : one))
  return { ...read, items }
}

async function readIncidents(records: InspectedRecords, { companyId, asOf }: InspectionLink, dayOf: DayOf) {
  const readIn = (state: 'annulled' | null) =>
    readPages((page) => records.incidents.listPage(companyId, { search: '', state, degree: null, ...page }))
  const [held, annulled] = [await readIn(null), await readIn('annulled')]
  const items: Incident[] = []
  for (const incident of [...held.items, ...annulled.items].toSorted(compareByOccurrence)) {
    const chronology = await records.incidents.readChronology(companyId, incident.id)
    const known = chronology.ok ? restoreIncident(incident, chronology.value, asOf, dayOf) : null
    if (known && !isAnnulled(known)) items.push(known)
  }
  return { items, isCut: held.isCut || annulled.isCut }
}

type Page = { readonly page: number; readonly limit: number }

async function readPages<T>(
  read: (page: Page) => Promise<{ readonly items: readonly T[] }>,
): Promise<{ readonly items: readonly T[]; readonly isCut: boolean }> {
  const items: T[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const found = await read({ page, limit: PAGE })
    items.push(...found.items)
    if (found.items.length < PAGE) return { items, isCut: false }
  }
  return { items, isCut: true }
}
