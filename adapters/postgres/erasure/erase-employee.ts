import type { Values } from '@osh/core/commands/journal.ts'
import type { Erased } from '@osh/core/erasure/erasure.ts'
import { type Gone, scrubJournal, scrubValues } from '@osh/core/erasure/scrub-journal.ts'
import { forgetSalts, type Seal } from '@osh/core/journal/chain.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { type RawBuilder, sql } from 'kysely'
import { isAnswer } from '../commands/kept-answers.ts'
import { releaseFiles } from '../files/write-files.ts'
import type { EmployeeRow } from '../staff/staff-tables.ts'
import type { Work } from '../transact.ts'
import { isAmong } from '../write-rows.ts'
import { emptyMessages } from './erase-messages.ts'
import { forgetSearches } from './forget-searches.ts'
import { readJournalLines } from './journal-lines.ts'
import { madeBefore } from './made-before.ts'
import { mailsOf, nameOf } from './mails-of.ts'
import { listThings, listWords } from './things-of.ts'

type Person = Pick<EmployeeRow, 'company_id' | 'id' | 'full_name'>
type Employee = Extract<Erased, { readonly erased: 'employee' }>

/**
 * Erases all that is kept of an employee, in the caller's transaction: the card, what had to be done and what was, rows of memos and memos of
 * no one else, papers and incidents that name them, responsibilities, absences, and the values in the journal. Whoever came after the moment under
 * the same id is somebody else, and stays.
 *
 * @param before null: whenever they came
 */
export async function eraseEmployee(
  work: Work,
  { companyId, employeeId }: Employee,
  before: Instant | null = null,
): Promise<void> {
  const person = await work
    .selectFrom('employees')
    .where('company_id', '=', companyId)
    .where('id', '=', employeeId)
    .where(madeBefore(before))
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!person) return
  const ids = await listThings(work, person)
  const ofEmployee = sql`employee_id = ${employeeId}`
  const ofObligations = isAmong(sql.ref('obligation_id'), ids.obligation)
  const erase = makeEraser(work, companyId)
  await erase('completions', ofObligations)
  await erase('memo_rows', sql`(${ofObligations} or ${ofEmployee})`)
  await erase('incident_duties', sql`(${ofObligations} or ${isAmong(sql.ref('incident_id'), ids.incident)})`)
  await erase('obligations', ofEmployee)
  await erase('memos', isAmong(sql.ref('id'), ids.memo))
  await eraseEvidence(work, companyId, ids.evidence)
  await erase('measures', isAmong(sql.ref('id'), ids.measure))
  await erase('microtrauma_events', isAmong(sql.ref('microtrauma_id'), ids.microtrauma))
  await erase('microtraumas', isAmong(sql.ref('id'), ids.microtrauma))
  await erase('inspector_orders', isAmong(sql.ref('id'), ids['inspector-order']))
  await sql`update measures set employee_id = null, responsible = '', responsible_key = ''
    where company_id = ${companyId} and ${ofEmployee}`.execute(work)
  await erase(
    'notice_reads',
    sql`notice_id in (select n.id from notices n
      where n.company_id = ${companyId} and ${isAmong(sql.ref('n.incident_id'), ids.incident)})`,
  )
  await erase('notices', isAmong(sql.ref('incident_id'), ids.incident))
  await erase('incident_events', isAmong(sql.ref('incident_id'), ids.incident))
  await erase('incident_injured', isAmong(sql.ref('incident_id'), ids.incident))
  await erase('incidents', isAmong(sql.ref('id'), ids.incident))
  await erase('absences', ofEmployee)
  await erase('requirement_exceptions', ofEmployee)
  await erase('registry_records', ofEmployee)
  await forgetImports(work, companyId)
  await erase('responsibility_terms', ofEmployee)
  await erase(
    'responsibilities',
    sql`
    ${isAmong(sql.ref('id'), ids.responsibility)} and not exists (
      select from responsibility_terms t where t.company_id = ${companyId} and t.responsibility_id = responsibilities.id)`,
  )
  await erase('mails', mailsOf(person, ids.document))
  await emptyMessages(work, companyId, nameOf(person))
  await erasePapers(work, companyId, ids.document)
  await erase('request_keys', isAnswer)
  await forgetSearches(work, person)
  const gone = { ids, words: listWords(person) }
  await scrubEvents(work, person, gone)
  await scrubLines(work, companyId, gone)
  await erase('employees', sql`id = ${employeeId}`)
}

const makeEraser =
  (work: Work, companyId: CompanyId) =>
  async (table: string, which: RawBuilder<unknown>): Promise<void> => {
    await sql`delete from ${sql.table(table)} where company_id = ${companyId} and ${which}`.execute(work)
  }

/** What an import has made names whom it changed, and what was not loaded names anybody: neither is kept once someone has to be forgotten. */
const forgetImports = (work: Work, companyId: CompanyId): Promise<unknown> =>
  work
    .updateTable('staff_imports')
    .set({ made: null, left_rows: null })
    .where('company_id', '=', companyId)
    .execute()

/** The years count their documents. */
async function erasePapers(work: Work, companyId: CompanyId, ids: readonly number[]): Promise<void> {
  const erase = makeEraser(work, companyId)
  const { rows: files } = await sql<{ sha256: string }>`
    select unnest(array_remove(array[docx_sha256, pdf_sha256], null)) as sha256 from documents
    where company_id = ${companyId} and ${isAmong(sql.ref('id'), ids)}`.execute(work)
  await erase('paper_records', isAmong(sql.ref('document_id'), ids))
  await erase('document_sources', isAmong(sql.ref('document_id'), ids))
  await sql`
    update document_years y set issued = issued - d.gone
    from (select year, count(*)::int as gone from documents
      where company_id = ${companyId} and ${isAmong(sql.ref('id'), ids)} group by year) d
    where y.company_id = ${companyId} and y.year = d.year`.execute(work)
  await erase('documents', isAmong(sql.ref('id'), ids))
  await releaseFiles(
    work,
    companyId,
    files.map(({ sha256 }) => sha256),
  )
}

async function eraseEvidence(work: Work, companyId: CompanyId, ids: readonly number[]): Promise<void> {
  const { rows: files } = await sql<{ sha256: string }>`
    select unnest(array_remove(array[sha256, preview_sha256], null)) as sha256 from incident_evidence
    where company_id = ${companyId} and ${isAmong(sql.ref('id'), ids)}`.execute(work)
  await makeEraser(work, companyId)('incident_evidence', isAmong(sql.ref('id'), ids))
  await releaseFiles(
    work,
    companyId,
    files.map(({ sha256 }) => sha256),
  )
}

/** Whoever is injured no more is still named in the chronology of the accident. */
async function scrubEvents(
  work: Work,
  { company_id: company, id, full_name }: Person,
  gone: Gone,
): Promise<void> {
  const { rows } = await sql<{ id: number; before: Values; after: Values }>`
    select id, before, after from incident_events where company_id = ${company} and (
      strpos(concat(before::text, after::text), ${full_name}) > 0
      or jsonb_path_exists(jsonb_build_array(before, after), '$.** ? (@.employeeId == $id)', jsonb_build_object('id', ${id}::bigint)))`.execute(
    work,
  )
  for (const event of rows) {
    const [before, after] = [event.before, event.after].map((values) =>
      JSON.stringify(scrubValues(values, gone)),
    )
    await sql`update incident_events set before = ${before}, after = ${after}
      where company_id = ${company} and id = ${event.id}`.execute(work)
  }
}

async function scrubLines(work: Work, companyId: CompanyId, gone: Gone): Promise<void> {
  for await (const { id, changes } of readJournalLines(work, companyId)) {
    const scrubbed = scrubJournal(changes, gone)
    if (scrubbed === changes) continue
    const { rows } = await sql<{ seals: readonly Seal[] | null }>`
      update journal set changes = ${JSON.stringify(scrubbed)}
      where company_id = ${companyId} and id = ${id} returning seals`.execute(work)
    const [seals = null] = rows.map((row) => row.seals)
    if (seals === null) continue
    await sql`update journal set seals = ${JSON.stringify(forgetSalts(seals, changes, scrubbed))}
      where company_id = ${companyId} and id = ${id}`.execute(work)
  }
}
