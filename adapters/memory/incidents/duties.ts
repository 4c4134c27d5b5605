import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { DutyQuestion, DutyWrite } from '@osh/core/incidents/duties/duty-facts.ts'
import type { DutyQueries } from '@osh/core/incidents/duties/duty-repository.ts'
import {
  asRequired,
  compareRequiredDuties,
  findDoneSince,
  type RequiredDuty,
} from '@osh/core/incidents/duties/required-duty.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { deriveStanding } from '@osh/core/obligations/standing/standing.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Ledger } from '../ledger.ts'
import { findFacts } from '../obligations/obligation-facts.ts'
import { buildEmployee, describePersonNow } from '../staff/staff.ts'
import type { State } from '../state.ts'
import { listIncidents } from './incidents.ts'

function listDuties(state: State, companyId: CompanyId, id: IncidentId): readonly RequiredDuty[] {
  const incident = listIncidents(state, companyId).find((one) => one.id === id)
  const kept = (state.requiredDuties ?? []).filter(
    (one) => one.companyId === companyId && one.incidentId === id,
  )
  const duties = kept.flatMap(({ obligationId, dueOn }): RequiredDuty[] => {
    const facts = findFacts(state, companyId, obligationId)
    const section = facts && asRequired(facts.obligation.subject.section)
    const holder = state.employees.find((one) => one.id === facts?.obligation.employeeId)
    if (!incident || !facts || !section || !holder || facts.obligation.removed) return []
    const { baseDate } = deriveStanding(facts.obligation, facts.completions)
    const { fullName } = describePersonNow(state, buildEmployee(state, holder))
    return [
      {
        ...{ section, obligationId, fullName, dueOn },
        employeeId: holder.id,
        doneOn: findDoneSince(incident, baseDate),
      },
    ]
  })
  return duties.toSorted(compareRequiredDuties)
}

export const makeDutyQueries = (ledger: Ledger): DutyQueries => ({
  listForIncident: (companyId, id) => ledger.read((state) => listDuties(state, companyId, id)),
})

export const answerDuties = (state: State): Answers<DutyQuestion> => ({
  'required-duties': ({ companyId, incidentId }) => listDuties(state, companyId, incidentId),
  'duties-of-employees': ({ companyId, section, employeeIds }) =>
    state.obligations
      .filter((one) => one.companyId === companyId && one.subject.section === section && !one.removed)
      .filter(({ employeeId }) => employeeIds.includes(employeeId))
      .map(({ id }) => id),
})

export const dutyWriters: Writers<DutyWrite, State, State> = {
  'required-duties': (state, rows) => ({
    ...state,
    requiredDuties: [...(state.requiredDuties ?? []), ...rows],
  }),
}
