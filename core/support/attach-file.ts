import { command, type Decision } from '../commands/command.ts'
import { readFileName } from '../files/file-name.ts'
import { holdMembership } from '../members/member-facts.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { TextCode } from '../shared/texts/text.ts'
import { addMessage, lockForMessage, type Saying, type SayingCode } from './add-message.ts'
import { detectAttachment } from './attachment-format.ts'
import { checkAttachmentSize } from './attachment-size.ts'
import { ATTACHMENTS_ROOM, type Message } from './message.ts'
import { attachedBytes, type SupportWrite } from './support-facts.ts'

type Input = Saying & {
  /** A file as it was sent; the mark in hexadecimal. */
  readonly draft: { readonly name: string; readonly bytes: Uint8Array; readonly sha256: string }
}

export type AttachmentCode = `support/${'not-recognised' | 'too-large' | 'no-room'}`

/**
 * Sends a file to the other side. What it is its bytes say, not its name. Refused to whoever lost access to the company while the file was
 * sent.
 */
export const attachFile = command({
  name: 'support/attach-file',
  *gather(input: Input, { by, at }) {
    const { companyId, from } = input
    if (from === 'person' && (yield* holdMembership({ user: by, companyId })) === null) return err(notFound)
    const before = yield* lockForMessage(input, at, 'file')
    if (!before.ok) return before
    return ok({ before: before.value, taken: yield* attachedBytes({ companyId }) })
  },
  decide(
    { before, taken },
    input,
    signed,
  ): Result<Decision<Message, SupportWrite>, FieldErrors<TextCode | AttachmentCode | SayingCode> | NotFound> {
    const { companyId, draft } = input
    const { bytes, sha256 } = draft
    const name = readFileName(draft.name)
    if (!name.ok) return name
    const size = checkAttachmentSize(bytes.length)
    if (!size.ok) return size
    const format = detectAttachment(bytes)
    if (format === null) return refuse('support/not-recognised')
    if (taken + bytes.length > ATTACHMENTS_ROOM) return refuse('support/no-room')
    const file = { name: name.value, format, sha256, size: bytes.length }
    const files = [{ kind: 'files', rows: [{ companyId, sha256, bytes }] } as const]
    return ok(addMessage(before, input, { text: '', file }, signed, files))
  },
})

const refuse = (code: AttachmentCode) => err(fieldErrors({ field: 'file', code }))
