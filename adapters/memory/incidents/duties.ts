import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { DutyQuestion, DutyWrite } from '@osh/core/incidents/duties/duty-facts.ts'
import type { DutyQueries } from '@osh/core/incidents/duties/duty-repository.ts'
import {
  asRequired,
  doneSince,
  inDutyOrder,
  type RequiredDuty,
} from '@osh/core/incidents/duties/required-duty.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { standingOf } from '@osh/core/obligations/standing/standing.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Ledger } from '../ledger.ts'
import { factsOfOne } from '../obligations/obligation-facts.ts'
import { employeeOf, personNow } from '../staff/staff.ts'
import type { State } from '../state.ts'
import { incidentsOf } from './incidents.ts'

function dutiesOf(state: State, companyId: CompanyId, id: IncidentId): readonly RequiredDuty[] {
  const incident = incidentsOf(state, companyId).find((one) => one.id === id)
  const kept = (state.requiredDuties ?? []).filter(
    (one) => one.companyId === companyId && one.incidentId === id,
  )
  const duties = kept.flatMap(({ obligationId, dueOn }): RequiredDuty[] => {
    const facts = factsOfOne(state, companyId, obligationId)
    const section = facts && asRequired(facts.obligation.subject.section)
    const holder = state.employees.find((one) => one.id === facts?.obligation.employeeId)
    if (!incident || !facts || !section || !holder || facts.obligation.removed) return []
    const { baseDate } = standingOf(facts.obligation, facts.completions)
    const { fullName } = personNow(state, employeeOf(state, holder))
    return [
      {
        ...{ section, obligationId, fullName, dueOn },
        employeeId: holder.id,
        doneOn: doneSince(incident, baseDate),
      },
    ]
  })
  return duties.toSorted(inDutyOrder)
}

export const dutyQueries = (ledger: Ledger): DutyQueries => ({
  ofIncident: (companyId, id) => ledger.read((state) => dutiesOf(state, companyId, id)),
})

export const answerDuties = (state: State): Answers<DutyQuestion> => ({
  'required-duties': ({ companyId, incidentId }) => dutiesOf(state, companyId, incidentId),
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
