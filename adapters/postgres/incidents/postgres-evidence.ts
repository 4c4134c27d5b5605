import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { FileWrite } from '@osh/core/files/file-store.ts'
import type { EvidenceHolder, EvidenceId } from '@osh/core/incidents/evidence/evidence.ts'
import type {
  EvidenceQuestion,
  EvidenceTally,
  EvidenceWrite,
  HeldMeasure,
  ToldEvidence,
} from '@osh/core/incidents/evidence/evidence-facts.ts'
import type { EvidenceQueries } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { buildSignedColumns } from '../columns.ts'
import { lockCompany, lockRow } from '../lock-row.ts'
import { drawNextId } from '../next-ids.ts'
import type { Store, Work } from '../transact.ts'
import { makeInserter, updateRows } from '../write-rows.ts'
import { buildEvidenceRow, buildPlaceColumns, type EvidenceTable, readEvidence } from './evidence-rows.ts'

const isOf = (holder: EvidenceHolder): RawBuilder<boolean> => {
  switch (holder.is) {
    case 'incident':
      return sql`e.incident_id = ${holder.incidentId}`
    case 'measure':
      return sql`e.measure_id = ${holder.measureId}`
    case 'microtrauma':
      return sql`e.microtrauma_id = ${holder.microtraumaId}`
  }
}

/** Of the incident's steps, of measures that hold, of the microtrauma that it was. */
const isInFile = (companyId: CompanyId, id: IncidentId): RawBuilder<boolean> => sql`(e.incident_id = ${id}
  or e.microtrauma_id = any(array(
    select t.id from microtraumas t where t.company_id = ${companyId} and t.incident_id = ${id}))
  or e.measure_id = any(array(
    select m.id from measures m
    left join inspector_orders o on o.company_id = m.company_id and o.id = m.order_id
    left join microtraumas t on t.company_id = m.company_id and t.id = m.microtrauma_id
    where m.company_id = ${companyId} and m.removed_at is null
      and (m.incident_id = ${id} or o.incident_id = ${id} or t.incident_id = ${id}))))`

export const makeEvidenceQueries = ({ kysely }: Store): EvidenceQueries => ({
  list: async (companyId, holder) => {
    const { rows } = await sql<Selectable<EvidenceTable>>`
      select e.* from incident_evidence e where e.company_id = ${companyId} and ${isOf(holder)}
      order by e.id`.execute(kysely)
    return rows.map(readEvidence)
  },
  listOfFile: async (companyId, incidentId) => {
    const { rows } = await sql<Selectable<EvidenceTable>>`
      select e.* from incident_evidence e where e.company_id = ${companyId} and ${isInFile(companyId, incidentId)}
      order by e.id`.execute(kysely)
    return rows.map(readEvidence)
  },
  get: async (companyId, id) => {
    const own = kysely.selectFrom('incident_evidence').where('company_id', '=', companyId)
    const row = await own.where('id', '=', id).selectAll().executeTakeFirst()
    return row ? ok(readEvidence(row)) : err(notFound)
  },
})

export const answerEvidence = (work: Work): LateAnswers<EvidenceQuestion> => ({
  'evidence-tally': async ({ companyId, holder, incidentId }) => {
    await lockCompany(work, companyId)
    const file = incidentId === null ? isOf(holder) : isInFile(companyId, incidentId)
    const { rows } = await sql<EvidenceTally>`
      select count(*) filter (where ${isOf(holder)}) as count,
        coalesce(sum(e.size) filter (where ${file}), 0)::bigint as bytes,
        coalesce(sum(e.size), 0)::bigint as "ofCompany"
      from incident_evidence e where e.company_id = ${companyId}`.execute(work)
    return rows[0] ?? { count: 0, bytes: 0, ofCompany: 0 }
  },
  'is-attached': async ({ companyId, of, sha256 }) => {
    const { incident_id, step, measure_id, microtrauma_id } = buildPlaceColumns(of)
    const { rows } = await sql`
      select 1 from incident_evidence where company_id = ${companyId} and sha256 = ${sha256} and withdrawn_at is null
        and incident_id is not distinct from ${incident_id} and step is not distinct from ${step}
        and measure_id is not distinct from ${measure_id}
        and microtrauma_id is not distinct from ${microtrauma_id} limit 1`.execute(work)
    return rows.length > 0
  },
  'held-measure': async ({ companyId, id }) => {
    const { rows } = await sql<HeldMeasure>`
      select m.what, m.removed_at is not null as "isRemoved", coalesce(m.incident_id, o.incident_id, t.incident_id) as "incidentId",
        json_build_object('incidentId', m.incident_id, 'microtraumaId', m.microtrauma_id) as told
      from measures m
      left join inspector_orders o on o.company_id = m.company_id and o.id = m.order_id
      left join microtraumas t on t.company_id = m.company_id and t.id = m.microtrauma_id
      where m.company_id = ${companyId} and m.id = ${id} for no key update of m`.execute(work)
    return rows[0] ?? null
  },
  evidence: async (asked) => {
    const row = await lockRow(work, 'incident_evidence', asked)
    return row && readEvidence(row)
  },
  'new-evidence-id': () => drawNextId<EvidenceId>(work, 'incident_evidence'),
})

export const evidenceWriters: Writers<
  Exclude<EvidenceWrite, FileWrite | ToldEvidence>,
  Work,
  Promise<void>
> = {
  'new-evidence': makeInserter('incident_evidence', buildEvidenceRow),
  'withdrawn-evidence': (work, rows) =>
    updateRows(
      work,
      'incident_evidence',
      ['company_id', 'id'],
      rows.map(({ companyId, id, withdrawn }) => ({
        company_id: companyId,
        id,
        withdraw_reason: withdrawn.reason,
        ...buildSignedColumns('withdrawn', withdrawn),
      })),
    ),
  'evidence-previews': (work, rows) =>
    updateRows(
      work,
      'incident_evidence',
      ['company_id', 'id'],
      rows.map(({ companyId, id, preview: { sha256, size } }) => ({
        company_id: companyId,
        id,
        preview_sha256: sha256,
        preview_size: size,
      })),
    ),
}
