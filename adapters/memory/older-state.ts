import { noSizes } from '@osh/core/employees/sizes/sizes.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { fromBase64 } from './files/base64.ts'
import type { KeptOwnForm, State, StateFile } from './state.ts'

/**
 * What an older version of the program has kept, with what it did not know of yet: PPE was counted in pieces, by no point of the norms, no one had sizes,
 * and files lay with their documents and own forms.
 */
export const bringUpToDate = (state: State): State => ({
  ...withFilesApart(state),
  employees: state.employees.map((kept) => ({ ...noSizes, ...kept })),
  obligations: state.obligations.map((kept) => ({ ...kept, subject: withUnit(kept.subject) })),
  memos: state.memos.map((memo) => ({
    ...memo,
    rows: memo.rows.map((row) => ({ ...row, subject: withUnit(row.subject) })),
  })),
})

const withUnit = (subject: Subject): Subject =>
  subject.section === 'ppe' ? { ...inPieces, ...subject } : subject

const inPieces = { unit: 'piece', norm: null, size: null } as const

function withFilesApart({ documentFiles, ...state }: State): State {
  const ofPapers = (documentFiles ?? []).flatMap(({ documentId, format, base64 }): readonly StateFile[] => {
    const document = state.documents.find(({ id }) => id === documentId)
    const mark = document?.files[format]
    return document && mark ? [{ companyId: document.companyId, ...mark, base64 }] : []
  })
  const ofForms = state.ownForms.flatMap(fileWith)
  if (ofPapers.length + ofForms.length === 0) return state
  const ownForms = state.ownForms.map(({ base64: _, ...form }) => form)
  return { ...state, ownForms, files: [...state.files, ...ofPapers, ...ofForms] }
}

const fileWith = ({ companyId, sha256, base64 }: KeptOwnForm): readonly StateFile[] =>
  base64 === undefined ? [] : [{ companyId, sha256, size: fromBase64(base64).length, base64 }]
