import type { Mail, MailTrouble } from './mail.ts'

/** A mail with its files as bytes, as it goes out. */
export type OutgoingMail = Pick<
  Mail,
  'id' | 'to' | 'subject' | 'text' | 'html' | 'unsubscribe' | 'replyTo'
> & {
  readonly attachments: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

/** Taken by the mail server; or not, and whether another try would be as vain. */
export type Delivery =
  | { readonly is: 'sent' }
  | { readonly is: 'failed'; readonly forGood: boolean; readonly trouble: MailTrouble }

/** Port: hands a mail to a mail server. Sent twice, it bears the same Message-ID. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<Delivery>
}
