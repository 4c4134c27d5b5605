import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import type { ConversationKey } from '@osh/core/support/message.ts'
import { readConversationKey } from '@osh/core/support/read-key.ts'
import { CONVERSATIONS_SHOWN, type SupportShelf } from '@osh/core/support/support-repository.ts'
import { computeSha256 } from '#adapters/documents/file/rendered-file.ts'
import {
  operatorSupportCalls,
  operatorSupportStreamCalls,
} from '#adapters/wire/support/operator-support-calls.ts'
import type { Access } from '../../access.ts'
import type { Api } from '../../api.ts'
import type { ConversationChanges } from '../../live/conversation-changes.ts'
import { OpenStreams } from '../../live/open-streams.ts'
import { tellOfAll } from '../../live/tell-conversation.ts'
import { serve } from '../../serve.ts'
import { giveAttachment } from './give-attachment.ts'

const described = {
  list: 'Conversations of all companies: those that wait first, the one that has waited longest before all',
  state: 'How far a conversation has come, and what each side has read of it',
  messages:
    'At most 50 messages of a conversation: the last ones, those before a message, or those after one',
  say: 'Answers in a conversation',
  markRead: 'Marks messages of a conversation as read by the support, up to a number',
  settle: 'Notes that the last messages of a conversation need no answer',
}
const ofStreams = {
  attach: 'Answers with an image or a document of 10 MB at most; what it is its bytes say',
  file: 'The file of a message as it was sent; the entity tag is its SHA-256',
  stream: 'An event `changed` whenever something changes in a conversation, without a word of it',
}

type Needs = {
  readonly access: Access
  readonly changes: ConversationChanges
  readonly shelf: SupportShelf
}

/** What operators do in conversations. */
export function addOperatorSupportRoutes(api: Api, { access, changes, shelf }: Needs): void {
  const streams = new OpenStreams()
  serve(api, operatorSupportCalls, described, ({ records: { support } }) => ({
    list: () => shelf.list(CONVERSATIONS_SHOWN),
    state: inOne(async (key) => ok(await support.conversation(key))),
    messages: inOne(async (key, range: Parameters<typeof support.messages>[1]) =>
      ok(await support.messages(key, range)),
    ),
    say: ({ details }) =>
      inOne((key) => support.say({ ...key, from: 'support', text: details.text }))(details),
    markRead: ({ details }) =>
      inOne((key) => support.markRead({ ...key, of: 'support', upTo: details.upTo }))(details),
    settle: ({ details }) => inOne((key) => support.settle(key))(details),
  }))
  serve(api, operatorSupportStreamCalls, ofStreams, ({ caller, records }) => ({
    attach: inOne(async (key, { name, bytes }: { readonly name: string; readonly bytes: Uint8Array }) => {
      const draft = { name, bytes, sha256: await computeSha256(bytes) }
      return records.support.attachFile({ ...key, from: 'support', draft })
    }),
    file: inOne((key, number: Parameters<StoredRecords['support']['message']>[1]) =>
      giveAttachment(records, key, number),
    ),
    stream: async () =>
      async function* (left) {
        const { over, leave } = streams.enter(caller.user, left, changes.closing)
        try {
          yield* tellOfAll({ changes, mayStill: () => access.isOperator(caller), over })
        } finally {
          leave()
        }
      },
  }))
}

/** In the conversation that was named, if it was. */
const inOne =
  <More extends readonly unknown[], Answer>(
    answer: (key: ConversationKey, ...more: More) => Promise<Answer>,
  ) =>
  async (given: Input, ...more: More) => {
    const key = readConversationKey(given)
    return key.ok ? answer(key.value, ...more) : key
  }
