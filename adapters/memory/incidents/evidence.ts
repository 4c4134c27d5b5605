import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { FileWrite } from '@osh/core/files/file-store.ts'
import {
  type Evidence,
  type EvidenceHolder,
  isOfSame,
  takeEvidenceHolder,
} from '@osh/core/incidents/evidence/evidence.ts'
import type {
  EvidenceQuestion,
  EvidenceWrite,
  HeldMeasure,
  ToldEvidence,
} from '@osh/core/incidents/evidence/evidence-facts.ts'
import type { EvidenceQueries } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { Measure } from '@osh/core/measures/measure.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import type { Ledger } from '../ledger.ts'
import { listMeasures, sourceOf } from '../measures/measures.ts'
import { findNextId, type State } from '../state.ts'
import { listMicrotraumas } from './microtraumas.ts'

const listEvidence = ({ evidence = [] }: State, companyId: CompanyId): readonly Evidence[] =>
  evidence.filter((one) => one.companyId === companyId)

const sizeOf = ({ content }: Evidence): number => (content.is === 'file' ? content.file.size : 0)
const sumOf = (all: readonly Evidence[]): number => all.reduce((sum, one) => sum + sizeOf(one), 0)

const isOf =
  (holder: EvidenceHolder) =>
  ({ of }: Evidence): boolean => {
    const own = takeEvidenceHolder(of)
    if (holder.is === 'incident') return own.is === 'incident' && own.incidentId === holder.incidentId
    return own.is !== 'incident' && of.is !== 'step' && isOfSame(of, holder)
  }

/** Of the incident's steps, of measures that hold, of the microtrauma that it was. */
function listInFile(state: State, companyId: CompanyId, id: IncidentId): readonly Evidence[] {
  const measures = listMeasures(state, companyId).filter(
    (one) => one.removed === null && describeHeld(state, one).incidentId === id,
  )
  const was = listMicrotraumas(state, companyId).filter(({ incidentId }) => incidentId === id)
  return listEvidence(state, companyId).filter(({ of }) => {
    if (of.is === 'step') return of.incidentId === id
    return of.is === 'measure'
      ? measures.some((one) => one.id === of.measureId)
      : was.some((one) => one.id === of.microtraumaId)
  })
}

function describeHeld(state: State, measure: Measure): HeldMeasure {
  const { what, removed, origin } = measure
  const [source] = sourceOf(state, measure)
  return {
    what,
    isRemoved: removed !== null,
    told: {
      incidentId: origin.is === 'incident' ? origin.incidentId : null,
      microtraumaId: origin.is === 'microtrauma' ? origin.microtraumaId : null,
    },
    incidentId: source && source.is !== 'plan' ? source.incidentId : null,
  }
}

export const answerEvidence = (state: State): Answers<EvidenceQuestion> => ({
  'evidence-tally': ({ companyId, holder, incidentId }) => {
    const all = listEvidence(state, companyId)
    const own = all.filter(isOf(holder))
    const file = incidentId === null ? own : listInFile(state, companyId, incidentId)
    return { count: own.length, bytes: sumOf(file), ofCompany: sumOf(all) }
  },
  'held-measure': ({ companyId, id }) => {
    const measure = listMeasures(state, companyId).find((one) => one.id === id)
    return measure ? describeHeld(state, measure) : null
  },
  'is-attached': ({ companyId, of, sha256 }) =>
    listEvidence(state, companyId).some(
      (one) =>
        isOfSame(one.of, of) &&
        one.withdrawn === null &&
        one.content.is === 'file' &&
        one.content.file.sha256 === sha256,
    ),
  evidence: ({ companyId, id }) => listEvidence(state, companyId).find((one) => one.id === id) ?? null,
  'new-evidence-id': () => findNextId(state.evidence ?? []),
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

export const evidenceWriters: Writers<Exclude<EvidenceWrite, FileWrite | ToldEvidence>, State, State> = {
  'new-evidence': (state, rows) => ({ ...state, evidence: [...(state.evidence ?? []), ...rows] }),
  'withdrawn-evidence': (state, rows) =>
    changeIn(state, rows, (one, { withdrawn }) => ({ ...one, withdrawn })),
  'evidence-previews': (state, rows) =>
    changeIn(state, rows, (one, { preview }) =>
      one.content.is === 'file' ? { ...one, content: { ...one.content, preview } } : one,
    ),
}

export const makeEvidenceQueries = (ledger: Ledger): EvidenceQueries => ({
  list: (companyId, holder) => ledger.read((state) => listEvidence(state, companyId).filter(isOf(holder))),
  listOfFile: (companyId, incidentId) => ledger.read((state) => listInFile(state, companyId, incidentId)),
  get: (companyId, id) =>
    ledger.read((state) => {
      const evidence = listEvidence(state, companyId).find((one) => one.id === id)
      return evidence ? ok(evidence) : err(notFound)
    }),
})
