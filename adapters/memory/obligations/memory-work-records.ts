import type { CompanyId } from '@osh/core/companies/company.ts'
import {
  type DoneWork,
  MOST_OF_PEOPLE,
  MOST_SHARED,
  type PersonDuty,
  type Post,
  type SharedDuty,
  type SizedDuty,
  type StaffedPost,
  type WorkRecords,
} from '@osh/core/documents/sources/facts/work-records.ts'
import { type Employee, isDismissed, joinFullName, namePosition } from '@osh/core/employees/employee.ts'
import { sizeFields } from '@osh/core/employees/sizes/sizes.ts'
import { deriveCurrentSubject } from '@osh/core/obligations/standing/current-subject.ts'
import { findEarliest } from '@osh/core/obligations/standing/earliest.ts'
import { isDueBy } from '@osh/core/obligations/standing/standing.ts'
import { makeStandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { pick } from '@osh/core/shared/input/pick.ts'
import type { Ledger } from '../ledger.ts'
import { listEmployees } from '../staff/staff.ts'
import type { State } from '../state.ts'
import { listFacts } from './obligation-facts.ts'

type Employed = { readonly employee: Employee; readonly post: Post }

function mapStaff(state: State, companyId: CompanyId): ReadonlyMap<number, Employed> {
  const names = new Map(state.departments.map(({ id, name }) => [id, name]))
  return new Map(
    listEmployees(state, companyId).map((employee) => [
      employee.id,
      {
        employee,
        post: { department: names.get(employee.departmentId) ?? '', position: namePosition(employee) },
      },
    ]),
  )
}

/** What is alike by what is told of it, each with all that are so. */
const groupAlike = <One, Told>(all: readonly One[], tell: (one: One) => Told) =>
  [...Map.groupBy(all, (one) => JSON.stringify(tell(one))).values()]
    .flatMap((alike) => alike.slice(0, 1).map((one) => [tell(one), alike] as const))
    .slice(0, MOST_SHARED)

const withoutSize = (subject: Subject): Subject =>
  subject.section === 'ppe' ? { ...subject, size: null } : subject

export const makeMemoryWorkRecords = (ledger: Ledger): WorkRecords => ({
  listDone: (companyId, { section, from, to, limit }) =>
    ledger.read((state) => {
      const staff = mapStaff(state, companyId)
      const done = listFacts(state, companyId).flatMap(({ obligation, completions }) => {
        const one = staff.get(obligation.employeeId)
        if (!one || obligation.subject.section !== section) return []
        return completions
          .filter(({ date, takenBack }) => takenBack === null && date >= from && date <= to)
          .map((completion) => ({
            id: completion.id,
            work: {
              ...{ employeeId: one.employee.id, fullName: joinFullName(one.employee), ...one.post },
              ...{ birthDate: one.employee.birthDate, dismissalDate: one.employee.dismissalDate },
              ...{ date: completion.date, result: completion.result },
              subject: deriveCurrentSubject(obligation.subject, [completion]),
              quantity: completion.quantity,
              ...(completion.papers ? { papers: completion.papers } : {}),
            } satisfies DoneWork,
          }))
      })
      return done
        .toSorted((a, b) => a.work.date.localeCompare(b.work.date) || a.id - b.id)
        .slice(0, limit)
        .map(({ work }) => work)
    }),
  listShared: (companyId, section, day) =>
    ledger.read((state) => {
      const staff = mapStaff(state, companyId)
      const asked = listFacts(state, companyId).flatMap((facts) => {
        const { periodicity, employeeId, removed } = facts.obligation
        const one = staff.get(employeeId)
        if (!one || removed || facts.obligation.subject.section !== section) return []
        if (isDismissed(one.employee, day)) return []
        const standing = makeStandingObligation(facts)
        const subject = withoutSize(standing.subject)
        return [{ duty: { ...one.post, subject, periodicity }, employeeId, standing }]
      })
      return groupAlike(asked, ({ duty }) => duty).map(
        ([duty, alike]): SharedDuty => ({
          ...duty,
          people: new Set(alike.map(({ employeeId }) => employeeId)).size,
          due: findEarliest(alike.map(({ standing }) => standing)),
        }),
      )
    }),
  listOfPeople: (companyId, section, day) =>
    ledger.read((state) => {
      const staff = mapStaff(state, companyId)
      const asked = listFacts(state, companyId).flatMap((facts): readonly PersonDuty[] => {
        const { employeeId, removed, subject: of } = facts.obligation
        const one = staff.get(employeeId)
        if (!one || removed || of.section !== section || isDismissed(one.employee, day)) return []
        const standing = makeStandingObligation(facts)
        return [{ employeeId, ...one.post, subject: standing.subject, due: findEarliest([standing]) }]
      })
      return asked.slice(0, MOST_OF_PEOPLE)
    }),
  listDuePpe: (companyId, day, to) =>
    ledger.read((state) => {
      const staff = mapStaff(state, companyId)
      const due = listFacts(state, companyId).flatMap((facts) => {
        const { subject, employeeId, removed } = facts.obligation
        const one = staff.get(employeeId)
        if (!one || removed || subject.section !== 'ppe' || subject.event !== 'issuance') return []
        if (isDismissed(one.employee, day) || !isDueBy(makeStandingObligation(facts), to)) return []
        const { name, unit, size, quantity } = subject
        return [{ duty: { name, unit, size, sizes: pick(one.employee, sizeFields) }, employeeId, quantity }]
      })
      return groupAlike(due, ({ duty }) => duty).map(
        ([duty, alike]): SizedDuty => ({
          ...duty,
          pieces: alike.reduce((sum, { quantity }) => sum + quantity, 0),
          people: new Set(alike.map(({ employeeId }) => employeeId)).size,
        }),
      )
    }),
  listProfiles: (companyId) =>
    ledger.read((state) =>
      (state.postProfiles ?? [])
        .filter((one) => one.companyId === companyId)
        .map(({ companyId: _, ...post }) => post),
    ),
  listPosts: (companyId, day) =>
    ledger.read((state) => {
      const held = [...mapStaff(state, companyId).values()].filter(
        ({ employee }) => employee.hireDate <= day && !isDismissed(employee, day),
      )
      return groupAlike(held, ({ post }) => post).map(([post, alike]): StaffedPost => {
        const women = alike.filter(({ employee }) => employee.sex === 'f').length
        return { ...post, people: alike.length, women }
      })
    }),
})
