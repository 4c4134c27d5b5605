import type { MailTrouble } from '@osh/core/mail/mail.ts'
import type { Delivery, MailTransport, OutgoingMail } from '@osh/core/mail/mail-transport.ts'
import { cutText } from '@osh/core/shared/texts/cut.ts'
import { createTransport } from 'nodemailer'

export type MailSettings = {
  /** `smtp://name:password@server:587`, `smtps://…`. */
  readonly url: string
  /** `Охрана труда <noreply@example.org>`. */
  readonly from: string
}

const CONNECTING_MS = 20_000
const SILENCE_MS = 60_000

/** Hands mails to a mail server over SMTP, each over a connection of its own: none is sent twice because another failed. */
export function makeSmtpTransport({ url, from }: MailSettings): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECTING_MS,
    greetingTimeout: CONNECTING_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = takeDomain(from)
  return {
    async send({
      id,
      to,
      subject,
      text,
      html,
      unsubscribe,
      replyTo,
      attachments,
    }: OutgoingMail): Promise<Delivery> {
      try {
        await transport.sendMail({
          ...{ from, to: { name: '', address: to }, subject, text },
          ...(html === null ? {} : { html }),
          ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
          messageId: `<${id}@${domain}>`,
          attachments: attachments.map(({ name, bytes }) => ({
            filename: name,
            content: Buffer.from(bytes),
          })),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe === null ? {} : unsubscribeHeaders(unsubscribe)),
          },
        })
        return { is: 'sent' }
      } catch (error) {
        return describeMailFailure(error)
      }
    },
  }
}

const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const takeDomain = (from: string): string => /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** What a mail server says for good begins with 5; that it does not let us in is ours to mend, and another try may be better. */
function describeMailFailure(error: unknown): Delivery {
  const { code = '', responseCode = 0, response = '' } = error instanceof Error ? takeSaid(error) : {}
  const forGood = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  const trouble = (is: MailTrouble['code']): Delivery => ({
    ...{ is: 'failed', forGood },
    trouble: { code: is, said: cutText(response, 500) },
  })
  if (code === 'EAUTH') return trouble('not-let-in')
  if (!forGood) return trouble('no-answer')
  return trouble(code === 'EENVELOPE' ? 'mailbox' : 'content')
}

type Said = { readonly code?: string; readonly responseCode?: number; readonly response?: string }

const takeSaid = (error: Error & Said): Said => error
