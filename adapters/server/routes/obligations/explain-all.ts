import type { CompanyId } from '@osh/core/companies/company.ts'
import { isOverdue } from '@osh/core/deadlines/window.ts'
import { isUnder21 } from '@osh/core/deadlines/yearly-until-21.ts'
import { type Absence, findAway } from '@osh/core/employees/absences/absence.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { LongStaff } from '@osh/core/employees/employee-repository.ts'
import { explain } from '@osh/core/explanations/explain.ts'
import { findLongerThanLaw } from '@osh/core/explanations/law-periodicity.ts'
import { findFactor } from '@osh/core/norms/factors.ts'
import { fallsDue } from '@osh/core/obligations/standing/standing.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Records } from '@osh/core/records/records.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import type { ServedBy } from '#adapters/wire/contract/call.ts'
import type { completionCalls } from '#adapters/wire/obligations/completion-calls.ts'
import type { assignToOne, obligationCalls } from '#adapters/wire/obligations/obligation-calls.ts'
import type { ExplainedObligation } from '#adapters/wire/obligations/obligation-wire.ts'
import { readCompanyDay } from '../../company-day.ts'
import { streamList } from '../../heavy/streamed-list.ts'

type Explained = ServedBy<typeof obligationCalls> &
  ServedBy<typeof completionCalls> &
  ServedBy<{ assignToOne: typeof assignToOne }>

/** The port of obligations that says of each why its deadline is what it is. */
export function explainAll(records: StoredRecords, clock: Clock): Explained {
  const { obligations, longLists } = records
  const withDay = <T>(company: CompanyId, asked: Promise<T>) =>
    Promise.all([readDayThere(records, company, clock), asked])
  const explainSome = async (company: CompanyId, some: readonly StandingObligation[], day: Day) => {
    const young = await findYoung(longLists, company, some, day.today)
    return some.map((one) => explainOne(one, day, young.has(one.employeeId)))
  }
  const told = async <E>(
    company: CompanyId,
    asked: Promise<Result<StandingObligation, E>>,
  ): Promise<Result<ExplainedObligation, E>> => {
    const [day, one] = await withDay(company, asked)
    return one.ok ? takeOnly(ok(await explainSome(company, [one.value], day))) : one
  }
  return {
    list: async (company, { employeeId, section }) => {
      const filter = {
        ...(employeeId === undefined ? {} : { employeeIds: [employeeId] }),
        ...(section === undefined ? {} : { section }),
      }
      const [day, all] = await withDay(company, longLists.listObligationIds(company, filter))
      return streamList(all, async (ids) =>
        explainSome(company, await longLists.listObligations(company, ids), day),
      )
    },
    get: (company, id) => told(company, obligations.get(company, id)),
    assign: async (input) => {
      const [day, all] = await withDay(input.companyId, obligations.assign(input))
      return all.ok ? ok(await explainSome(input.companyId, all.value, day)) : all
    },
    assignToOne: async (input) => told(input.companyId, obligations.assign(input).then(takeOnly)),
    change: (input) => told(input.companyId, obligations.change(input)),
    remove: (input) => obligations.remove(input),
    listCompletions: (company, id) => obligations.listCompletions(company, id),
    complete: (input) => told(input.companyId, obligations.complete(input)),
    correct: (input) => told(input.companyId, obligations.correct(input)),
    takeBack: (input) => told(input.companyId, obligations.takeBack(input)),
    listHoldings: (company, employee) => obligations.listHoldings(company, employee),
    listSubjectNames: (company, section) => obligations.listSubjectNames(company, section),
  }
}

function takeOnly<T, E>(given: Result<readonly T[], E>): Result<T, E> {
  if (!given.ok) return given
  const [one] = given.value
  if (!one) throw new Error('an obligation was given to no one')
  return ok(one)
}

/** Today, and all absences of the company. */
type Day = { readonly today: LocalDate; readonly absences: readonly Absence[] }

async function readDayThere(records: Records, company: CompanyId, clock: Clock): Promise<Day> {
  const [today, absences] = await Promise.all([
    readCompanyDay(records, company, clock),
    records.absences.list(company, {}),
  ])
  return { today, absences }
}

/** Whose examinations are yearly: of those who have one of these, whoever is not 21 yet. */
async function findYoung(
  staff: LongStaff,
  company: CompanyId,
  some: readonly StandingObligation[],
  today: LocalDate,
): Promise<ReadonlySet<EmployeeId>> {
  const examined = some.filter(({ subject }) => subject.section === 'medicalExamination')
  if (examined.length === 0) return new Set()
  const people = await staff.listEmployees(company, [...new Set(examined.map((one) => one.employeeId))])
  return new Set(people.filter(({ birthDate }) => isUnder21(birthDate, today)).map(({ id }) => id))
}

const explainOne = (
  one: StandingObligation,
  { today, absences }: Day,
  isYoung: boolean,
): ExplainedObligation => ({
  ...one,
  overdue:
    fallsDue(one) && isOverdue(one.deadline, today, findAway(absences, one.employeeId, today) !== null),
  explanation: explain(one, findFactor),
  warning: findLongerThanLaw(one.subject, one.ruleId, one.periodicity, findFactor, isYoung)?.text ?? null,
})
