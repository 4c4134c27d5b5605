import { passwordChangeCodes } from '@osh/core/auth/own-refusal-codes.ts'
import type { SignedInDevice } from '@osh/core/auth/own-sign-ins.ts'
import type { SessionId } from '@osh/core/shared/identity.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { codec, done, list } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { sentDetails } from '../contract/command-input.ts'
import type { InputCodec } from '../contract/input.ts'
import { nothing } from '../contract/query-input.ts'
import type { OfNoOne } from '../contract/who.ts'
import { givenText, idOf, moment } from '../wire-format.ts'

const device = codec(
  z.object({
    id: idOf<SessionId>(),
    device: z.string(),
    since: moment,
    seen: moment,
    current: z.boolean(),
  }),
  {
    encode: ({ id, device, since, seen, current }: SignedInDevice) => ({ id, device, since, seen, current }),
    decode: (json): SignedInDevice => json,
  },
)

/** `method({ id })` */
const ofSession: InputCodec<OfNoOne, [{ readonly id: SessionId }], never> = {
  read: ({ within }) => ok([{ id: (within?.sessionId ?? 0) as SessionId }]),
  write: ({ id }) => ({ of: {}, within: { sessionId: id } }),
}

/** The caller's password, and where else they are signed in. */
export const ownSignInCalls = {
  listDevices: query({
    path: '/api/account/sessions',
    who: 'signedIn',
    input: nothing,
    answer: list(device),
  }),
  signOut: call({
    method: 'delete',
    path: '/api/account/sessions/{sessionId}',
    who: 'signedIn',
    input: ofSession,
    answer: done,
    refuses: ['not-found'],
  }),
  signOutOthers: query({
    method: 'delete',
    path: '/api/account/sessions',
    who: 'signedIn',
    input: nothing,
    answer: done,
  }),
  changePassword: call({
    path: '/api/account/password',
    who: 'signedIn',
    input: sentDetails({ fields: z.object({ currentPassword: givenText, newPassword: givenText }) }),
    answer: done,
    refuses: ['auth/too-many-attempts', ...passwordChangeCodes],
  }),
}
