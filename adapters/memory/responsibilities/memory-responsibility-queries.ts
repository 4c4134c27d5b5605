import type { CompanyId } from '@osh/core/companies/company.ts'
import { type EmployeeId, fullNameOf } from '@osh/core/employees/employee.ts'
import { standingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import { type TrainingStanding, trainingOf } from '@osh/core/responsibilities/lacking-training.ts'
import { heldNow } from '@osh/core/responsibilities/responsibility.ts'
import type { ResponsibilityQueries } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Ledger } from '../ledger.ts'
import { factsOf } from '../obligations/obligation-facts.ts'
import { todayIn } from '../staff/staff.ts'
import type { State } from '../state.ts'
import { lastingTerms, listAnswers } from './answer-responsibilities.ts'

export const responsibilityQueries = (ledger: Ledger, clock: Clock): ResponsibilityQueries => ({
  holders: (companyId) =>
    ledger.read((state) => {
      const trainingsOf = lookUpTrainings(state, companyId)
      const responsibilities = lastingTerms(state, companyId).flatMap((term) =>
        state.employees
          .filter(({ id }) => id === term.employeeId)
          .map((employee) => ({ ...employee, fullName: fullNameOf(employee) }))
          .map((holder) =>
            heldNow(companyId, term, holder, trainingsOf(holder.id), todayIn(state, companyId, clock)),
          ),
      )
      return { responsibilities, answers: listAnswers(state, companyId) }
    }),

  history: (companyId, roleId) =>
    ledger.read(({ responsibilities }) =>
      responsibilities
        .filter((kept) => kept.companyId === companyId && kept.roleId === roleId)
        .flatMap(({ terms }) => terms)
        .toSorted((a, b) => b.id - a.id),
    ),
})

function lookUpTrainings(
  state: State,
  companyId: CompanyId,
): (employee: EmployeeId) => readonly TrainingStanding[] {
  const trainings = factsOf(state, companyId)
    .filter(({ obligation }) => !obligation.removed && obligation.subject.section === 'training')
    .map(standingObligation)
  const byEmployee = Map.groupBy(trainings, ({ employeeId }) => employeeId)
  return (employee) => (byEmployee.get(employee) ?? []).flatMap(trainingOf)
}
