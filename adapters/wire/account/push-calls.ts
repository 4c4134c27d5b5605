import type { PushState } from '@osh/core/push/push-desk.ts'
import * as z from 'zod/mini'
import { codec, done, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { sentDetails } from '../contract/command-input.ts'
import { nothing } from '../contract/query-input.ts'
import { givenText } from '../wire-format.ts'

const state = codec(z.object({ publicKey: z.nullable(z.string()), endpoint: z.nullable(z.string()) }), {
  encode: ({ publicKey, endpoint }: PushState) => ({ publicKey, endpoint }),
  decode: (json): PushState => json,
})

const PATH = '/api/account/push'

/** Notices on the device that the caller is signed in on. */
export const pushCalls = {
  state: query({ path: PATH, who: 'signedIn', input: nothing, answer: one(state) }),
  showHere: call({
    path: PATH,
    who: 'signedIn',
    keepsNothing: true,
    input: sentDetails({ fields: z.object({ endpoint: givenText, p256dh: givenText, auth: givenText }) }),
    answer: done,
    refuses: ['push/refused'],
  }),
  endHere: query({ method: 'delete', path: PATH, who: 'signedIn', input: nothing, answer: done }),
}
