import type { CompletionId } from '@osh/core/obligations/completion.ts'
import type { KnowledgeCheck } from '@osh/core/registry/knowledge-check.ts'
import type { SentRecord } from '@osh/core/registry/match-answer.ts'
import {
  type ForeignDocument,
  nameRecord,
  type RegistryRecord,
  type RegistrySetId,
} from '@osh/core/registry/registry-record.ts'
import type { RegistrySet, SentOfPerson } from '@osh/core/registry/registry-set.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId, EmployeeId } from '@osh/core/shared/identity.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { readSigned, type SignedColumns } from '../columns.ts'
import type { Schema } from '../schema.ts'
import type { RegistrySetsTable } from './registry-tables.ts'

type Counted = RegistrySetsTable & { readonly count: number; readonly registered: number }

/** A completion that has a number says it of the record, whoever has entered it. */
const NUMBER = sql.raw('coalesce(r.number, c.registry_number)')
const JOINED = sql.raw(
  'registry_records r left join completions c on c.company_id = r.company_id and c.id = r.completion_id',
)

export async function readSets(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  which: RawBuilder<unknown>,
): Promise<readonly RegistrySet[]> {
  const { rows } = await sql<Counted>`
    select s.*, counts.* from registry_sets s, lateral (
      select count(*)::int as count, count(${NUMBER})::int as registered from ${JOINED}
      where r.company_id = s.company_id and r.set_id = s.id) counts
    where s.company_id = ${companyId} and ${which}`.execute(kysely)
  return rows.map((row) => ({
    ...{ id: row.id, companyId: row.company_id, count: row.count, registered: row.registered },
    company: { inn: row.inn, title: row.title },
    ...{ made: readSigned('made', row), withdrawn: readSigned('withdrawn', row) },
  }))
}

type RecordRow = {
  readonly place: number
  readonly completion_id: CompletionId
  readonly employee_id: EmployeeId
  readonly record: RegistryRecord
  readonly told: string | null
}

export async function readRecords(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  setId: RegistrySetId,
): Promise<readonly SentRecord[]> {
  const { rows } = await sql<RecordRow>`
    select r.place, r.completion_id, r.employee_id, r.record, ${NUMBER} as told from ${JOINED}
    where r.company_id = ${companyId} and r.set_id = ${setId} order by r.place`.execute(kysely)
  return rows.map((row) => readRecord(companyId, setId, row))
}

const readRecord = (companyId: CompanyId, setId: RegistrySetId, row: RecordRow): SentRecord => ({
  ...row.record,
  outerId: nameRecord(companyId, setId, row.place),
  ...{ completionId: row.completion_id, employeeId: row.employee_id, number: row.told },
})

type SentRow = RecordRow & SignedColumns<'made'> & { readonly set_id: RegistrySetId }

/** All that was told of a person, the oldest first. */
export async function readSent(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  employeeId: EmployeeId,
): Promise<readonly SentOfPerson[]> {
  const { rows } = await sql<SentRow>`
    select r.set_id, r.place, r.completion_id, r.employee_id, r.record, ${NUMBER} as told, s.made_by, s.made_at
    from ${JOINED} join registry_sets s on s.company_id = r.company_id and s.id = r.set_id
    where r.company_id = ${companyId} and r.employee_id = ${employeeId} order by r.set_id, r.place`.execute(
    kysely,
  )
  return rows.map((row) => ({
    ...readRecord(companyId, row.set_id, row),
    ...{ setId: row.set_id, made: readSigned('made', row) },
  }))
}

type CheckRow = {
  readonly id: CompletionId
  readonly employee_id: EmployeeId
  readonly last_name: string
  readonly first_name: string
  readonly father_name: string | null
  readonly snils: string | null
  readonly personnel_number: string | null
  readonly position: string
  readonly department: string
  readonly programme: string
  readonly date: LocalDate
  readonly result: string
  readonly protocol_number: string | null
  readonly registry_number: string | null
  readonly awaited: RegistrySetId | null
  readonly foreign_document: ForeignDocument | null
}

export async function readChecks(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  which: RawBuilder<unknown>,
): Promise<readonly KnowledgeCheck[]> {
  const { rows } = await sql<CheckRow>`
    select c.id, o.employee_id, e.last_name, e.first_name, e.father_name, e.snils, e.personnel_number, d.name as department,
      coalesce(nullif(e.position_staff, ''), e.position_name) as position, o.subject_name as programme,
      c.date, c.result, c.protocol_number, c.registry_number,
      case when c.registry_number is null then (
        select max(r.set_id) from registry_records r
        join registry_sets s on s.company_id = r.company_id and s.id = r.set_id
        where r.company_id = c.company_id and r.completion_id = c.id and r.number is null and s.withdrawn_at is null
      ) end as awaited,
      (select r.record -> 'foreign' from registry_records r
        where r.company_id = c.company_id and r.employee_id = o.employee_id
          and json_typeof(r.record -> 'foreign') = 'object'
        order by r.set_id desc, r.place desc limit 1) as foreign_document
    from completions c
    join obligations o on o.company_id = c.company_id and o.id = c.obligation_id
    join employees e on e.company_id = o.company_id and e.id = o.employee_id
    join departments d on d.company_id = e.company_id and d.id = e.department_id
    where c.company_id = ${companyId} and o.section = 'training' and c.taken_back_at is null and ${which}`.execute(
    kysely,
  )
  return rows.map((row) => ({
    ...{ completionId: row.id, employeeId: row.employee_id, programme: row.programme, date: row.date },
    person: {
      ...{ lastName: row.last_name, firstName: row.first_name, fatherName: row.father_name },
      ...{ snils: row.snils, personnelNumber: row.personnel_number },
      ...{ position: row.position, department: row.department },
    },
    passed: row.result === 'passed',
    ...{ protocol: row.protocol_number, registry: row.registry_number },
    ...{ awaitedIn: row.awaited, foreign: row.foreign_document },
  }))
}
