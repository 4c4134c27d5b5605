import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import { type CalendarLink, type CalendarLinkWrite, calendarLinkOf } from './calendar-facts.ts'

type Asked = {
  readonly companyId: CompanyId
  /** Of the secret in the address. */
  readonly tokenHash: string
}

/** Gives out the person's calendar of deadlines by a secret address (подписка на календарь); an earlier address no longer holds. */
export const open = command({
  name: 'notices/open-calendar',
  // biome-ignore lint/correctness/useYield: nothing has to be asked
  *gather({ tokenHash }: Asked) {
    return ok(tokenHash)
  },
  decide(
    tokenHash,
    { companyId },
    { by: user, at },
  ): Result<Decision<CalendarLink, CalendarLinkWrite>, never> {
    return ok({
      writes: [{ kind: 'calendar-links', rows: [{ companyId, user, tokenHash, since: at }] }],
      changes: [{ record: 'calendar-link', ids: [], before: null, after: {} }],
      answer: { since: at },
    })
  },
})

/** Ends it (закрыть): the address no longer holds. One that is not there is no error. */
export const close = command({
  name: 'notices/close-calendar',
  *gather({ companyId }: Pick<Asked, 'companyId'>, { by: user }) {
    return ok(yield* calendarLinkOf({ companyId, user }))
  },
  decide(link, { companyId }, { by: user }): Result<Decision<null, CalendarLinkWrite>, never> {
    if (link === null) return ok({ writes: [], changes: [], answer: null })
    return ok({
      writes: [{ kind: 'closed-calendars', rows: [{ companyId, user }] }],
      changes: [{ record: 'calendar-link', ids: [], before: {}, after: null }],
      answer: null,
    })
  },
})
