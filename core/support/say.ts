import { command, type Decision } from '../commands/command.ts'
import { type FieldErrors, fieldErrors, type NotFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseParagraphs } from '../shared/texts/paragraphs.ts'
import type { TextCode } from '../shared/texts/text.ts'
import { addMessage, lockForMessage, type Saying, type SayingCode } from './add-message.ts'
import { LONGEST_MESSAGE, type Message } from './message.ts'
import type { SupportWrite } from './support-facts.ts'

/** `text`: as typed. It is text and nothing else: no markup of it is ever run. */
type Input = Saying & { readonly text: unknown }

/** Says something to the other side of a conversation. */
export const say = command({
  name: 'support/say',
  *gather(input: Input, { at }) {
    return yield* lockForMessage(input, at, 'text')
  },
  decide(
    before,
    input,
    signed,
  ): Result<Decision<Message, SupportWrite>, FieldErrors<TextCode | SayingCode> | NotFound> {
    const text = parseParagraphs(withoutInvisible(input.text), LONGEST_MESSAGE)
    if (!text.ok) return err(fieldErrors({ field: 'text', ...text.error }))
    if (text.value === '') return err(fieldErrors({ field: 'text', code: 'text/required' }))
    return ok(addMessage(before, input, { text: text.value, file: null }, signed))
  },
})

/** What comes along unseen when a text is copied from elsewhere. */
const withoutInvisible = (typed: unknown): unknown =>
  typeof typed === 'string' ? typed.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '') : typed
