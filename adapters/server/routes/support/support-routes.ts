import type { CompanyId } from '@osh/core/companies/company.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { computeSha256 } from '#adapters/documents/file/rendered-file.ts'
import { supportCalls, supportStreamCalls } from '#adapters/wire/support/support-calls.ts'
import type { Access } from '../../access.ts'
import type { Api, BySomebody } from '../../api.ts'
import type { ConversationChanges } from '../../live/conversation-changes.ts'
import { OpenStreams } from '../../live/open-streams.ts'
import { tellConversation } from '../../live/tell-conversation.ts'
import { serve } from '../../serve.ts'
import { giveAttachment } from './give-attachment.ts'

const described = {
  state: "How far the caller's conversation with the support has come, and what each side has read of it",
  messages: 'At most 50 messages of it: the last ones, those before a message, or those after one',
  say: 'Sends a message to the support',
  markRead: 'Marks messages as read by the caller, up to a number',
}
const ofStreams = {
  attach: 'Sends an image or a document of 10 MB at most to the support; what it is its bytes say',
  file: 'The file of a message as it was sent; the entity tag is its SHA-256',
  stream:
    'Events of the conversation as they happen: `message` with its number as id, and `state`. Resumed by Last-Event-ID, or by `after`',
}

/** What members say to the support. */
export function addSupportRoutes(api: Api, access: Access, changes: ConversationChanges): void {
  const streams = new OpenStreams()
  const keyOf = ({ caller }: BySomebody, companyId: CompanyId) => ({ companyId, person: caller.user })
  serve(api, supportCalls, described, (asked) => {
    const { support } = asked.records
    return {
      state: (companyId) => support.conversation(keyOf(asked, companyId)),
      messages: (companyId, range) => support.messages(keyOf(asked, companyId), range),
      say: ({ companyId, details }) =>
        support.say({ ...keyOf(asked, companyId), from: 'person', text: details.text }),
      markRead: ({ companyId, details }) =>
        support.markRead({ ...keyOf(asked, companyId), of: 'person', upTo: details.upTo }),
    }
  })
  serve(api, supportStreamCalls, ofStreams, (asked) => {
    const { c, caller, records } = asked
    const { support } = records
    return {
      attach: async (companyId, { name, bytes }) => {
        const draft = { name, bytes, sha256: await computeSha256(bytes) }
        return support.attachFile({ ...keyOf(asked, companyId), from: 'person', draft })
      },
      file: (companyId, number) => giveAttachment(records, keyOf(asked, companyId), number),
      stream: async (companyId, after) =>
        async function* (left) {
          const { over, leave } = streams.enter(caller.user, left, changes.closing)
          const mayStill = () => access.mayStill(caller, companyId, 'ask-support')
          const key = keyOf(asked, companyId)
          const resumed = readId(c.req.header('last-event-id')) ?? after
          try {
            yield* tellConversation({ key, queries: support, after: resumed, changes, mayStill, over })
          } finally {
            leave()
          }
        },
    }
  })
}
