import { noSizes } from '@osh/core/employees/sizes/sizes.ts'
import type { Evidence } from '@osh/core/incidents/evidence/evidence.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { findRole } from '@osh/core/norms/responsibilities.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { decodeBase64 } from './files/base64.ts'
import type { KeptOwnForm, State, StateFile } from './state.ts'

/**
 * What an older version of the program has kept, with what it did not know of yet: PPE was counted in pieces, by no point of the norms, no one had sizes,
 * files lay with their documents and own forms, roles were switched off, and all evidence was of steps.
 */
export const bringUpToDate = (state: State): State => ({
  ...withAnswers(withFilesApart(state)),
  ...(state.evidence ? { evidence: state.evidence.flatMap(withPlace) } : {}),
  employees: state.employees.map((kept) => ({ ...noSizes, ...kept })),
  obligations: state.obligations.map((kept) => ({
    ...byHand,
    ...kept,
    subject: withUnit(kept.subject),
  })),
  memos: state.memos.map((memo) => ({
    ...memo,
    rows: memo.rows.map((row) => ({ ...row, subject: withUnit(row.subject) })),
  })),
})

/** A role that was switched off says that its condition is not so; who said it is not known. */
function withAnswers({ rolesOff = [], circumstances, ...state }: State): State {
  const said = new Set(circumstances.map(({ companyId, circumstanceId }) => `${companyId} ${circumstanceId}`))
  const since = { by: 0 as UserId, at: '1970-01-01T00:00:00.000Z' as Instant }
  const answers = rolesOff.flatMap(({ companyId, roleId }) => {
    const circumstanceId = findRole(roleId)?.circumstance ?? null
    const isSaid = circumstanceId === null || said.has(`${companyId} ${circumstanceId}`)
    return isSaid ? [] : [{ companyId, circumstanceId, applies: false, since }]
  })
  return { ...state, circumstances: [...circumstances, ...answers] }
}

type OlderEvidence = Omit<Evidence, 'of'> &
  Partial<Pick<Evidence, 'of'>> & { readonly incidentId?: IncidentId; readonly step?: string }

function withPlace({ incidentId, step, of, ...same }: OlderEvidence): readonly Evidence[] {
  if (of) return [{ ...same, of }]
  return incidentId === undefined ? [] : [{ ...same, of: { is: 'step', incidentId, step: step ?? '' } }]
}

const withUnit = (subject: Subject): Subject =>
  subject.section === 'ppe' ? { ...inPieces, ...subject } : subject

const byHand = { requirementId: null }

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
  base64 === undefined ? [] : [{ companyId, sha256, size: decodeBase64(base64).length, base64 }]
