import type { CompanyId } from '../../../companies/company.ts'
import { computeMomentIn } from '../../../companies/time-zones.ts'
import type { EmployeeId } from '../../../employees/employee.ts'
import type { Incident, IncidentId } from '../../../incidents/incident.ts'
import type { IncidentQueries } from '../../../incidents/incident-repository.ts'
import type { LacksOf } from '../../../incidents/lack.ts'
import { isWithoutSection } from '../../../requirements/difference/without-section.ts'
import { listRequiredOnDay } from '../../../requirements/posts/required-on-day.ts'
import type { RequirementGround } from '../../../requirements/requirement-facts.ts'
import type { Instant } from '../../../shared/dates/instant.ts'
import { takeMomentDay } from '../../../shared/dates/local-moment.ts'
import type { NotFound } from '../../../shared/results/refusals.ts'
import { ok, type Result } from '../../../shared/results/result.ts'
import { findLackedOnDay } from '../employee/lacked.ts'
import { listDutiesOnDay } from './duties-on-day.ts'
import type { PastRecords } from './past-records.ts'
import { findPlaceOn } from './place-on-day.ts'

type LackRecords = {
  readonly get: IncidentQueries['get']
  readonly past: Pick<PastRecords, 'listHistories' | 'listAssigned' | 'listChanges'>
  /** What is decided in the company, and the one employee. */
  readonly readGround: (companyId: CompanyId, employeeId: EmployeeId) => Promise<RequirementGround>
}

/**
 * What the records of each of the injured lacked at the moment of the accident: by the post that they held then, the requirements that were in
 * force, and what had been assigned. What was done counts by its own day, whenever it was entered.
 */
export async function gatherLacks(
  { get, past, readGround }: LackRecords,
  companyId: CompanyId,
  id: IncidentId,
): Promise<Result<readonly LacksOf[], NotFound>> {
  const found = await get(companyId, id)
  if (!found.ok) return found
  const incident = found.value
  const ids = incident.injured.flatMap(({ employeeId }) => employeeId ?? [])
  const day = takeMomentDay(incident.occurredAt)
  const [histories, assigned, changes] = await Promise.all([
    past.listHistories(companyId, ids),
    past.listAssigned(companyId, ids),
    past.listChanges(companyId, 'employee', day),
  ])
  const momentOf = (at: Instant) => computeMomentIn(incident.timeZone, at)
  const ofEach: LacksOf[] = []
  for (const employeeId of ids) {
    const ground = await readGround(companyId, employeeId)
    const now = ground.people.find((one) => one.id === employeeId)
    if (!now) continue
    const place = findPlaceOn(now, changes, day, ({ at }) => takeMomentDay(momentOf(at)))
    const own = histories.filter(({ obligation }) => obligation.employeeId === employeeId)
    const duties = listDutiesOnDay(own, day).filter(({ id: of, done }) => {
      const at = assigned.get(of)
      return done.length > 0 || at === undefined || momentOf(at) <= incident.occurredAt
    })
    const required = listRequiredOnDay(ground, { ...now, ...place }, day)
    const isKept = (section: Parameters<typeof isWithoutSection>[1]) => !isWithoutSection(ground, section)
    ofEach.push({
      fullName: nameOf(incident, employeeId),
      lacks: findLackedOnDay({ duties, required, isKept }, day),
    })
  }
  return ok(ofEach)
}

const nameOf = ({ injured }: Incident, id: EmployeeId): string =>
  injured.find(({ employeeId }) => employeeId === id)?.fullName ?? ''
