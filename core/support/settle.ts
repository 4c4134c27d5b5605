import { command, type Decision } from '../commands/command.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type Conversation, markReadUpTo } from './conversation.ts'
import type { ConversationKey } from './message.ts'
import { lockConversation, type SupportWrite } from './support-facts.ts'

/** Notes that the last messages need no answer; what an operator does about a «спасибо». The next message waits again. */
export const settle = command({
  name: 'support/settle',
  *gather({ companyId, person }: ConversationKey) {
    const known = yield* lockConversation({ companyId, person })
    return known ? ok(known) : err(notFound)
  },
  decide(before): Result<Decision<Conversation, SupportWrite>, NotFound> {
    if (before.waitsSince === null) return ok({ writes: [], changes: [], answer: before })
    const after = { ...markReadUpTo(before, 'support', before.last), waitsSince: null }
    return ok({ writes: [{ kind: 'conversations', rows: [after] }], changes: [], answer: after })
  },
})
