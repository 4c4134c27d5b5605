import type { CompanyId } from '@osh/core/companies/company.ts'
import { isDismissed } from '@osh/core/employees/employee.ts'
import { deriveStanding } from '@osh/core/obligations/standing/standing.ts'
import { REGISTER_BEGAN } from '@osh/core/registry/check-record.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import {
  type Counted,
  listRegistryWaits,
  type UnsentOfProgramme,
} from '@osh/core/today/list-registry-waits.ts'
import type { RegistryWait } from '@osh/core/today/registry-waits.ts'
import { listFacts } from '../obligations/obligation-facts.ts'
import { listWhole } from '../registry/registry.ts'
import { listEmployees } from '../staff/staff.ts'
import type { State } from '../state.ts'

/** What is unfinished about the register. */
export function listWaits(state: State, companyId: CompanyId, today: LocalDate): readonly RegistryWait[] {
  const sent = listWhole(state, companyId)
    .filter(({ set }) => set.withdrawn === null)
    .flatMap(({ records }) => records)
  return listRegistryWaits(
    listUnsent(state, companyId, today, new Set(sent.map(({ completionId }) => completionId))),
    {
      unanswered: countDays(sent.filter(({ number }) => number === null)),
      editions: countDays(
        state.documents.filter((one) => one.companyId === companyId && one.awaitsEdition && !one.annulled),
      ),
    },
  )
}

function listUnsent(
  state: State,
  companyId: CompanyId,
  today: LocalDate,
  sent: ReadonlySet<number>,
): readonly UnsentOfProgramme[] {
  const staff = new Set(
    listEmployees(state, companyId).flatMap((one) => (isDismissed(one, today) ? [] : [one.id])),
  )
  return listFacts(state, companyId).flatMap(({ obligation, completions }) => {
    const { subject, removed, employeeId } = obligation
    if (subject.section !== 'training' || removed || !staff.has(employeeId)) return []
    const { baseDate } = deriveStanding(obligation, completions)
    const unsent = completions.filter(
      ({ id, date, takenBack, papers }) =>
        takenBack === null &&
        date >= REGISTER_BEGAN &&
        date >= (baseDate ?? date) &&
        papers?.protocol &&
        !papers.registry &&
        !sent.has(id),
    )
    return [{ programme: subject.name, ...countDays(unsent) }]
  })
}

function countDays(all: readonly { readonly date: LocalDate }[]): Counted {
  const [since = null] = all.map(({ date }) => date).toSorted()
  return { count: all.length, since }
}
