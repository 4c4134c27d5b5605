import type { Writers } from '@osh/core/commands/apply.ts'
import type { LateAnswers } from '@osh/core/commands/follow.ts'
import type { FileWrite } from '@osh/core/files/file-store.ts'
import type { EvidenceId } from '@osh/core/incidents/evidence/evidence.ts'
import type {
  EvidenceQuestion,
  EvidenceTally,
  EvidenceWrite,
} from '@osh/core/incidents/evidence/evidence-facts.ts'
import type { EvidenceQueries } from '@osh/core/incidents/evidence/evidence-repository.ts'
import type { EventWrite } from '@osh/core/incidents/incident-facts.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { sql } from 'kysely'
import { signedColumns } from '../columns.ts'
import { nextId } from '../next-ids.ts'
import type { Store, Work } from '../transact.ts'
import { insertRows, updateRows } from '../write-rows.ts'
import { evidenceOf, rowOfEvidence } from './evidence-rows.ts'

export const evidenceQueries = ({ kysely }: Store): EvidenceQueries => ({
  list: async (companyId, incidentId) => {
    const own = kysely.selectFrom('incident_evidence').where('company_id', '=', companyId)
    const rows = await own.where('incident_id', '=', incidentId).orderBy('id').selectAll().execute()
    return rows.map(evidenceOf)
  },
  get: async (companyId, id) => {
    const own = kysely.selectFrom('incident_evidence').where('company_id', '=', companyId)
    const row = await own.where('id', '=', id).selectAll().executeTakeFirst()
    return row ? ok(evidenceOf(row)) : err(notFound)
  },
})

export const answerEvidence = (work: Work): LateAnswers<EvidenceQuestion> => ({
  'evidence-tally': async ({ companyId, incidentId }) => {
    const { rows } = await sql<EvidenceTally>`
      select count(*) filter (where incident_id = ${incidentId}) as count,
        coalesce(sum(size) filter (where incident_id = ${incidentId}), 0)::bigint as bytes,
        coalesce(sum(size), 0)::bigint as "ofCompany"
      from incident_evidence where company_id = ${companyId}`.execute(work)
    return rows[0] ?? { count: 0, bytes: 0, ofCompany: 0 }
  },
  'is-attached': async ({ companyId, incidentId, step, sha256 }) => {
    const same = work.selectFrom('incident_evidence').where('company_id', '=', companyId)
    const here = same.where('incident_id', '=', incidentId).where('step', '=', step)
    const row = await here
      .where('sha256', '=', sha256)
      .where('withdrawn_at', 'is', null)
      .select('id')
      .executeTakeFirst()
    return row !== undefined
  },
  evidence: async ({ companyId, id }) => {
    const own = work.selectFrom('incident_evidence').where('company_id', '=', companyId)
    const row = await own.where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()
    return row ? evidenceOf(row) : null
  },
  'new-evidence-id': () => nextId<EvidenceId>(work, 'incident_evidence'),
})

export const evidenceWriters: Writers<Exclude<EvidenceWrite, FileWrite | EventWrite>, Work, Promise<void>> = {
  'new-evidence': (work, rows) => insertRows(work, 'incident_evidence', rows.map(rowOfEvidence)),
  'withdrawn-evidence': (work, rows) =>
    updateRows(
      work,
      'incident_evidence',
      ['company_id', 'id'],
      rows.map(({ companyId, id, withdrawn }) => ({
        company_id: companyId,
        id,
        withdraw_reason: withdrawn.reason,
        ...signedColumns('withdrawn', withdrawn),
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
