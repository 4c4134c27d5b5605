import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { DutyQuestion, DutyWrite, KeptDuty } from '@osh/core/incidents/duties/duty-facts.ts'
import type { DutyQueries } from '@osh/core/incidents/duties/duty-repository.ts'
import {
  asRequired,
  compareRequiredDuties,
  findDoneSince,
  type RequiredDuty,
} from '@osh/core/incidents/duties/required-duty.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { type Kysely, sql } from 'kysely'
import { pickColumns } from '../columns.ts'
import type { Schema } from '../schema.ts'
import type { Store, Work } from '../transact.ts'
import { makeInserter } from '../write-rows.ts'

async function listDuties(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  incidentId: IncidentId,
): Promise<readonly RequiredDuty[]> {
  const rows = await kysely
    .selectFrom('incident_duties as d')
    .innerJoin('obligations as o', (join) =>
      join.onRef('o.company_id', '=', 'd.company_id').onRef('o.id', '=', 'd.obligation_id'),
    )
    .innerJoin('incidents as i', (join) =>
      join.onRef('i.company_id', '=', 'd.company_id').onRef('i.id', '=', 'd.incident_id'),
    )
    .where('d.company_id', '=', companyId)
    .where('d.incident_id', '=', incidentId)
    .where('o.removed_at', 'is', null)
    .select(['o.section', 'o.id', 'o.employee_id', 'o.full_name', 'o.base_date', 'd.due_on', 'i.occurred_at'])
    .execute()
  const duties = rows.flatMap((row): RequiredDuty[] => {
    const section = asRequired(row.section)
    if (!section) return []
    return [
      {
        section,
        obligationId: row.id,
        employeeId: row.employee_id,
        fullName: row.full_name,
        dueOn: row.due_on,
        doneOn: findDoneSince({ occurredAt: row.occurred_at }, row.base_date),
      },
    ]
  })
  return duties.toSorted(compareRequiredDuties)
}

export const makeDutyQueries = ({ kysely }: Store): DutyQueries => ({
  listForIncident: (companyId, id) => listDuties(kysely, companyId, id),
})

export const answerDuties = (work: Work): LateAnswers<DutyQuestion> => ({
  'required-duties': ({ companyId, incidentId }) => listDuties(work, companyId, incidentId),
  'duties-of-employees': async ({ companyId, section, employeeIds }) => {
    const rows = await work
      .selectFrom('obligations')
      .where('company_id', '=', companyId)
      .where('section', '=', section)
      .where('removed_at', 'is', null)
      .where(sql<boolean>`employee_id = any(${employeeIds}::bigint[])`)
      .select('id')
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  },
})

export const dutyWriters: Writers<DutyWrite, Work, Promise<void>> = {
  'required-duties': makeInserter('incident_duties', (row: KeptDuty) =>
    pickColumns(row, ['companyId', 'incidentId', 'obligationId', 'dueOn'], ['entered']),
  ),
}
