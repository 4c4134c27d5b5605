import * as z from 'zod/mini'
import { codec, one } from './contract/answer.ts'
import { call } from './contract/call.ts'
import { plainBody } from './contract/command-input.ts'
import { givenText } from './wire-format.ts'

const address = codec(z.object({ url: z.string() }), {
  encode: (url: string) => ({ url }),
  decode: ({ url }) => url,
})

/** Links to files for a tab that can't carry the bearer. */
export const fileLinkCalls = {
  sign: call({
    path: '/api/file-links',
    keepsNothing: true,
    who: 'signedIn',
    input: plainBody<{ readonly url: string }>({ fields: z.object({ url: givenText }) }),
    answer: one(address),
    refuses: ['text/required', 'right/hidden', 'not-found'],
  }),
}
