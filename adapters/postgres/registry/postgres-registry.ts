import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import { CHECKS_LISTED, SETS_LISTED } from '@osh/core/registry/listed.ts'
import type { RegistryQueries } from '@osh/core/registry/registry.ts'
import type { RegistryQuestion, RegistryWrite } from '@osh/core/registry/registry-facts.ts'
import { type RegistrySetId, takePlace } from '@osh/core/registry/registry-record.ts'
import type { WholeSet } from '@osh/core/registry/registry-set.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { sql } from 'kysely'
import { buildSignedColumns } from '../columns.ts'
import { lockRow } from '../lock-row.ts'
import { drawNextId } from '../next-ids.ts'
import type { Store, Work } from '../transact.ts'
import { insertRows, isAmong, makeUpdater } from '../write-rows.ts'
import { readChecks, readRecords, readSets } from './read-registry.ts'

export const makeRegistryQueries = ({ kysely }: Store): RegistryQueries => ({
  listChecks: (companyId, { from, to }) =>
    readChecks(
      kysely,
      companyId,
      sql`c.date between ${from} and ${to} order by c.date desc, e.full_name, c.id limit ${CHECKS_LISTED}`,
    ),
  listOfProtocol: (companyId, { from, to, protocol, employeeIds }) =>
    readChecks(
      kysely,
      companyId,
      sql`c.protocol_number = ${protocol} and c.date between ${from} and ${to}
        and ${isAmong(sql.ref('o.employee_id'), employeeIds)} order by c.date, e.full_name desc, c.id desc`,
    ),
  listSets: (companyId) => readSets(kysely, companyId, sql`true order by s.id desc limit ${SETS_LISTED}`),
  readSet: async (companyId, id) => {
    const [set] = await readSets(kysely, companyId, sql`s.id = ${id}`)
    return set ? ok({ set, records: await readRecords(kysely, companyId, id) }) : err(notFound)
  },
})

export const answerRegistry = (work: Work): LateAnswers<RegistryQuestion> => ({
  'knowledge-checks': async ({ companyId, ids }) => {
    await work
      .selectFrom('completions')
      .where('company_id', '=', companyId)
      .where(isAmong(sql.ref('id'), ids))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    return readChecks(work, companyId, isAmong(sql.ref('c.id'), ids))
  },
  'registry-set': async ({ companyId, id }) => {
    if (!(await lockRow(work, 'registry_sets', { companyId, id }))) return null
    const [set] = await readSets(work, companyId, sql`s.id = ${id}`)
    return set ? { set, records: await readRecords(work, companyId, id) } : null
  },
  'new-registry-set-id': () => drawNextId<RegistrySetId>(work, 'registry_sets'),
})

export const registryWriters: Writers<RegistryWrite, Work, Promise<void>> = {
  'registry-sets': async (work, rows) => {
    await insertRows(work, 'registry_sets', rows.map(buildSetColumns))
    await insertRows(work, 'registry_records', rows.flatMap(listRecordColumns))
  },
  'registered-records': makeUpdater(
    'registry_records',
    ['company_id', 'set_id', 'place'],
    ({ companyId, setId, place, number }) => ({ company_id: companyId, set_id: setId, place, number }),
  ),
  'withdrawn-registry-sets': makeUpdater(
    'registry_sets',
    ['company_id', 'id'],
    ({ companyId, id, withdrawn }) => ({
      ...{ company_id: companyId, id },
      ...buildSignedColumns('withdrawn', withdrawn),
    }),
  ),
  'completion-papers': makeUpdater('completions', ['company_id', 'id'], ({ companyId, id, papers }) => ({
    ...{ company_id: companyId, id },
    ...{ protocol_number: papers.protocol, registry_number: papers.registry },
  })),
}

const buildSetColumns = ({ set: { companyId, id, company, made } }: WholeSet) => ({
  ...{ company_id: companyId, id, inn: company.inn, title: company.title },
  ...buildSignedColumns('made', made),
  ...{ withdrawn_by: null, withdrawn_at: null },
})

const listRecordColumns = ({ set: { companyId, id }, records }: WholeSet) =>
  records.map(({ outerId, completionId, employeeId, number, ...record }) => ({
    ...{ company_id: companyId, set_id: id, place: takePlace(outerId) },
    ...{ completion_id: completionId, employee_id: employeeId, record, number },
  }))
