import type { ownedTables } from './remove-company.ts'

type Table = (typeof ownedTables)[number] | 'companies'

/** How a table is read some rows at a time: by the columns that follow the company in its key; what is left out opens doors or is derived. */
export type ArchivedAs = { readonly key: readonly string[]; readonly without?: readonly string[] }

const byId: ArchivedAs = { key: ['id'] }

/** Every table of what a company owns: how it is given out, or why it is not. A new table does not compile until it says so. */
export const archivedTables: Readonly<Record<Table, ArchivedAs | string>> = {
  companies: { key: [], without: ['example', 'first_run_hidden'] },
  company_terms: { key: [] },
  departments: byId,
  positions: byId,
  employees: { key: ['id'], without: ['search_name', 'personnel_key'] },
  absences: byId,
  obligations: {
    key: ['id'],
    without: ['full_name', 'department_id', 'position_name', 'dismissed_on', 'listed'],
  },
  completions: byId,
  memos: byId,
  memo_rows: { key: ['memo_id', 'obligation_id'] },
  documents: { key: ['id'], without: ['search_key'] },
  document_sources: { key: ['document_id'] },
  own_forms: byId,
  responsibilities: byId,
  responsibility_terms: byId,
  circumstances: { key: ['circumstance_id'] },
  incidents: byId,
  incident_injured: { key: ['incident_id', 'row'] },
  incident_events: byId,
  incident_evidence: { key: ['id'], without: ['preview_sha256', 'preview_size'] },
  incident_duties: { key: ['incident_id', 'obligation_id'] },
  incident_addressees: byId,
  microtraumas: byId,
  microtrauma_events: byId,
  measures: { key: ['id'], without: ['what_key', 'responsible_key'] },
  inspector_orders: byId,
  headcounts: byId,
  calendar_edits: byId,
  company_facts: { key: ['list'] },
  notices: { ...byId, without: ['to_mail'] },
  mails: { key: ['id'], without: ['body', 'html', 'unsubscribe'] },
  memberships: {
    key: ['user_id'],
    without: ['saved_filters', 'notices', 'told_on', 'mails_due', 'pushed_on', 'pushes_due'],
  },
  invitations: { key: ['email'], without: ['token_hash'] },
  staff_imports: byId,
  paper_records: { key: ['document_id'] },
  registry_sets: byId,
  registry_records: { key: ['set_id', 'place'] },
  post_profiles: byId,
  requirements: byId,
  requirement_exceptions: { key: ['requirement_id', 'employee_id'] },
  inspection_links: { key: ['id'], without: ['token_hash'] },
  inspection_openings: byId,
  payers: byId,
  invoices: byId,
  activity_requests: byId,
  journal: 'given out beside the tables, as it is exported',
  journal_heads: 'the end of the exported journal says it',
  files: 'given out as files',
  document_years: 'counted from the documents',
  messages: 'what each member has said to the support is given to that member alone',
  conversations: 'the same',
  calendar_links: 'secrets',
  request_keys: 'answers that are kept for a day',
  jobs: 'what the server has to do',
  notice_reads: 'which notices each member has read',
  notice_marks: 'the same',
}
