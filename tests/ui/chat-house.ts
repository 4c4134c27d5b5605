import type { Result } from '@osh/core/shared/results/result.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { ConversationKey, Message, Side } from '@osh/core/support/message.ts'
import { type ConversationDesk, type Support, tellState } from '@osh/core/support/support-desk.ts'
import { CONVERSATIONS_SHOWN } from '@osh/core/support/support-repository.ts'
import { computeSha256 } from '#adapters/documents/file/rendered-file.ts'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { ConversationChanges, nameOf } from '#adapters/server/live/conversation-changes.ts'
import { tellConversation, tellOfAll } from '#adapters/server/live/tell-conversation.ts'
import { readEvents } from '#adapters/wire/support/event-text.ts'
import { message, state } from '#adapters/wire/support/support-wire.ts'
import { newUser } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, nextInn } from '#tests/contracts/world.ts'
import { aCompany, today } from '#tests/examples.ts'

/** What may go wrong between a page and its server. */
export type Line = {
  /** The answer to whatever is asked; null: all is well. */
  failing: number | null
  /** Streams that are open. */
  readonly streams: number
  /** Ends the streams that are open. */
  cut(): void
}

/** The support as a server keeps it, in this process, with the desks of both sides before it. */
export async function openChatHouse() {
  const clock = makeSettableClock(today)
  const storage = makeLedgerStorage(new MemoryLedger(), clock)
  const changes = new ConversationChanges()
  const operator = await newUser(storage)
  const streams = new Set<AbortController>()
  const line: Line = {
    failing: null,
    get streams() {
      return streams.size
    },
    cut: () => {
      for (const stream of streams) stream.abort()
      streams.clear()
    },
  }
  const asking = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (line.failing !== null) throw new Unavailable(line.failing)
    return ask()
  }
  const changing = async <T>(key: ConversationKey, ask: () => Promise<T>): Promise<T> => {
    const answer = await asking(ask)
    changes.tell(nameOf(key))
    return answer
  }
  const listen = (tell: (over: AbortSignal) => AsyncIterable<string>, hear: Hear): (() => void) => {
    const stream = new AbortController()
    streams.add(stream)
    const heard = async (): Promise<void> => {
      for await (const event of readEvents(tell(stream.signal)))
        if (event && !stream.signal.aborted) hear(event.name, event.data)
    }
    void heard()
    return () => {
      streams.delete(stream)
      stream.abort()
    }
  }
  const mayStill = async () => true
  const deskOf = (key: ConversationKey, from: Side): ConversationDesk => {
    const { support } = storage.openRecords(from === 'person' ? key.person : operator)
    return {
      readState: () => asking(async () => tellState(await support.conversation(key))),
      list: (range) => asking(async () => (await support.messages(key, range)).map(said)),
      say: (text) => changing(key, async () => saidIf(await support.say({ ...key, from, text }))),
      markRead: (upTo) =>
        changing(key, async () => void (await support.markRead({ ...key, of: from, upTo }))),
      send: ({ name, bytes }) =>
        changing(key, async () => {
          const draft = { name, bytes, sha256: await computeSha256(bytes) }
          return saidIf(await support.attachFile({ ...key, from, draft }))
        }),
      openFile: async () => ok('blob:'),
      follow: (after, hear) =>
        listen(
          (over) => tellConversation({ key, queries: support, after: after(), changes, mayStill, over }),
          (name, data) => {
            if (name === 'message') hear({ is: 'message', message: message.decode(data) })
            else hear({ is: 'state', state: state.decode(data) })
          },
        ),
    }
  }
  /** Someone with a company, who asks. */
  const aMember = async (): Promise<ConversationKey> => {
    const person = await newUser(storage)
    const details = aCompany({ inn: nextInn() })
    const { id: companyId } = accepted(await storage.openRecords(person).companies.add({ details }))
    return { companyId, person }
  }
  const openFor = (person: ConversationKey['person']): Support => ({
    deskOf: (companyId) => deskOf({ companyId, person }, 'person'),
    operator: {
      list: () => asking(() => storage.conversations.list(CONVERSATIONS_SHOWN)),
      settle: (key) =>
        changing(key, async () => (await storage.openRecords(operator).support.settle(key)).ok),
      deskOf: (key) => deskOf(key, 'support'),
      follow: (changed) => listen((over) => tellOfAll({ changes, mayStill, over }), changed),
    },
  })
  return { clock, line, deskOf, aMember, openFor }
}

type Hear = (name: string, data: unknown) => void

const said = (one: Message) => message.decode(message.encode(one))

const saidIf = <E>(answer: Result<Message, E>) => (answer.ok ? ok(said(answer.value)) : answer)
