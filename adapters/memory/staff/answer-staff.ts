import type { Answers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Department, DepartmentId } from '@osh/core/departments/department.ts'
import type { DepartmentQuestion } from '@osh/core/departments/department-facts.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { AbsenceId } from '@osh/core/employees/absences/absence.ts'
import type { AbsenceQuestion } from '@osh/core/employees/absences/absence-facts.ts'
import { type Employee, type EmployeeId, joinFullName } from '@osh/core/employees/employee.ts'
import type { EmployeeQuestion, EmployeeTraces } from '@osh/core/employees/employee-facts.ts'
import { holdNumber } from '@osh/core/employees/personnel-number.ts'
import { FIRST_OWN_POSITION_ID } from '@osh/core/norms/positions.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { PositionQuestion } from '@osh/core/positions/position-facts.ts'
import type { Requirement } from '@osh/core/requirements/requirement.ts'
import { tellWithdrawn } from '@osh/core/requirements/tell-withdrawn.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import { listTerms } from '../responsibilities/responsibilities.ts'
import { findNextDeletableId, type State } from '../state.ts'
import { buildEmployee, findPosition, listEmployees } from './staff.ts'

type StaffQuestion = EmployeeQuestion | AbsenceQuestion | DepartmentQuestion | PositionQuestion

export const answerStaff = (state: State): Answers<StaffQuestion> => ({
  employees: ({ companyId, ids }) => {
    const asked = new Set(ids)
    const found = state.employees.filter(({ id, companyId: owner }) => owner === companyId && asked.has(id))
    return new Map(found.map((kept) => [kept.id, buildEmployee(state, kept)]))
  },
  'place-of-work': ({ companyId, departmentId, positionId }) => ({
    hasDepartment: state.departments.some(
      ({ id, companyId: owner }) => id === departmentId && owner === companyId,
    ),
    position: findPosition(state, companyId, positionId) ?? null,
  }),
  'personnel-number': ({ companyId, number }) =>
    state.employees
      .filter((one) => one.companyId === companyId && holdNumber(one) === number)
      .map(({ id }) => id),
  'new-employee-id': () => findNextDeletableId(state, 'employees') as EmployeeId,
  'employee-traces': ({ companyId, id }) => findTraces(state, companyId, id),
  'absent-employee': ({ companyId, id }) =>
    state.absences.find((one) => one.id === id && one.companyId === companyId)?.employeeId ?? null,
  'absences-of': ({ companyId, employeeId }) =>
    state.absences
      .filter((one) => one.companyId === companyId && one.employeeId === employeeId)
      .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  'new-absence-id': () => findNextDeletableId(state, 'absences') as AbsenceId,
  department: ({ companyId, id }) =>
    listDepartments(state, companyId).find((department) => department.id === id) ?? null,
  'department-named': ({ companyId, name }) => withName(listDepartments(state, companyId), name)?.id ?? null,
  'department-people': ({ companyId, id }) =>
    describeFirst(listEmployees(state, companyId).filter(({ departmentId }) => departmentId === id)),
  'department-requirements': ({ companyId, id }) =>
    tellWithdrawn(listRequirements(state, companyId).filter(({ departmentId }) => departmentId === id)),
  'new-department-id': () => findNextDeletableId(state, 'departments') as DepartmentId,
  'position-named': ({ companyId, name }) => {
    const own = state.positions.filter((position) => position.companyId === companyId)
    const named = withName(own, name)
    return named ? { id: named.id, name: named.name } : null
  },
  position: ({ companyId, id }) => {
    const own = state.positions.find((one) => one.id === id && one.companyId === companyId)
    return own ? { id, name: own.name } : null
  },
  'position-people': ({ companyId, id }) =>
    describeFirst(listEmployees(state, companyId).filter(({ positionId }) => positionId === id)),
  'position-requirements': ({ companyId, id }) =>
    tellWithdrawn(listRequirements(state, companyId).filter(({ positionId }) => positionId === id)),
  'new-position-id': () => findNewPositionId(state),
})

export const findNewPositionId = (state: State): PositionId =>
  Math.max(findNextDeletableId(state, 'positions'), FIRST_OWN_POSITION_ID) as PositionId

const describeFirst = (people: readonly Employee[]) => {
  const [first] = people
  return first ? { fullName: joinFullName(first), count: people.length } : null
}

export function findTraces(state: State, companyId: CompanyId, id: EmployeeId): EmployeeTraces {
  const own = state.obligations.filter((kept) => kept.companyId === companyId && kept.employeeId === id)
  const obligationIds = own.map((kept) => kept.id)
  const memos = state.memos.filter((memo) => memo.companyId === companyId)
  const documents = state.documents.filter((document) => document.companyId === companyId)
  const named = documents.findLast(({ employees }) => employees.some((one) => one.id === id))
  return {
    memoNumber:
      memos.findLast(({ rows }) => rows.some(({ employeeId }) => employeeId === id))?.number ?? null,
    documentNumber: named ? printDocumentNumber(named.number) : null,
    isCompleted: state.completions.some(
      ({ obligationId, takenBack }) => takenBack === null && obligationIds.includes(obligationId),
    ),
    wasInjured:
      (state.incidents ?? []).some(({ injured }) => injured.some((one) => one.employeeId === id)) ||
      (state.microtraumas ?? []).some(({ injured }) => injured.employeeId === id),
    answersForMeasure: (state.measures ?? []).some(({ employeeId }) => employeeId === id),
    wasResponsible: listTerms(state, companyId).some(({ employeeId }) => employeeId === id),
    obligationIds,
    absenceIds: state.absences.filter(({ employeeId }) => employeeId === id).map((absence) => absence.id),
  }
}

const listRequirements = ({ requirements = [] }: State, company: CompanyId): readonly Requirement[] =>
  requirements.filter(({ companyId }) => companyId === company)

const listDepartments = ({ departments }: State, companyId: CompanyId): readonly Department[] =>
  departments.filter((department) => department.companyId === companyId)

const withName = <T extends { readonly name: string }>(things: readonly T[], name: string): T | undefined =>
  things.find((thing) => foldName(thing.name) === foldName(name))
