import { type Question, question, type Write } from '../commands/command.ts'
import type { ActivityRequest } from '../companies/parse-activity-request.ts'
import type { Brand } from '../shared/brand.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { CompanyId, Signed, UserId } from '../shared/identity.ts'

export type ActivityRequestId = Brand<number, 'ActivityRequestId'>

/** Who asks for an activity: whoever is signed in, with the company that is open to them, if any. */
export type Asker = { readonly user: UserId; readonly companyId: CompanyId | null }

/** A request for an activity as it is kept. */
export type KeptRequest = ActivityRequest & {
  readonly id: ActivityRequestId
  readonly askedAt: Instant
  /** None of a visitor. */
  readonly askedBy: UserId | null
  readonly companyId: CompanyId | null
  /** Who has dealt with it (обработал); null while it is new. */
  readonly handled: Signed | null
}

/** Locks the request; null where there is none. */
export type LockRequest = Question<
  'activity-request',
  { readonly id: ActivityRequestId },
  Pick<KeptRequest, 'id' | 'handled'> | null
>
export const lockRequest = question<LockRequest>('activity-request')

export type RequestWrite = Write<'handled-requests', Pick<KeptRequest, 'id' | 'handled'>>
