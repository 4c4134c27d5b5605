import type { FileMark } from '../files/file-store.ts'
import type { Brand } from '../shared/brand.ts'
import type { CompanyId, Signed, UserId } from '../shared/identity.ts'
import type { AttachmentFormat } from './attachment-format.ts'

/** Which message of its conversation: from 1, without gaps, in the order in which they were kept. */
export type MessageNumber = Brand<number, 'MessageNumber'>

/** Who says something: the member of the company, or whoever answers for the service (поддержка). */
export const sides = ['person', 'support'] as const
export type Side = (typeof sides)[number]

/** A conversation is one member's with the support, in one company: colleagues don't read it. */
export type ConversationKey = { readonly companyId: CompanyId; readonly person: UserId }

/** A file of a message: an image or a document. */
export type Attachment = FileMark & { readonly name: string; readonly format: AttachmentFormat }

/** What was said; it never changes. A text, or a file with an empty text. */
export type Message = ConversationKey & {
  readonly number: MessageNumber
  readonly from: Side
  readonly said: Signed
  readonly text: string
  readonly file: Attachment | null
}

/** The longest message, in characters. */
export const LONGEST_MESSAGE = 4000

const MEGABYTE = 1024 * 1024

/** The largest file that is taken, in bytes. */
export const ATTACHMENT_LIMIT = 10 * MEGABYTE
/** Bytes of all files of a company's conversations. */
export const ATTACHMENTS_ROOM = 500 * MEGABYTE
/** How many messages a member may send within an hour. */
export const MESSAGES_AN_HOUR = 100
