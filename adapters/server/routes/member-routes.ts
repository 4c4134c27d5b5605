import type { WaitToMail } from '@osh/core/mail/mail.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { lookAt, makeMemberDesk } from '#adapters/members/member-desk.ts'
import { memberDeskCalls, offerCalls } from '#adapters/wire/members/member-desk-calls.ts'
import { memberCalls } from '#adapters/wire/staff/member-calls.ts'
import type { Api } from '../api.ts'
import { serve, serveAnyone } from '../serve.ts'

const ofMembers = { list: 'Who has access to the company; the first is the owner' }
const ofDesk = {
  listPeople: 'The members with their roles, departments and grants, and when they were seen last',
  listInvitations: 'Invitations that were not taken back, the latest first',
  listOwn: 'What the caller is in each of their companies',
  invite: 'Makes an invitation, in place of one of the same e-mail; `token` is told once',
  withdraw: 'Takes an invitation back: its link no longer holds',
  change: 'Gives a member another role, departments or grants, from their next request on',
  remove: "Takes a member's access away, from their next request on",
  leave: 'Ends the own access; the last owner stays',
  handOver: 'Makes another member the owner, and the caller a specialist',
  accept: 'Joins the company that the link is of, once, and opens it',
}
const ofOffers = { look: 'What an invitation says and who made it, by what its link ends with' }

/** People with access to a company, and how others join. */
export function addMemberRoutes(
  api: Api,
  offers: Storage['offers'],
  clock: Clock,
  publicUrl: string | null,
  waitToMail: WaitToMail,
): void {
  serve(api, memberCalls, ofMembers, ({ records }) => records.members)
  serve(api, memberDeskCalls, ofDesk, ({ caller, records: { members } }) => {
    const mailing = publicUrl === null ? null : { publicUrl, waitToMail, by: caller.user }
    return makeMemberDesk({ members, offers, clock, mailing })
  })
  serveAnyone(api, offerCalls, ofOffers, () => lookAt({ offers, clock }))
}
