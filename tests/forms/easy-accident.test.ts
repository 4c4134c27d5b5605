import type { Company } from '@osh/core/companies/company.ts'
import { makeIssueDocuments } from '@osh/core/documents/issuing/issue-documents.ts'
import { asked, saidNameOf } from '@osh/core/documents/sources/incident/said.ts'
import { fullNameOf } from '@osh/core/employees/employee.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { beforeAll, expect, test } from 'vitest'
import { DemoClock } from '#adapters/demo/demo-clock.ts'
import { fillDemo } from '#adapters/demo/fill-demo.ts'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { accepted } from '#tests/contracts/world.ts'
import { pressOfAllForms } from '#tests/press-of-all-forms.ts'
import { typedAnswer } from './typed-answer.ts'

const today = '2026-11-20' as LocalDate

/** The papers of an easy accident in the order of its steps, each from the step that asks for it. */
const papers = [
  ['medical-report', 'accident-severity-request'],
  ['tell-sfr', 'accident-sfr-notice'],
  ['commission', 'accident-commission-order'],
  ['inspect', 'accident-inspection-form-9'],
  ['interview', 'accident-interview-form-8'],
  ['prolongation', 'accident-prolongation'],
  ['prolongation', 'accident-prolongation-notice'],
  ['act-n1', 'accident-act-n1'],
  ['meet', 'accident-meeting-protocol'],
  ['register', 'journal-accidents-form-11'],
  ['send-sfr', 'accident-materials-letter'],
  ['keep', 'accident-inventory'],
] as const

/** What is of one paper alone, and why only a person can say it. */
const ofPaper: Readonly<Record<string, string>> = {
  'accident-interview-form-8 who': 'кого опрашивают, решает комиссия',
  'accident-meeting-protocol held': 'как собралась комиссия, знает она сама',
  'accident-materials-letter finished': 'завершение отмечает человек',
}

let records: StoredRecords
let company: Company
let incident: Incident
const press = pressOfAllForms()
const clock = new DemoClock(today)

beforeAll(async () => {
  const storage = makeLedgerStorage(new MemoryLedger(), clock)
  const user = accepted(await storage.accounts.addUser('demo@example.org', 'none'))
  records = storage.recordsOf(user.id)
  company = accepted(await records.companies.get((await fillDemo(records, clock, today)).company))
  const staff = await records.employees.list(company.id)
  const welder = staff.find(({ position }) => position.name === 'Электрогазосварщик')
  const commission = staff
    .filter(({ position }) => /охране труда|Главный инженер/u.test(position.name))
    .slice(0, 3)
  if (!welder || commission.length < 3) throw new Error('no one to be hurt, or to investigate')
  const recorded = accepted(
    await records.incidents.record({
      companyId: company.id,
      details: {
        degree: 'easy',
        date: '18.11.2026',
        time: '14:10',
        place: 'Участок сварки, пост № 3',
        description: 'Порезал кисть о кромку листа',
        injured: [{ employeeId: welder.id }],
      },
    }),
  )
  const [chair, ...members] = commission.map(({ id }) => ({ employeeId: id }))
  incident = accepted(
    await records.incidents.change({
      companyId: company.id,
      id: recorded.id,
      patch: {
        commission: { orderNumber: '7-НС', orderDate: '18.11.2026', chair, members },
        extension: { days: 10, reason: 'Нужно медицинское заключение' },
      },
    }),
  )
}, 120_000)

/** Issues a paper, typing only what it refuses to go without; answers with what was typed. */
async function issuePaper(slug: string, step: string, number: number): Promise<readonly string[]> {
  const template = press.templates.find((one) => one.slug === slug)
  if (!template) throw new Error(`no form ${slug}`)
  const file = new Uint8Array([1])
  const print = async () => ({ docx: { bytes: file, sha256: '0'.repeat(64) }, pdf: null })
  const issuer = makeIssueDocuments({ ...records, staff: records, clock, press: { ...press, print } })
  const victim = incident.injured.flatMap(({ employeeId }) => employeeId ?? [])
  const answers: Record<string, unknown> = {}
  for (;;) {
    const request = {
      templateId: template.id,
      number: { integer: number, letter: '' },
      date: today,
      employeeIds: template.per === 'paper' ? [] : victim,
      answers: { ...answers },
      batch: null,
      incident: { id: incident.id, step },
    }
    const checked = await issuer.issue(company.id, request)
    if (checked.ok) return Object.keys(answers)
    if (checked.error.code !== 'fields') throw new Error(checked.error.code)
    const lacking = new Set(checked.error.errors.map(({ field }) => field.split('.')[1] ?? ''))
    const specs = template.values.filter(({ name }) => lacking.has(name) && !(name in answers))
    if (specs.length === 0) throw new Error(`${slug}: ${JSON.stringify(checked.error.errors)}`)
    for (const spec of specs) answers[spec.name] = typedAnswer(spec, '2026-11-18')
  }
}

test('the papers of an easy accident: nothing is typed that the incident or the records know', async () => {
  const said = new Set<string>()
  const wrong: string[] = []
  let values = 0
  let byHand = 0
  for (const [i, [step, slug]] of papers.entries()) {
    const template = press.templates.find((one) => one.slug === slug)
    const names = await issuePaper(slug, step, 500 + i)
    values += template?.values.filter(({ required }) => required).length ?? 0
    byHand += names.length
    for (const name of names) {
      const kept = saidNameOf(template?.values.find((spec) => spec.name === name)?.source)
      const reason = kept ? asked[kept].because : ofPaper[`${slug} ${name}`]
      if (reason === undefined) wrong.push(`${slug}: ${name} is typed, though no one has said why`)
      if (kept && said.has(kept)) wrong.push(`${slug}: ${kept} is typed again`)
      if (kept) said.add(kept)
    }
  }
  console.info(`easy accident: ${papers.length} papers, ${values} required values, ${byHand} typed`)
  expect(wrong).toEqual([])
  const file = accepted(await records.incidents.get(company.id, incident.id))
  expect(file.papers.map(({ step, form }) => [step, form])).toEqual(papers)
  expect(
    fullNameOf(accepted(await records.employees.get(company.id, file.injured[0]?.employeeId ?? never()))),
  ).toBe(file.injured[0]?.fullName)
})

function never(): never {
  throw new Error('no one was hurt')
}
