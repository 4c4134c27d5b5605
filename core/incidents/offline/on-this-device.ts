import type { CompanyId } from '../../shared/identity.ts'
import type { Incident, IncidentId } from '../incident.ts'
import type { NamedEmployee } from '../reading/read-person.ts'
import type { ChangeKey, UnsentChange } from './outbox.ts'

/** What this device has still to send, as a screen shows it. */
export interface UnsentChanges {
  /** In the order in which they were made. */
  list(): readonly UnsentChange[]
  /** The incident as it is seen with them. */
  findIncident(change: UnsentChange): Incident | null
  /** Whether the last try had no answer. */
  isAway(): boolean
  /** Tries now what may go. */
  send(): Promise<void>
  /** The person's own value goes, whatever was there meanwhile; or what was refused or doubtful is sent again. */
  sendMine(key: ChangeKey): Promise<void>
  /** What the server has stays. */
  giveUp(key: ChangeKey): Promise<void>
}

/** Port: what this device keeps of whoever is signed in. It is opened when it is asked for. */
export interface OnThisDevice {
  /** How many changes wait here, without anything being opened. */
  countUnsent(): number
  /** Calls back whenever one of them comes, goes or changes; answers how to stop. */
  subscribe(changed: () => void): () => void
  /** Calls back with the incident of whatever was answered when no one waited for it; answers how to stop. */
  follow(answered: (incident: IncidentId) => void): () => void
  /** Null where nothing can be kept. */
  open(): Promise<UnsentChanges | null>
  /** Whoever may be named as injured without a connection. */
  listPeople(companyId: CompanyId): Promise<readonly NamedEmployee[]>
  /** Nothing stays of companies that the person is no member of any more. */
  forgetFormer(): Promise<void>
  /** To be said before the person signs out: all goes but what is not sent, which waits for the same person. */
  leave(): Promise<void>
}

/** Where nothing can be kept, and nothing has to. */
export const nothingOnThisDevice: OnThisDevice = {
  countUnsent: () => 0,
  subscribe: () => () => {},
  follow: () => () => {},
  open: async () => null,
  listPeople: async () => [],
  forgetFormer: async () => {},
  leave: async () => {},
}
