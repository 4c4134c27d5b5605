import { type Answers, follow } from '@osh/core/commands/follow.ts'
import { attach, type EvidenceDraft } from '@osh/core/incidents/evidence/attach.ts'
import { attachLink } from '@osh/core/incidents/evidence/attach-link.ts'
import {
  type Evidence,
  type EvidenceId,
  type EvidenceOf,
  isOfSame,
} from '@osh/core/incidents/evidence/evidence.ts'
import type {
  EvidenceQuestion,
  EvidenceTally,
  HeldMeasure,
} from '@osh/core/incidents/evidence/evidence-facts.ts'
import { withdraw } from '@osh/core/incidents/evidence/withdraw.ts'
import type { Incident, IncidentId } from '@osh/core/incidents/incident.ts'
import type { LockIncident } from '@osh/core/incidents/incident-facts.ts'
import type { Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { LockMicrotrauma } from '@osh/core/incidents/microtraumas/microtrauma-facts.ts'
import type { HoldMembership } from '@osh/core/members/member-facts.ts'
import { ownership } from '@osh/core/rights/membership.ts'
import type { MeasureId } from '@osh/core/shared/identity.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { atStep } from '#tests/evidence-example.ts'
import { instant, mining, someone } from '#tests/examples.ts'
import { anIncident, doneAt } from '#tests/incidents-example.ts'
import { aMicrotrauma } from '#tests/microtraumas-example.ts'
import { aPicture } from '#tests/pictures.ts'

export const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
export const incident = anIncident()
export const id = 9 as EvidenceId
export const bytes = aPicture('place')
export const sent: EvidenceDraft = { name: 'C:\\photos\\место.jpg', bytes, sha256: 'ab' }

export const content = {
  is: 'file',
  format: 'jpeg',
  file: { sha256: 'ab', size: bytes.length },
  preview: null,
} as const
export const photo: Evidence = {
  id,
  companyId: mining,
  of: atStep(incident.id, 'inspect'),
  name: 'место.jpg',
  content,
  enteredBy: someone,
  enteredAt: signed.at,
  withdrawn: null,
}

export type Known = Partial<EvidenceTally> & {
  readonly twice?: boolean
  readonly member?: boolean
  readonly there?: boolean
  readonly changes?: Partial<Incident>
  readonly evidence?: Evidence | null
  readonly bruised?: Partial<Microtrauma>
  readonly measure?: Partial<HeldMeasure>
  /** The accident in whose archive it is to be counted. */
  readonly counted?: IncidentId | null
}
/** What the storage knows of this company's incident alone. */
export const answers = ({
  twice = false,
  member = true,
  there = true,
  changes = {},
  evidence = photo,
  bruised = {},
  measure = {},
  counted = incident.id,
  ...tally
}: Known): Answers<EvidenceQuestion | HoldMembership | LockIncident | LockMicrotrauma> => ({
  'own-membership': (asked) =>
    member && asked.user === someone && asked.companyId === mining ? ownership : null,
  incident: (asked) =>
    there && asked.companyId === mining && asked.id === incident.id
      ? { ...incident, ...changes, done: { former: doneAt('2026-11-20T10:00') } }
      : null,
  'evidence-tally': ({ companyId, incidentId }) => ({
    ...{ count: 0, bytes: 0, ofCompany: 0 },
    ...(companyId === mining && incidentId === counted ? tally : {}),
  }),
  'is-attached': ({ of, sha256 }) => twice && isOfSame(of, photo.of) && sha256 === sent.sha256,
  microtrauma: (asked) =>
    asked.companyId === mining && asked.id === bruise.id ? { ...bruise, ...bruised } : null,
  'held-measure': (asked) =>
    asked.companyId === mining && asked.id === fence.measureId ? { ...held, ...measure } : null,
  evidence: (asked) => (asked.companyId === mining && asked.id === id ? evidence : null),
  'new-evidence-id': ({ companyId }) => (companyId === mining ? id : (0 as EvidenceId)),
})
export const bruise = aMicrotrauma()
export const fence = { is: 'measure', measureId: 7 as MeasureId } as const
export const held: HeldMeasure = {
  what: 'Поставить ограждение',
  isRemoved: false,
  told: { incidentId: incident.id, microtraumaId: null },
  incidentId: incident.id,
}
export type Placed = { readonly step?: string; readonly of?: EvidenceOf }
export const attached = (
  { step = 'inspect', of = atStep(incident.id, step), ...draft }: Partial<EvidenceDraft> & Placed = {},
  known: Known = {},
) => follow(attach.run({ companyId: mining, of, draft: { ...sent, ...draft } }, signed), answers(known))
export const codeOf = (outcome: { readonly ok: boolean; readonly error?: unknown }) =>
  outcome.ok ? null : JSON.stringify(outcome.error).match(/"code":"([a-z/-]+)"(?!.*"code")/)?.[1]

export const details = { name: 'Камера 3', url: 'https://video.example.org/3?at=14:10' }
export const linked = (
  { step = 'inspect', of = atStep(incident.id, step), ...changes }: Placed & Input = {},
  known: Known = {},
) =>
  follow(
    attachLink.run({ companyId: mining, of, details: { ...details, ...changes } }, signed),
    answers(known),
  )

export const withdrawn = (reason: unknown, evidence: Evidence | null = photo) =>
  follow(withdraw.run({ companyId: mining, id, reason }, signed), answers({ evidence }))

export const bruised = { is: 'microtrauma', microtraumaId: bruise.id } as const
