import type { JournalLine } from '../../../commands/journal.ts'
import type { Company } from '../../../companies/company.ts'
import { computeMomentIn } from '../../../companies/time-zones.ts'
import type { DepartmentRepository } from '../../../departments/department-repository.ts'
import type { Employee, EmployeeId } from '../../../employees/employee.ts'
import type { LongStaff } from '../../../employees/employee-repository.ts'
import type { CompanyFactRepository } from '../../../facts/company-facts.ts'
import type { EvidenceQueries } from '../../../incidents/evidence/evidence-repository.ts'
import type { IncidentQueries } from '../../../incidents/incident-repository.ts'
import type { MicrotraumaQueries } from '../../../incidents/microtraumas/microtrauma-repository.ts'
import type { MeasureQueries } from '../../../measures/measure-repository.ts'
import type { PositionCatalogue } from '../../../positions/position-catalogue.ts'
import type { ResponsibilityQueries } from '../../../responsibilities/responsibility-repository.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { takeMomentDay } from '../../../shared/dates/local-moment.ts'
import { readInBatches } from '../../../shared/in-batches.ts'
import type { Document } from '../../document.ts'
import { everyDocument } from '../../document-filter.ts'
import type { DocumentQueries } from '../../document-repository.ts'
import { printDocumentNumber } from '../../numbering/document-number.ts'
import type { KnownFacts, Need, Protocol } from '../source.ts'
import { listDutiesOnDay } from './duties-on-day.ts'
import type { PastRecords } from './past-records.ts'
import { placeOnDay } from './place-on-day.ts'

/** Where the facts of sources are read. */
export type FactRecords = {
  readonly facts: Pick<CompanyFactRepository, 'list'>
  readonly departments: Pick<DepartmentRepository, 'list'>
  readonly positions: Pick<PositionCatalogue, 'list'>
  readonly longLists: Pick<LongStaff, 'listEmployees' | 'listEmployeeIds'>
  readonly past: PastRecords
  readonly documents: Pick<DocumentQueries, 'list' | 'listHeld' | 'readLastAnswers'>
  readonly evidence: Pick<EvidenceQueries, 'listOfFile'>
  readonly incidents: Pick<IncidentQueries, 'listAddressees'>
  readonly measures: Pick<MeasureQueries, 'listForIncident' | 'listPage'>
  readonly microtraumas: Pick<MicrotraumaQueries, 'listPage'>
  readonly responsibilities: Pick<ResponsibilityQueries, 'readHolders'>
}

type Asked = {
  readonly company: Company
  readonly day: LocalDate
  readonly needs: ReadonlySet<Need>
}

/** What is the same for every paper of one request. */
export async function gatherCommon(
  { past, incidents }: FactRecords,
  { company, day, needs }: Asked,
): Promise<KnownFacts> {
  return {
    day,
    company,
    ...(needs.has('addressees') ? { addressees: await incidents.listAddressees(company.id) } : {}),
    ...(needs.has('headcount') ? { headcount: await past.countEmployees(company.id, day) } : {}),
  }
}

/** People who are read at a time. */
const AT_A_TIME = 50

/** The facts of each of the employees, over what is common; whoever is no one's is left out. */
export async function gatherOfEmployees(
  records: FactRecords,
  asked: Asked,
  common: KnownFacts,
  ids: readonly EmployeeId[],
): Promise<ReadonlyMap<EmployeeId, KnownFacts>> {
  const facts = new Map<EmployeeId, KnownFacts>()
  if (ids.length === 0) return facts
  const place = asked.needs.has('employee') ? await readPlaces(records, asked) : null
  for await (const some of readInBatches(ids, (part) => readSome(records, asked, part), AT_A_TIME))
    for (const { id, employee, histories, protocols, ownPapers } of some)
      facts.set(id, {
        ...common,
        ...(place ? { employee: place(employee) } : {}),
        duties: listDutiesOnDay(histories, asked.day),
        protocols,
        ownPapers,
      })
  return facts
}

/** Where each employee worked on the day. */
export async function readPlaces(
  { departments, positions, past }: Pick<FactRecords, 'departments' | 'positions' | 'past'>,
  { company: { id, timeZone }, day }: Pick<Asked, 'company' | 'day'>,
): Promise<(employee: Employee) => ReturnType<typeof placeOnDay>> {
  const [named, posts, changes] = await Promise.all([
    departments.list(id),
    positions.list(),
    past.listChanges(id, 'employee', day),
  ])
  const names = {
    departments: new Map(named.map((one) => [one.id, one.name])),
    positions: new Map(posts.map((one) => [one.id, one.name])),
  }
  const enteredOn = ({ at }: JournalLine) => takeMomentDay(computeMomentIn(timeZone, at))
  return (employee) => placeOnDay(employee, changes, day, enteredOn, names)
}

async function readSome(
  { longLists, past, documents }: FactRecords,
  { company, day, needs }: Asked,
  ids: readonly EmployeeId[],
) {
  const employees = await longLists.listEmployees(company.id, ids)
  const histories = needs.has('duties') ? await past.listHistories(company.id, ids) : []
  const ofEmployee = Map.groupBy(histories, ({ obligation }) => obligation.employeeId)
  const read = []
  for (const employee of employees) {
    const ownPapers =
      needs.has('protocols') || needs.has('ownPapers')
        ? await readOwnPapers(documents, company, employee.id, day)
        : []
    read.push({
      id: employee.id,
      employee,
      histories: ofEmployee.get(employee.id) ?? [],
      ownPapers,
      protocols: listProtocols(ownPapers),
    })
  }
  return read
}

/** The papers that name them and hold. */
async function readOwnPapers(
  documents: FactRecords['documents'],
  { id: companyId }: Company,
  employeeId: EmployeeId,
  to: LocalDate,
): Promise<readonly Document[]> {
  const found = await documents.list(companyId, { ...everyDocument, employeeId, to })
  return found.filter(({ annulled }) => annulled === null)
}

const listProtocols = (papers: readonly Document[]): readonly Protocol[] =>
  papers
    .filter(({ kind }) => kind === 'protocol')
    .map(({ number, date }) => ({ number: printDocumentNumber(number), date }))
