import { command, type Decision } from '../commands/command.ts'
import { isId } from '../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type Conversation, markReadUpTo } from './conversation.ts'
import type { ConversationKey, Side } from './message.ts'
import { lockConversation, type SupportWrite } from './support-facts.ts'

type Input = ConversationKey & {
  /** Which side has read. */
  readonly of: Side
  /** Up to which message, as it was given. */
  readonly upTo: unknown
}

/** Marks messages as read, for the other side to see. */
export const markRead = command({
  name: 'support/mark-read',
  *gather({ companyId, person, upTo }: Input) {
    if (!isId(upTo)) return err(fieldErrors({ field: 'upTo', code: 'number/invalid' }))
    const known = yield* lockConversation({ companyId, person })
    return known ? ok({ before: known, upTo }) : err(notFound)
  },
  decide(
    { before, upTo },
    { of },
  ): Result<Decision<Conversation, SupportWrite>, FieldErrors<'number/invalid'> | NotFound> {
    const after = markReadUpTo(before, of, upTo)
    const isNew = after.read[of] !== before.read[of]
    return ok({
      writes: isNew ? [{ kind: 'conversations', rows: [after] }] : [],
      changes: [],
      answer: after,
    })
  },
})
