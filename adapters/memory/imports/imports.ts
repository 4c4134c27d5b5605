import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeTraces } from '@osh/core/employees/employee-facts.ts'
import type { ImportQuestion, ImportWrite, NewImport } from '@osh/core/imports/import-facts.ts'
import { IMPORTS_TOLD, type ImportQueries } from '@osh/core/imports/imports.ts'
import type { ImportId, StaffImport } from '@osh/core/imports/staff-import.ts'
import type { CompletionId, ObligationId } from '@osh/core/obligations/obligation-ids.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import type { Ledger } from '../ledger.ts'
import { listStanding } from '../obligations/obligation-facts.ts'
import { findNewPositionId, findTraces } from '../staff/answer-staff.ts'
import { buildEmployee } from '../staff/staff.ts'
import { findNextDeletableId, findNextId, listIdsFrom, type State } from '../state.ts'

const importsIn = ({ staffImports = [] }: State, company: CompanyId): readonly NewImport[] =>
  staffImports.filter(({ companyId }) => companyId === company)

/** One of the time when a file dismissed nobody says nothing of it. */
const tellImport = ({ things: _, left: _left, fields: _fields, ...told }: NewImport): StaffImport => ({
  ...told,
  counts: { ...{ dismissed: 0 }, ...told.counts },
})

export const makeImportQueries = (ledger: Ledger): ImportQueries => ({
  list: (company) =>
    ledger.read((state) => importsIn(state, company).toReversed().slice(0, IMPORTS_TOLD).map(tellImport)),
  readLeft: (company, id) =>
    ledger.read((state) => {
      const kept = importsIn(state, company).find((one) => one.id === id)
      return kept ? { fields: kept.fields, rows: kept.left } : null
    }),
})

export const answerImports = (state: State): Answers<ImportQuestion> => ({
  'import-ground': ({ companyId, withDuties }) => {
    const isOwn = (one: { readonly companyId: CompanyId }): boolean => one.companyId === companyId
    return {
      staff: state.employees.filter(isOwn).map((kept) => buildEmployee(state, kept)),
      departments: state.departments.filter(isOwn),
      positions: state.positions.filter(isOwn).map(({ id, name }) => ({ id, name })),
      duties: withDuties ? listStanding(state, companyId, {}) : [],
    }
  },
  'import-ids': (counts) => ({
    id: findNextId<ImportId>(state.staffImports ?? []),
    employees: listNew<EmployeeId>(findNextDeletableId(state, 'employees'), counts.employees),
    departments: listNew<DepartmentId>(findNextDeletableId(state, 'departments'), counts.departments),
    positions: listNew<PositionId>(findNewPositionId(state), counts.positions),
    obligations: listNew<ObligationId>(findNextDeletableId(state, 'obligations'), counts.obligations),
    completions: listNew<CompletionId>(findNextDeletableId(state, 'completions'), counts.completions),
  }),
  'staff-import': ({ companyId, id }) => {
    const kept = importsIn(state, companyId).find((one) => one.id === id)
    return kept ? { kept: tellImport(kept), made: kept.undone ? null : kept.things } : null
  },
  'traced-employees': ({ companyId, ids, but }) => {
    const own = new Set<number>(but)
    const excepted = new Set((state.requirementExceptions ?? []).map(({ employeeId }) => employeeId))
    return ids.filter((id) => excepted.has(id) || isTraced(findTraces(state, companyId, id), own))
  },
  'decided-posts': ({ companyId, departmentIds, positionIds }) => {
    const [departments, positions] = [new Set<number | null>(departmentIds), new Set(positionIds)]
    return [...(state.postProfiles ?? []), ...(state.requirements ?? [])].filter(
      (post) =>
        post.companyId === companyId &&
        (positions.has(post.positionId) || departments.has(post.departmentId)),
    )
  },
})

const listNew = <Id extends number>(first: number, count: number): readonly Id[] =>
  count === 0 ? [] : listIdsFrom(first as Id, count)

/** A completion is of an obligation: those of the import's own are looked at one by one. */
const isTraced = (
  { memoNumber, documentNumber, obligationIds, absenceIds, isCompleted: _, ...named }: EmployeeTraces,
  own: ReadonlySet<number>,
): boolean =>
  memoNumber !== null ||
  documentNumber !== null ||
  absenceIds.length > 0 ||
  obligationIds.some((id) => !own.has(id)) ||
  Object.values(named).includes(true)

export const importWriters: Writers<ImportWrite, State, State> = {
  'new-imports': (state, rows) => ({ ...state, staffImports: [...(state.staffImports ?? []), ...rows] }),
  'undone-imports': (state, rows) => ({
    ...state,
    staffImports: (state.staffImports ?? []).map((one) => ({
      ...one,
      ...rows.find(({ id, companyId }) => id === one.id && companyId === one.companyId),
    })),
  }),
}
