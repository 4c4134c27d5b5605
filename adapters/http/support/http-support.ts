import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { ConversationDesk, Heard, Support } from '@osh/core/support/support-desk.ts'
import type { ReadEvent } from '#adapters/wire/support/event-text.ts'
import {
  operatorSupportCalls,
  operatorSupportStreamCalls,
} from '#adapters/wire/support/operator-support-calls.ts'
import { supportCalls, supportStreamCalls } from '#adapters/wire/support/support-calls.ts'
import { message, state } from '#adapters/wire/support/support-wire.ts'
import { addressFor } from '../../browser-files/address-for.ts'
import { makeClient } from '../client-of.ts'
import type { HttpClient } from '../session/http-client.ts'
import { followEvents } from './follow-events.ts'

/** Conversations over HTTP, of a member and of operators. */
export function makeHttpSupport(client: HttpClient): Support {
  const own = { ...makeClient(client, supportCalls), ...makeClient(client, supportStreamCalls) }
  const all = {
    ...makeClient(client, operatorSupportCalls),
    ...makeClient(client, operatorSupportStreamCalls),
  }
  const open = async (path: string, params: Record<string, number>, left: AbortSignal) => {
    const answer = await client.send({ method: 'get', path, params, listened: left })
    if (!answer.stream) throw new Unavailable(answer.status)
    return answer.stream
  }
  return {
    deskOf: (companyId) => ({
      readState: () => own.state(companyId),
      list: (range) => own.messages(companyId, range),
      say: (text) => own.say({ companyId, details: { text } }),
      markRead: async (upTo) => void (await own.markRead({ companyId, details: { upTo } })),
      send: (file) => own.attach(companyId, file),
      openFile: async (number) => openBlob(await own.file(companyId, number)),
      follow: (after, hear) =>
        followEvents({
          open: (left) => open(supportStreamCalls.stream.path, { companyId, after: after() }, left),
          hear: (event) => hearOne(event, hear),
        }),
    }),
    operator: {
      list: () => all.list(),
      settle: async (key) => (await all.settle({ details: keyOf(key) })).ok,
      deskOf: (key): ConversationDesk => {
        const given = keyOf(key)
        const list: ConversationDesk['list'] = async (range) => taken(await all.messages(given, range))
        return {
          readState: async () => taken(await all.state(given, null)),
          list,
          say: (text) => all.say({ details: { ...given, text } }),
          markRead: async (upTo) => void (await all.markRead({ details: { ...given, upTo } })),
          send: (file) => all.attach(given, file),
          openFile: async (number) => openBlob(await all.file(given, number)),
          follow: () => () => undefined,
        }
      },
      follow: (changed) =>
        followEvents({
          open: (left) => open(operatorSupportStreamCalls.stream.path, {}, left),
          hear: changed,
        }),
    },
  }
}

const keyOf = ({ companyId, person }: { readonly companyId: number; readonly person: number }): Input => ({
  ofCompanyId: companyId,
  person,
})

/** What is named by ids that the server gave is there. */
function taken<T>(answer: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!answer.ok) throw new Unavailable(404)
  return answer.value
}

const openBlob = <E>(
  file: { readonly ok: true; readonly value: Blob } | { readonly ok: false; readonly error: E },
) => (file.ok ? ok(addressFor(file.value)) : file)

function hearOne({ name, data }: ReadEvent, hear: (happened: Heard) => void): void {
  if (name === 'message') hear({ is: 'message', message: message.decode(data) })
  else if (name === 'state') hear({ is: 'state', state: state.decode(data) })
}
