import { MAILS_SHOWN, type OperatorMails, readMailKey } from '@osh/core/mail/operator-mails.ts'
import type { Outbox } from '@osh/core/mail/outbox.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { operatorMailCalls } from '#adapters/wire/operator/operator-mail-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  listUndelivered: 'Mails that wait, were refused or were given up, the latest first, without what they say',
  sendAgain: 'Sends a mail again that was refused or given up, under its old Message-ID',
}

type Needs = { readonly outbox: Outbox; readonly clock: Clock; readonly isSending: boolean }

/** What operators do about mails. */
export function addOperatorMailRoutes(api: Api, { outbox, clock, isSending }: Needs): void {
  const mails: OperatorMails = {
    listUndelivered: async () => ({ isSending, mails: await outbox.listUndelivered(MAILS_SHOWN) }),
    sendAgain: async ({ details }) => {
      const key = readMailKey(details)
      return key.ok ? outbox.sendAgain(key.value.companyId, key.value.id, clock.now()) : key
    },
  }
  serve(api, operatorMailCalls, described, () => mails)
}
