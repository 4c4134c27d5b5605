import type { Brand } from '../../shared/brand.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import type { LocalMoment } from '../../shared/dates/local-moment.ts'
import type { CompanyId, UserId } from '../../shared/identity.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { FieldErrors, NotFound, Stale } from '../../shared/results/refusals.ts'
import type { EvidenceFormat } from '../evidence/evidence-format.ts'
import type { IncidentId } from '../incident.ts'
import type { AttachCode, ChangeCode, IncidentCode, NoteCode } from '../reading/refusal-codes.ts'
import { FIRST_LOCAL_ID } from './local-id.ts'

/** Names one change and is the key under which the server does it once. */
export type ChangeKey = Brand<string, 'ChangeKey'>

/** What can be done about an incident without a connection. `seen` is what the person knew then. */
export type OfflineChange =
  | { readonly is: 'record'; readonly details: Input }
  | {
      readonly is: 'mark'
      readonly step: string
      /** When it was done; null takes the mark back. */
      readonly at: LocalMoment | null
      readonly seen: LocalMoment | null
    }
  | { readonly is: 'answer'; readonly step: string; readonly answer: boolean; readonly seen: boolean | null }
  | { readonly is: 'note'; readonly text: string; readonly at: LocalMoment }
  | {
      readonly is: 'photo'
      readonly step: string
      readonly name: string
      readonly size: number
      readonly format: EvidenceFormat
    }

/** What a field of a change is refused with. */
export type SentCode = IncidentCode | ChangeCode | NoteCode | AttachCode

/** Why the server doesn't take a change; `unknown` is an answer with that status that says nothing more. */
export type SendRefusal =
  | FieldErrors<SentCode>
  | NotFound
  | Stale
  | { readonly code: 'unknown'; readonly status: number }

/** What has become of a change. */
export type ChangeState =
  /** `sentAt`: it is on its way since then; `lostAt`: it was sent then, and no answer came. */
  | { readonly is: 'waiting'; readonly sentAt: Instant | null; readonly lostAt: Instant | null }
  /** Somebody else has changed the same meanwhile: to what. */
  | { readonly is: 'conflict'; readonly theirs: LocalMoment | boolean | null }
  | { readonly is: 'refused'; readonly refusal: SendRefusal }
  /** Its answer was lost so long ago that the server may not know it again: whether it was done a person has to look up. */
  | { readonly is: 'doubtful' }

/** A change that the server hasn't confirmed. */
export type UnsentChange = {
  readonly key: ChangeKey
  readonly companyId: CompanyId
  readonly incident: IncidentId
  readonly change: OfflineChange
  /** By the server's clock. */
  readonly madeAt: Instant
  readonly state: ChangeState
}

/** What one person's phone has still to send, in the order in which it was made. */
export type Outbox = {
  readonly person: UserId
  readonly changes: readonly UnsentChange[]
  /** Under which id the server keeps what was recorded here. */
  readonly moved: Readonly<Record<number, IncidentId>>
}

export const emptyOutbox = (person: UserId): Outbox => ({ person, changes: [], moved: {} })

/** An id that no other incident of the phone has. */
export function makeLocalId({ changes, moved }: Outbox): IncidentId {
  const used = [...changes.map(({ incident }) => Number(incident)), ...Object.keys(moved).map(Number)]
  return (Math.max(FIRST_LOCAL_ID - 1, ...used) + 1) as IncidentId
}

const untried = { is: 'waiting', sentAt: null, lostAt: null } as const

/** The outbox with one more change. */
export const addChange = (outbox: Outbox, added: Omit<UnsentChange, 'state'>): Outbox => ({
  ...outbox,
  changes: [...outbox.changes, { ...added, incident: findKnownId(outbox, added.incident), state: untried }],
})

/** The server's id of what was recorded here, once it has one. */
export const findKnownId = ({ moved }: Pick<Outbox, 'moved'>, id: IncidentId): IncidentId => moved[id] ?? id

/** The changes of an incident, in their order. */
export const listIncidentChanges = (outbox: Outbox, id: IncidentId): readonly UnsentChange[] =>
  outbox.changes.filter(({ incident }) => incident === findKnownId(outbox, id))
