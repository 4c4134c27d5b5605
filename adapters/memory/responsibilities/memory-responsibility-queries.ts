import { fullNameOf } from '@osh/core/employees/employee.ts'
import { heldNow } from '@osh/core/responsibilities/responsibility.ts'
import type { ResponsibilityQueries } from '@osh/core/responsibilities/responsibility-repository.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Ledger } from '../ledger.ts'
import { todayIn } from '../staff/staff.ts'
import { lastingTerms, listAnswers } from './answer-responsibilities.ts'

export const responsibilityQueries = (ledger: Ledger, clock: Clock): ResponsibilityQueries => ({
  holders: (companyId) =>
    ledger.read((state) => {
      const responsibilities = lastingTerms(state, companyId).flatMap((term) =>
        state.employees
          .filter(({ id }) => id === term.employeeId)
          .map((employee) => ({ ...employee, fullName: fullNameOf(employee) }))
          .map((holder) => heldNow(companyId, term, holder, todayIn(state, companyId, clock))),
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
