import type { CompanyId } from '@osh/core/companies/company.ts'
import { REGISTER_BEGAN } from '@osh/core/registry/check-record.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { COUNTED_TO } from '@osh/core/shared/page.ts'
import {
  type Counted,
  listRegistryWaits,
  type UnsentOfProgramme,
} from '@osh/core/today/list-registry-waits.ts'
import type { RegistryWait } from '@osh/core/today/registry-waits.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { isEmployedOn } from '../staff/employed-on.ts'

type Place = { readonly companyId: CompanyId; readonly today: LocalDate }

/** Rows that one kind is counted in. */
const MOST = COUNTED_TO * 2

/** What is unfinished about the register, each kind by an index that has nothing else. */
export async function readRegistryWaits(
  kysely: Kysely<Schema>,
  { companyId, today }: Place,
): Promise<readonly RegistryWait[]> {
  const count = async (rows: RawBuilder<unknown>): Promise<Counted> => {
    const counted = await sql<Counted>`
      select count(*)::int as count, min(of.date) as since from (${rows} limit ${MOST}) of`.execute(kysely)
    return counted.rows[0] ?? { count: 0, since: null }
  }
  const unsent = await sql<UnsentOfProgramme>`
    select of.programme, count(*)::int as count, min(of.date) as since from (
      select o.subject_name as programme, c.date from completions c
      join obligations o on o.company_id = c.company_id and o.id = c.obligation_id
      where c.company_id = ${companyId} and c.date >= ${REGISTER_BEGAN} and o.section = 'training'
        and c.protocol_number is not null and c.registry_number is null and c.taken_back_at is null
        and o.removed_at is null and ${isEmployedOn('o.dismissed_on', today)}
        and c.date >= coalesce(o.base_date, c.date) and not exists (
          select from registry_records r join registry_sets s on s.company_id = r.company_id and s.id = r.set_id
          where r.company_id = c.company_id and r.completion_id = c.id and s.withdrawn_at is null)
      order by c.date, c.id limit ${MOST}) of group by of.programme`.execute(kysely)
  return listRegistryWaits(unsent.rows, {
    unanswered: await count(sql`
      select (r.record ->> 'date')::date as date from registry_records r
      join registry_sets s on s.company_id = r.company_id and s.id = r.set_id
      left join completions c on c.company_id = r.company_id and c.id = r.completion_id
      where r.company_id = ${companyId} and r.number is null and c.registry_number is null
        and s.withdrawn_at is null`),
    editions: await count(sql`
      select date from documents where company_id = ${companyId} and awaits_edition and annulled_at is null`),
  })
}
