import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { joinFullName } from '@osh/core/employees/employee.ts'
import type {
  NewPaperRecord,
  PaperRecordQuestion,
  PaperRecordWrite,
} from '@osh/core/paper-records/paper-record-facts.ts'
import type { CompanyId, DocumentId } from '@osh/core/shared/identity.ts'
import { listDocuments } from '../documents/memory-document-queries.ts'
import { listStanding } from '../obligations/obligation-facts.ts'
import { listLastingTerms } from '../responsibilities/responsibilities.ts'
import { listEmployees } from '../staff/staff.ts'
import type { State } from '../state.ts'

const isOf =
  (companyId: CompanyId, documentId: DocumentId) =>
  (one: Pick<NewPaperRecord, 'companyId' | 'documentId'>): boolean =>
    one.companyId === companyId && one.documentId === documentId

export const answerPaperRecords = (state: State): Answers<PaperRecordQuestion> => ({
  paper: ({ companyId, id }) => {
    const document = listDocuments(state, companyId).find((one) => one.id === id)
    const source = state.documentSources.find(({ documentId }) => documentId === id)
    return document ? { document, answers: source?.answers ?? {} } : null
  },
  'paper-record': ({ companyId, id }) => {
    const kept = (state.paperRecords ?? []).find(isOf(companyId, id))
    if (!kept) return null
    const { things: made, ...record } = kept
    return { record, made }
  },
  'people-called': ({ companyId, names }) => {
    const asked = new Set(names)
    return listEmployees(state, companyId)
      .map((one) => ({ id: one.id, fullName: joinFullName(one) }))
      .filter(({ fullName }) => asked.has(fullName))
  },
  'standing-of-employees': ({ companyId, section, employeeIds }) => {
    const asked = new Set(employeeIds)
    return listStanding(state, companyId, { section }).filter(({ employeeId }) => asked.has(employeeId))
  },
  'holders-of-roles': ({ companyId, roleIds }) => {
    const asked = new Set(roleIds)
    return listLastingTerms(state, companyId).filter(({ roleId }) => asked.has(roleId))
  },
})

export const paperRecordWriters: Writers<PaperRecordWrite, State, State> = {
  'paper-records': (state, rows) => ({
    ...state,
    paperRecords: [
      ...(state.paperRecords ?? []).filter(
        (one) => !rows.some((row) => isOf(row.companyId, row.documentId)(one)),
      ),
      ...rows,
    ],
  }),
  'undone-paper-records': (state, rows) => ({
    ...state,
    paperRecords: (state.paperRecords ?? []).map((one) => ({
      ...one,
      undone: rows.find((row) => isOf(row.companyId, row.documentId)(one))?.undone ?? one.undone,
    })),
  }),
}
