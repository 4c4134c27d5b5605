import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Imports } from '@osh/core/imports/imports.ts'
import { markPlan } from '@osh/core/imports/plan/import-plan.ts'
import { planImport } from '@osh/core/imports/plan/plan-import.ts'
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import type { Requirements } from '@osh/core/requirements/requirements.ts'
import type { DocumentId } from '@osh/core/shared/identity.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Schema } from '#adapters/postgres/schema.ts'
import { aDocument } from '#tests/contracts/documents.ts'
import { accepted, rowOf, today, type World } from '#tests/contracts/world.ts'
import { atStep } from '#tests/evidence-example.ts'
import { day } from '#tests/examples.ts'
import { microtraumaTyped, reviewTyped } from '#tests/microtraumas-example.ts'
import { aPicture } from '#tests/pictures.ts'
import { undecided } from '#tests/undecided.ts'

/** Words that nothing but the erased has. */
export const [SURNAME, SNILS, PHONE, SIZE] = ['Ыщенко', '112-233-445 95', '+79161234567', '104-108/194-200']
export const EMAIL = 'yshchenko@example.org'

const anAccident = { degree: 'easy', date: '2026-01-10', time: '12:00', place: 'Карьер' }

export type Ids = {
  readonly employee: EmployeeId
  readonly obligations: readonly number[]
  readonly memo: number
  readonly incidents: readonly number[]
  readonly microtraumas: readonly number[]
  readonly documents: readonly number[]
  readonly responsibility: number
  readonly files: readonly string[]
}
export const among = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::bigint[])`

/**
 * Every table there is, with which of its rows are of an employee; null for those that never are of one. A new table has to say so, and
 * what is of an employee has to be erased (`eraseEmployee`) and to be given out (`personalData`).
 */
export const tables: Readonly<
  Record<keyof Schema | 'applied_migrations', ((ids: Ids) => RawBuilder<boolean>) | null>
> = {
  employees: ({ employee }) => among('id', [employee]),
  incidents: ({ incidents }) => among('id', incidents),
  incident_duties: ({ incidents, obligations }) =>
    sql<boolean>`(${among('incident_id', incidents)} or ${among('obligation_id', obligations)})`,
  incident_evidence: ({ incidents, microtraumas }) =>
    sql<boolean>`(${among('incident_id', incidents)} or ${among('microtrauma_id', microtraumas)})`,
  measures: ({ employee, incidents, microtraumas }) =>
    sql<boolean>`(${among('employee_id', [employee])} or ${among('incident_id', incidents)}
      or ${among('microtrauma_id', microtraumas)})`,
  inspector_orders: ({ incidents }) => among('incident_id', incidents),
  incident_events: ({ incidents }) => among('incident_id', incidents),
  notices: ({ incidents }) => among('incident_id', incidents),
  notice_reads: ({ incidents }) =>
    sql<boolean>`notice_id in (select n.id from notices n where ${among('n.incident_id', incidents)})`,
  incident_injured: ({ incidents }) => among('incident_id', incidents),
  microtraumas: ({ microtraumas }) => among('id', microtraumas),
  microtrauma_events: ({ microtraumas }) => among('microtrauma_id', microtraumas),
  absences: ({ employee }) => among('employee_id', [employee]),
  obligations: ({ employee }) => among('employee_id', [employee]),
  completions: ({ obligations }) => among('obligation_id', obligations),
  memo_rows: ({ employee }) => among('employee_id', [employee]),
  memos: ({ memo }) => among('id', [memo]),
  documents: ({ documents }) => among('id', documents),
  files: ({ files }) => sql<boolean>`sha256 = any(${files}::text[])`,
  document_sources: ({ documents }) => among('document_id', documents),
  responsibilities: ({ responsibility }) => among('id', [responsibility]),
  responsibility_terms: ({ employee }) => among('employee_id', [employee]),
  journal: () => sql<boolean>`strpos(changes::text, ${SURNAME}) > 0`,
  messages: null,
  conversations: null,
  invitations: null,
  memberships: () => sql<boolean>`strpos(saved_filters::text, ${SURNAME}) > 0`,
  request_keys: () => sql<boolean>`strpos(answer::text, ${SURNAME}) > 0`,
  journal_heads: null,
  companies: null,
  company_terms: null,
  payers: null,
  invoices: null,
  departments: null,
  positions: null,
  document_years: null,
  own_forms: null,
  circumstances: null,
  calendar_edits: null,
  company_facts: null,
  headcounts: null,
  incident_addressees: null,
  notice_marks: null,
  calendar_links: null,
  news: null,
  news_reads: null,
  users: null,
  refresh_tokens: null,
  sessions: null,
  proofs: null,
  second_factors: null,
  push_devices: null,
  recovery_codes: null,
  tries: null,
  signing_keys: null,
  activity_requests: null,
  staff_imports: () => sql<boolean>`strpos(concat(made::text, left_rows::text), ${SURNAME}) > 0`,
  paper_records: ({ documents }) => among('document_id', documents),
  registry_sets: null,
  registry_records: ({ employee }) => among('employee_id', [employee]),
  post_profiles: null,
  requirements: null,
  requirement_exceptions: ({ employee }) => among('employee_id', [employee]),
  inspection_links: null,
  inspection_openings: null,
  erasures: null,
  jobs: null,
  mails: null,
  applied_migrations: null,
}

/** A staff file that changes the employee, whom the import then names. */
async function bringIn(
  records: World['records'],
  imports: Imports,
  companyId: World['company']['id'],
): Promise<void> {
  const staff = await records.employees.list(companyId)
  const departments = await records.departments.list(companyId)
  const known = staff.find(({ lastName }) => lastName === SURNAME)
  const values = { lastName: SURNAME, firstName: known?.firstName ?? '', internalPhone: '12-34' }
  const ground = { staff, departments, positions: await records.positions.list(), duties: [], today }
  const mark = markPlan(planImport(ground, [{ line: 2, values }], undecided))
  const fields = Object.keys(values)
  const table = { fields, rows: [[2, ...Object.values(values)]], choices: [], columns: [], mark }
  accepted(await imports.load({ companyId, details: { fileName: 'Штат.xlsx', ...table } }))
}

/** Excepts somebody from what the organisation requires of their position, and says by name why. */
async function exceptFromOwn(
  requirements: Requirements,
  companyId: World['company']['id'],
  { id: employeeId, positionId }: Awaited<ReturnType<World['hire']>>,
): Promise<void> {
  const post = { positionId, departmentId: null }
  accepted(
    await requirements.addOwn({ companyId, details: { ...post, section: 'risk', periodicity: '1 год' } }),
  )
  const [required] = (await requirements.readGround(companyId, { ...post, employeeId: null })).requirements
  const details = {
    requirementId: required?.id,
    employeeId,
    reason: `${SURNAME} в отпуске`,
    until: '2031-11-12',
  }
  accepted(await requirements.except({ companyId, details }))
}

/** Tells the register of the trained what the employee has learnt. */
async function tellRegistry(
  { registry }: World['records'],
  companyId: World['company']['id'],
  of: EmployeeId,
): Promise<void> {
  const all = await registry.listChecks(companyId, { from: day('2023-03-01'), to: today })
  const checks = all
    .filter(({ employeeId }) => employeeId === of)
    .slice(0, 1)
    .map(({ completionId }) => ({ completionId, protocol: '77-ПР', programId: 1 }))
  accepted(await registry.form({ companyId, details: { checks } }))
}

/** Somebody who is named in every table that may name one. */
export async function furnish({ records, opened, company, hire, assign, form }: World): Promise<Ids> {
  const companyId = company.id
  const person = { snils: SNILS, personalPhone: PHONE, email: EMAIL, clothingSize: SIZE }
  const [own, other] = [await hire(SURNAME, person), await hire('Белова')]
  const [first, second, others] = [await assign(own), await assign(own), await assign(other)]
  if (!opened.imports) throw new Error('nowhere to bring a file to')
  await bringIn(records, opened.imports, companyId)
  const memo = await form('training', [rowOf(first)])
  await form('training', [rowOf(second), rowOf(others)])
  await tellRegistry(records, companyId, own.id)
  const record = async (injured: EmployeeId) =>
    accepted(
      await records.incidents.record({
        companyId,
        details: { ...anAccident, injured: [{ employeeId: injured }] },
      }),
    ).id
  const incidents = [await record(own.id), await record(other.id)]
  const members = ['Абрамова А. А.', 'Волкова В. В.'].map((fullName) => ({ fullName }))
  const commission = { orderNumber: '1', orderDate: today, chair: { employeeId: own.id }, members }
  for (const id of incidents.slice(1))
    accepted(await records.incidents.change({ companyId, id, patch: { commission } }))
  await record(other.id)
  const bruise = async (injured: EmployeeId) => {
    const told = { ...microtraumaTyped, date: '2026-01-10', reportDate: '2026-01-10' }
    const details = { ...told, injured: { employeeId: injured } }
    return accepted(await records.microtraumas.record({ companyId, details })).id
  }
  const measured = (of: EmployeeId) => ({
    what: 'Поставить ограждение',
    employeeId: of,
    dueOn: '2031-10-11',
    shownBy: 'Акт о выполнении',
  })
  const microtraumas = [await bruise(own.id), await bruise(other.id)]
  const review = { ...reviewTyped, on: '2026-01-11', reviewers: [{ employeeId: own.id }] }
  for (const id of microtraumas.slice(1))
    accepted(await records.microtraumas.change({ companyId, id, patch: { review } }))
  for (const microtraumaId of microtraumas) {
    const details = { origin: 'microtrauma', microtraumaId, ...measured(other.id) }
    accepted(await records.measures.plan({ companyId, details }))
  }
  const [bruised] = microtraumas
  if (!bruised) throw new Error('nothing was recorded')
  const scratch = { name: `${SURNAME} ссадина`, url: 'https://disk.example/scratch' }
  const ofBruise = { is: 'microtrauma', microtraumaId: bruised } as const
  accepted(await records.evidence.attachLink({ companyId, of: ofBruise, details: scratch }))
  const worse = { severity: 'easy', date: '2026-01-12', time: '12:00', because: 'Больничный' }
  const accident = { companyId, id: bruised, details: worse }
  const became = accepted(await records.microtraumas.becomeAccident(accident)).id
  incidents.push(became)
  const notices = (await records.notices.list(companyId)).map(({ id }) => id)
  accepted(await records.notices.read({ companyId, details: { ids: notices } }))
  const points = [{ ...measured(other.id), point: '1' }]
  const order = { number: '77-ПП', issuedOn: today, issuer: 'ГИТ', incidentId: incidents[0] }
  accepted(await records.measures.recordOrder({ companyId, details: { ...order, points } }))
  const unbound = { ...order, incidentId: null, points: [{ ...measured(own.id), point: '2' }] }
  accepted(await records.measures.recordOrder({ companyId, details: unbound }))
  const origin = { origin: 'incident', incidentId: incidents[0] }
  for (const { id: of } of [own, other])
    accepted(await records.measures.plan({ companyId, details: { ...origin, ...measured(of) } }))
  const duties = { section: 'briefing', employeeIds: [own.id, other.id], deadline: '2031-10-11' }
  for (const id of incidents) accepted(await records.duties.require({ companyId, id, details: duties }))
  const [incident] = incidents
  if (!incident || !opened.evidence) throw new Error('nothing to attach to')
  const draft = { name: `${SURNAME}.jpg`, bytes: aPicture(), sha256: 'ab'.repeat(32) }
  const photo = accepted(
    await opened.evidence.attach({ companyId, of: atStep(incident, 'medical-report'), draft }),
  )
  const picture = { bytes: aPicture('small'), sha256: 'cd'.repeat(32) }
  accepted(await opened.evidence.keepPreview({ companyId, id: photo.id, picture }))
  const details = { name: `${SURNAME} справка`, url: 'https://disk.example/316u' }
  accepted(await opened.evidence.attachLink({ companyId, of: atStep(incident, 'consequences'), details }))
  const ofIncident = await records.measures.listForIncident(companyId, incident)
  const fence = ofIncident.find(({ source }) => source.is === 'incident')
  if (!fence) throw new Error('there is no measure')
  // Not about the person, and erased with the measure all the same: that refers to it.
  const ofFence = { is: 'measure', measureId: fence.measure.id } as const
  const shown = { name: 'ограждение.jpg', bytes: aPicture('fence'), sha256: 'ef'.repeat(32) }
  accepted(await opened.evidence.attach({ companyId, of: ofFence, draft: shown }))
  accepted(
    await records.deadlines.saveFilter({ companyId, details: { section: 'training', search: SURNAME } }),
  )
  const absence = { employeeId: own.id, kind: 'illness', from: day('2026-01-10') }
  accepted(await records.absences.enter({ companyId, details: absence }))
  if (!opened.requirements) throw new Error('nothing to except from')
  await exceptFromOwn(opened.requirements, companyId, own)
  const role = findRoleByCode('ot-head')
  if (!role || !opened.issuing) throw new Error('nothing to appoint to or to issue with')
  const orderLink = { kind: 'order', number: '1', date: today } as const
  const given = await records.responsibilities.appoint({
    companyId,
    roleId: role.id,
    employeeId: own.id,
    orderLink,
  })
  const about = aDocument({ number: '1', employees: [{ id: own.id, fullName: `${SURNAME} Пётр` }] })
  const templateId = APPOINT_TO_EXAMINATIONS as TemplateId
  const answers = { head: own.id, responsible: own.id }
  const headed = { number: '2', templateId, answers, data: { head: { lastName: SURNAME } } }
  const namesake = { number: '3', answers: { count: own.id }, data: { head: { lastName: 'Белова' } } }
  const issue = async (draft: ReturnType<typeof aDocument>) =>
    accepted((await opened.issuing?.issue({ companyId, draft })) ?? never()).id
  const inFile = (said: string, name: string) => ({
    data: { values: { victims: [{ name }] } },
    ofIncident: { id: incident, step: '', form: 'notice', said: { common: {}, injured: { icd: said } } },
  })
  const inLine = aDocument({ number: '4', ...inFile('S61.0', `${SURNAME} П. И.`) })
  const papers = [about, aDocument(headed), inLine]
  const documents = []
  for (const paper of papers) documents.push(await issue(paper))
  for (const id of documents.slice(1, 2)) await recordOrder(records.paperRecords, companyId, id)
  await issue(aDocument(namesake))
  await issue(aDocument({ number: '5', ...inFile('S61.1', `${SURNAME}ва А. А.`) }))
  return {
    employee: own.id,
    obligations: [first.id, second.id],
    memo: memo.id,
    incidents,
    microtraumas,
    documents,
    responsibility: accepted(given).id,
    files: [
      ...papers.flatMap(({ files: { docx, pdf } }) => [docx.sha256, pdf?.sha256 ?? '']),
      draft.sha256,
      picture.sha256,
    ],
  }
}

/** The number of the order's form. */
const APPOINT_TO_EXAMINATIONS = 1019

/** Puts an order into the records. */
async function recordOrder(
  papers: World['records']['paperRecords'],
  companyId: World['company']['id'],
  id: DocumentId,
): Promise<void> {
  const { rows, mark } = accepted(await papers.look({ companyId, id }))
  const details = { rows: rows.map(({ key }) => key), failed: [], mark }
  accepted(await papers.record({ companyId, id, details }))
}

function never(): never {
  throw new Error('nothing is issued here')
}
