import type { LateAnswers } from '@osh/core/commands/follow.ts'
import { type CompanyId, DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { CompanyQuestion } from '@osh/core/companies/company-facts.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import type { Kysely } from 'kysely'
import { drawNextId } from '../next-ids.ts'
import type { Schema } from '../schema.ts'
import type { Work } from '../transact.ts'
import { readCompany } from './company-columns.ts'
import { findCompanyToday } from './company-today.ts'

export const answerCompanies = (work: Work, clock: Clock): LateAnswers<CompanyQuestion> => ({
  today: ({ companyId }) => findCompanyToday(work, clock, companyId),
  'today-in': async ({ timeZone }) => clock.today(timeZone),
  'time-zone': async ({ companyId }) => {
    const company = work.selectFrom('companies').where('id', '=', companyId).select('time_zone')
    return (await company.executeTakeFirst())?.time_zone ?? DEFAULT_TIME_ZONE
  },
  'companies-with-inn': async ({ member, inn }) => {
    await work.selectFrom('users').where('id', '=', member).forNoKeyUpdate().execute()
    const same = await selectCompaniesOf(work, member).where('companies.inn', '=', inn).execute()
    return same.map(({ id }) => id)
  },
  company: async ({ member, companyId }) => {
    const row = await selectCompaniesOf(work, member)
      .where('companies.id', '=', companyId)
      .forNoKeyUpdate('companies')
      .executeTakeFirst()
    return row ? readCompany(row) : null
  },
  'new-company-id': () => drawNextId<CompanyId>(work, 'companies'),
})

/** The companies that the person is a member of. */
export const selectCompaniesOf = (kysely: Kysely<Schema>, member: UserId) =>
  kysely
    .selectFrom('companies')
    .innerJoin('memberships', 'memberships.company_id', 'companies.id')
    .where('memberships.user_id', '=', member)
    .selectAll('companies')
