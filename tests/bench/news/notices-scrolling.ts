import { WHOLE_PAGE } from '@osh/core/notices/feed/whole-query.ts'
import { dayFromToday } from '#tests/browser/days.ts'
import { withStaff } from '#tests/browser/staff.ts'
import { repeatAccident } from '#tests/many-notices.ts'
import type { Figure } from '../figure.ts'
import { sized } from '../size.ts'
import { scrollFeed } from './scroll-feed.ts'

/** Of each fatal accident at least six steps are told of, so that there are more. */
const NOTICES = sized(10_000, 600)
const STEPS = 6

/** A feed of 10,000 notices of one company: steps of its investigations, with what else it is told of. */
export const noticesScrolling = (): Promise<readonly Figure[]> =>
  scrollFeed({
    all: NOTICES,
    few: sized(2000, 200),
    limit: WHOLE_PAGE,
    fill: async (server, person) => {
      const { companyId } = await withStaff(person)
      const accident = { degree: 'fatal', date: dayFromToday(-90), time: '09:00', place: 'Карьер' }
      await person.ask('/incidents', { companyId, ...accident, injured: [{ fullName: 'Титов Роман' }] })
      await server.query(repeatAccident(Math.ceil(NOTICES / STEPS)), [companyId])
      await server.query('vacuum analyze')
      return '/notifications/notices'
    },
  })
