import { parseEmail } from '@osh/core/auth/credentials.ts'
import { mayMail, type WaitToMail } from '@osh/core/mail/mail.ts'
import { deriveInvitationState, INVITATION_DAYS, maskEmail } from '@osh/core/members/member.ts'
import type { MemberDesk } from '@osh/core/members/member-desk.ts'
import { readInvited, readMember } from '@osh/core/members/read-asked.ts'
import { invitationUnknown } from '@osh/core/members/refusals.ts'
import type { Storage, StoredRecords } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { addSeconds, DAY } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { computeSha256OfText, encodeBytesAsHex } from '#adapters/documents/file/rendered-file.ts'

type Needs = {
  readonly members: StoredRecords['members']
  readonly offers: Storage['offers']
  readonly clock: Pick<Clock, 'now'>
  /** Where the service is, and whether one more mail may go; null where no invitation goes by mail. */
  readonly mailing: {
    readonly publicUrl: string
    readonly waitToMail: WaitToMail
    readonly by: UserId
  } | null
}

/** The people of a company over what is stored of them: a link's secret is made here, and its hash alone goes further. */
export const makeMemberDesk = ({ members, offers, clock, mailing }: Needs): MemberDesk => ({
  ...lookAt({ offers, clock }),
  list: (company) => members.list(company),
  listPeople: (company) => members.listPeople(company),
  listInvitations: (company) => members.listInvitations(company),
  listOwn: async () => [...(await members.listOwn())].map(([companyId, as]) => ({ ...as, companyId })),
  invite: async ({ companyId, details }) => {
    const email = parseEmail(details.email)
    if (mailing && email.ok) {
      const may = await mayMail(mailing.waitToMail, { to: email.value, by: mailing.by, companyId })
      if (!may.ok) return may
    }
    const secret = makeSecret()
    const tokenHash = await computeSha256OfText(secret)
    const expiresAt = addSeconds(clock.now(), INVITATION_DAYS * DAY)
    const token = `${companyId}-${secret}`
    const link = mailing && `${mailing.publicUrl}/account/invitation#${token}`
    const made = await members.invite({ companyId, details, tokenHash, expiresAt, link })
    if (!made.ok) return made
    const { tokenHash: kept, ...invitation } = made.value
    return ok({ invitation, token: kept === tokenHash ? token : null, mailed: link !== null })
  },
  withdraw: async ({ companyId, details }) => {
    const email = readInvited(details)
    return email.ok ? members.withdraw({ companyId, email: email.value }) : email
  },
  change: async ({ companyId, details }) => {
    const user = readMember(details)
    return user.ok ? members.change({ companyId, user: user.value, details }) : user
  },
  remove: async ({ companyId, details }) => {
    const user = readMember(details)
    return user.ok ? members.remove({ companyId, user: user.value }) : user
  },
  leave: (asked) => members.leave(asked),
  handOver: async ({ companyId, details }) => {
    const user = readMember(details)
    return user.ok ? members.handOver({ companyId, user: user.value }) : user
  },
  accept: async ({ token }) => {
    const read = await readToken(token)
    return read === null ? err(invitationUnknown) : members.accept(read)
  },
})

/** What a link says, without an account. */
export const lookAt = ({ offers, clock }: Pick<Needs, 'offers' | 'clock'>): Pick<MemberDesk, 'look'> => ({
  look: async ({ token }) => {
    const read = await readToken(token)
    const found = read && (await offers.look(read.companyId, read.tokenHash))
    if (!found) return err(invitationUnknown)
    const { company, inviter, invitation } = found
    const { email, role } = invitation
    const state = deriveInvitationState(invitation, clock.now())
    const by = inviter && (inviter.fullname ?? inviter.email)
    return ok({ company, by, email: state === 'open' ? email : maskEmail(email), role, state })
  },
})

/** 256 bits. */
const makeSecret = (): string => encodeBytesAsHex(crypto.getRandomValues(new Uint8Array(32)))

/** `7-ab01…`: the company's number and the secret. */
async function readToken(
  token: string,
): Promise<{ readonly companyId: CompanyId; readonly tokenHash: string } | null> {
  const [, company, secret] = /^(\d{1,16})-([0-9a-f]{64})$/.exec(token) ?? []
  const id = readId(company)
  if (id === null || secret === undefined) return null
  return { companyId: id as CompanyId, tokenHash: await computeSha256OfText(secret) }
}
