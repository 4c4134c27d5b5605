import type { Instant } from '../shared/dates/instant.ts'
import type { Caller, CompanyId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import type { Result } from '../shared/results/result.ts'
import type { PushAddress, PushRefused } from './push-device.ts'
import type { PushMessage, PushUrgency } from './push-message.ts'

/** What a browser subscribes by, null where the service sends no such messages; and the address that is kept of this sign-in. */
export type PushState = { readonly publicKey: string | null; readonly endpoint: string | null }

/** Port: notices on the device that someone is signed in on. */
export interface PushDesk {
  state(): Promise<PushState>
  /** By `endpoint`, `p256dh` and `auth`. */
  showHere(asked: { readonly details: Input }): Promise<Result<null, PushRefused>>
  endHere(): Promise<null>
}

/** Port: devices of everyone. */
export interface PushShelf {
  /** Null where the sign-in shows none or is over. */
  find(device: Caller, now: Instant): Promise<PushAddress | null>
  /** The same, null where the person is no member of the company. */
  findMember(companyId: CompanyId, device: Caller, now: Instant): Promise<PushAddress | null>
}

/** Port: hands a message to the push service of a browser. Throws `Unavailable` where that doesn't take it; `gone`: there is no such browser any more. */
export interface PushTransport {
  send(to: PushAddress, message: PushMessage, how: PushHow): Promise<'sent' | 'gone'>
}

/** `seconds`: so long the push service keeps it for a device that is off. */
export type PushHow = { readonly urgency: PushUrgency; readonly seconds: number }
