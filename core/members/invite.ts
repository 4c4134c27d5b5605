import { parseEmail } from '../auth/credentials.ts'
import { command, type Decision } from '../commands/command.ts'
import { lockCompany } from '../companies/company-facts.ts'
import type { JobWrite } from '../jobs/job.ts'
import { type MailWrite, newMailIds, writeMails } from '../mail/mail-facts.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { CompanyId, MailId } from '../shared/identity.ts'
import type { Input as Fields } from '../shared/input/field-reader.ts'
import { type FieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { wordInvitation } from './invitation-mail.ts'
import type { KeptInvitation } from './member.ts'
import { lockRoll, type MemberWrite } from './member-facts.ts'
import { lockOwnDepartments } from './own-departments.ts'
import { type MembershipCode, readMembership } from './read-membership.ts'
import { type MemberAlready, memberAlready } from './refusals.ts'

type Input = {
  readonly companyId: CompanyId
  /** `email`, and what `readMembership` reads. */
  readonly details: Fields
  /** Of the secret in the link. */
  readonly tokenHash: string
  readonly expiresAt: Instant
  /** The whole link, which goes by mail; null where the service doesn't know its own address, and no mail is written. */
  readonly link: string | null
}

export type InviteCode = MembershipCode | 'email/required' | 'email/invalid'

type Facts = {
  readonly invitation: KeptInvitation
  readonly company: string
  /** One, or none where no link is known. */
  readonly mails: readonly { readonly id: MailId; readonly link: string }[]
}

/** Invites someone by a link that is used once (пригласить); an earlier invitation of the same e-mail no longer holds. */
export const invite = command({
  name: 'members/invite',
  *gather({ companyId, details, tokenHash, expiresAt, link }: Input, signed) {
    const email = parseEmail(details.email)
    const roll = yield* lockRoll({ companyId })
    const own = yield* lockOwnDepartments(companyId, details)
    const as = readMembership(details, (id) => own.includes(id))
    if (!email.ok || !as.ok)
      return err<FieldErrors<InviteCode>>({
        code: 'fields',
        errors: [...(email.ok ? [] : email.error.errors), ...(as.ok ? [] : as.error.errors)],
      })
    if (roll.some((member) => member.email === email.value)) return err(memberAlready)
    const invitation: KeptInvitation = {
      ...{ ...as.value, companyId, tokenHash, expiresAt },
      ...{ email: email.value, invited: signed, acceptedBy: null },
    }
    const company = yield* lockCompany({ member: signed.by, companyId })
    if (!company) return err(notFound)
    const mails: Facts['mails'] =
      link === null ? [] : (yield* newMailIds({ count: 1 })).map((id) => ({ id, link }))
    return ok<Facts>({ invitation, company: company.name, mails })
  },
  decide({
    invitation: kept,
    company,
    mails,
  }): Result<
    Decision<KeptInvitation, MemberWrite | MailWrite | JobWrite>,
    FieldErrors<InviteCode> | MemberAlready | NotFound
  > {
    const { companyId, email: to, role, departments, granted, invited, expiresAt: goodUntil } = kept
    return ok({
      writes: [
        { kind: 'invitations', rows: [kept] },
        ...writeMails(
          mails.map(({ id, link }) => ({
            ...{
              id,
              companyId,
              sentBy: invited.by,
              about: 'invitation',
              to,
              goodUntil,
              enteredAt: invited.at,
            },
            ...wordInvitation({ company, role, link }),
          })),
        ),
      ],
      changes: [{ record: 'invitation', ids: [], before: null, after: { role, departments, granted } }],
      answer: kept,
    })
  },
})
