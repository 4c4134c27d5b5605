import { nameCompanyShort } from '@osh/core/companies/company.ts'
import type { NewMail } from '@osh/core/mail/mail-facts.ts'
import { type Addressed, type NoticeMail, writeNoticeText } from '@osh/core/notices/mails/notice-mail.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { makeMailId } from '#adapters/mail/new-mail-id.ts'
import { renderNotice } from '#adapters/mail/notice-html.ts'

/** What a mail needs that is no company's. */
export type MailPlace = {
  /** The service's own address; null where it is not known. */
  readonly site: string | null
  /** What ends a member's mails without a sign-in; null where there is no address to put it at. */
  readonly unsubscribe: (companyId: CompanyId, user: UserId) => string | null
}

/** A member as mails of their company address them. */
export type Recipient = {
  readonly user_id: UserId
  readonly email: string
  readonly name: string
  readonly short_name: string | null
  /** Whether they are in other companies too: a mail's links say then which one is meant. */
  readonly has_others: boolean
}

/** The mail of notices to a member, with the way out of such mails. */
export function addressMail(
  companyId: CompanyId,
  { user_id: user, email, name, short_name: shortName, has_others: hasOthers }: Recipient,
  now: Instant,
  { site, unsubscribe }: MailPlace,
  word: (addressed: Addressed) => NoticeMail,
): NewMail {
  const wayOut = unsubscribe(companyId, user)
  const mail = word({
    company: nameCompanyShort({ name, shortName }),
    among: hasOthers ? companyId : null,
    site,
    unsubscribe: wayOut,
  })
  return {
    ...{ id: makeMailId(), companyId, userId: user, about: 'digest', to: email, enteredAt: now },
    ...{ subject: mail.subject, text: writeNoticeText(mail, site), html: renderNotice(mail, site) },
    unsubscribe: wayOut,
  }
}
