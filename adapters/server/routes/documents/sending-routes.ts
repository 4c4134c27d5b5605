import type { Outbox } from '@osh/core/mail/outbox.ts'
import { limitSending } from '@osh/core/sending/limit-sending.ts'
import { mailServiceCalls, sendingCalls } from '#adapters/wire/documents/sending-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'
import type { SignInLimits } from '../../sign-in/sign-in-limits.ts'

const described = {
  listSent:
    'Mails that papers were sent with, the latest first: to whom, which papers, and what has become of each',
  send: 'Sends issued documents by e-mail, a mail to each recipient: 50 documents of 15 MB together, 20 recipients, and 200 mails in 24 hours at most, of which one address gets 20 in a row. Answers with the mails, which wait to be sent',
  sendAgain: 'Sends a mail with papers again that was refused or given up, under its old Message-ID',
}

const ofService = {
  isSending: 'Whether mails go out at all: where no mail server is named they are kept',
}

/** Papers that are sent by e-mail. */
export function addSendingRoutes(
  api: Api,
  outbox: Pick<Outbox, 'get'>,
  limits: Pick<SignInLimits, 'papers'>,
  isSending: boolean,
): void {
  serve(api, sendingCalls, described, ({ caller: { user: by }, records: { sending, longLists } }) =>
    limitSending({
      sending,
      listEmployees: (companyId, ids) => longLists.listEmployees(companyId, ids),
      findMail: (companyId, id) => outbox.get(companyId, id),
      permit: (mails) => limits.papers({ ...mails, by }),
    }),
  )
  serve(api, mailServiceCalls, ofService, () => ({ isSending: async () => isSending }))
}
