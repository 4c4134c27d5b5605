import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { FileWrite } from '@osh/core/files/file-store.ts'
import type { Evidence } from '@osh/core/incidents/evidence/evidence.ts'
import type { EvidenceQuestion, EvidenceWrite } from '@osh/core/incidents/evidence/evidence-facts.ts'
import type { EvidenceQueries } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { EventWrite } from '@osh/core/incidents/incident-facts.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import type { Ledger } from '../ledger.ts'
import { nextId, type State } from '../state.ts'

const evidenceIn = ({ evidence = [] }: State, companyId: CompanyId): readonly Evidence[] =>
  evidence.filter((one) => one.companyId === companyId)

const sizeOf = ({ content }: Evidence): number => (content.is === 'file' ? content.file.size : 0)
const sumOf = (all: readonly Evidence[]): number => all.reduce((sum, one) => sum + sizeOf(one), 0)

export const answerEvidence = (state: State): Answers<EvidenceQuestion> => ({
  'evidence-tally': ({ companyId, incidentId }) => {
    const all = evidenceIn(state, companyId)
    const own = all.filter((one) => one.incidentId === incidentId)
    return { count: own.length, bytes: sumOf(own), ofCompany: sumOf(all) }
  },
  'is-attached': ({ companyId, incidentId, step, sha256 }) =>
    evidenceIn(state, companyId).some(
      (one) =>
        one.incidentId === incidentId &&
        one.step === step &&
        one.withdrawn === null &&
        one.content.is === 'file' &&
        one.content.file.sha256 === sha256,
    ),
  evidence: ({ companyId, id }) => evidenceIn(state, companyId).find((one) => one.id === id) ?? null,
  'new-evidence-id': () => nextId(state.evidence ?? []),
})

const changeIn = <Row extends Pick<Evidence, 'id'>>(
  state: State,
  rows: readonly Row[],
  change: (evidence: Evidence, row: Row) => Evidence,
): State => ({
  ...state,
  evidence: (state.evidence ?? []).map((one) => {
    const row = rows.find(({ id }) => id === one.id)
    return row ? change(one, row) : one
  }),
})

export const evidenceWriters: Writers<Exclude<EvidenceWrite, FileWrite | EventWrite>, State, State> = {
  'new-evidence': (state, rows) => ({ ...state, evidence: [...(state.evidence ?? []), ...rows] }),
  'withdrawn-evidence': (state, rows) =>
    changeIn(state, rows, (one, { withdrawn }) => ({ ...one, withdrawn })),
  'evidence-previews': (state, rows) =>
    changeIn(state, rows, (one, { preview }) =>
      one.content.is === 'file' ? { ...one, content: { ...one.content, preview } } : one,
    ),
}

export const evidenceQueries = (ledger: Ledger): EvidenceQueries => ({
  list: (companyId, incidentId) =>
    ledger.read((state) => evidenceIn(state, companyId).filter((one) => one.incidentId === incidentId)),
  get: (companyId, id) =>
    ledger.read((state) => {
      const evidence = evidenceIn(state, companyId).find((one) => one.id === id)
      return evidence ? ok(evidence) : err(notFound)
    }),
})
