import type { Company } from '@osh/core/companies/company.ts'
import { makeIssueDocuments } from '@osh/core/documents/issuing/issue-documents.ts'
import { asked, findSaidName } from '@osh/core/documents/sources/incident/said.ts'
import type { KnownAnswers } from '@osh/core/documents/sources/known-answer.ts'
import { joinFullName } from '@osh/core/employees/employee.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import { formsOfAll } from '@osh/core/incidents/papers-of-file.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
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
  ['further-prolongation', 'accident-further-prolongation-notice'],
  ['act-n1', 'accident-act-n1'],
  ['meet', 'accident-meeting-protocol'],
  ['register', 'journal-accidents-form-11'],
  ['send-sfr', 'accident-materials-letter'],
  ['keep', 'accident-inventory'],
] as const

/** The papers of a fatal accident of two, of which the book knows whom to tell. */
const papersOfFatal = [
  ['notify', 'accident-notice-form-1'],
  ['notify', 'accident-notice-form-1'],
  ['outsiders', 'accident-representative-request'],
  ['commission', 'accident-commission-order'],
  ['inspect', 'accident-inspection-form-9'],
  ['interview', 'accident-interview-form-8'],
  ['meet', 'accident-meeting-protocol'],
  ['form-5', 'accident-investigation-act-form-5'],
  ['act-n1', 'accident-act-n1'],
  ['register', 'journal-accidents-form-11'],
  ['send-form-5', 'accident-covering-letter'],
  ['consequences', 'accident-consequences-form-10'],
  ['keep', 'accident-inventory'],
] as const

/** What is of one paper alone, and why only a person can say it. */
const ofPaper: Readonly<Record<string, string>> = {
  'accident-further-prolongation-notice decider': 'чей представитель возглавляет комиссию, знает она сама',
  'accident-interview-form-8 person': 'кого опрашивают о погибших, решает комиссия',
  'accident-interview-form-8 who': 'кого опрашивают о погибших, решает комиссия',
  'accident-meeting-protocol held': 'как собралась комиссия, знает она сама',
  'accident-materials-letter finished': 'завершение отмечает человек',
  'accident-notice-form-1 victims': 'код занятия по ОКЗ: в должностях его нет',
  'accident-notice-form-1 sent': 'когда передано, знает тот, кто передаёт',
}

let records: StoredRecords
let company: Company
let easy: Incident
let fatal: Incident
/** What the form on consequences is filled with while no addressee has been entered. */
let withoutBook: KnownAnswers
const press = pressOfAllForms()
const clock = new DemoClock(today)

beforeAll(async () => {
  const storage = makeLedgerStorage(new MemoryLedger(), clock)
  const user = accepted(await storage.accounts.addUser('demo@example.org', 'none'))
  records = storage.openRecords(user.id)
  company = accepted(await records.companies.get((await fillDemo(records, clock, today)).company))
  const staff = await records.employees.list(company.id)
  const welder = staff.find(({ position }) => position.name === 'Электрогазосварщик')
  const commission = staff
    .filter(({ position }) => /охране труда|Главный инженер/u.test(position.name))
    .slice(0, 3)
  if (!welder || commission.length < 3) throw new Error('no one to be hurt, or to investigate')
  const [chair, ...members] = commission.map(({ id }) => ({ employeeId: id }))
  const begin = async (details: Input, patch: Input): Promise<Incident> => {
    const companyId = company.id
    const { id } = accepted(await records.incidents.record({ companyId, details }))
    const order = { orderNumber: '7-НС', orderDate: '18.11.2026', chair, members }
    const changed = await records.incidents.change({ companyId, id, patch: { commission: order, ...patch } })
    const origin = { origin: 'incident', incidentId: id, decidedOn: '18.11.2026' }
    const measure = {
      what: 'Снять кромки',
      employeeId: chair?.employeeId,
      dueOn: '01.12.2026',
      shownBy: 'Акт',
    }
    accepted(await records.measures.plan({ companyId, details: { ...origin, ...measure } }))
    return accepted(changed)
  }
  const place = { date: '18.11.2026', time: '14:10', place: 'Участок сварки, пост № 3' }
  easy = await begin(
    {
      ...place,
      degree: 'easy',
      description: 'Порезал кисть о кромку листа',
      injured: [{ employeeId: welder.id }],
    },
    {
      medicalReportAt: '2026-11-18T18:00',
      severities: ['easy'],
      conclusions: [{ number: '12', issuedBy: 'ГКБ № 4', harm: 'Резаная рана кисти', icd: 'S61.0' }],
      extension: { days: 10, reason: 'Нужно медицинское заключение' },
      furtherExtension: { until: '15.01.2027', body: 'Экспертная организация «Трос»' },
    },
  )
  const second = staff.find(({ id }) => id !== welder.id && !commission.some((one) => one.id === id))
  fatal = await begin(
    {
      ...{ ...place, time: '16:20', degree: 'fatalGroup', description: 'Обрушение настила' },
      injured: [{ employeeId: welder.id }, { employeeId: second?.id }],
    },
    { answers: { qualify: true } },
  )
  withoutBook = await readKnown(fatal, 'accident-consequences-form-10')
  for (const [addressee, name] of [
    ['inspectorate', 'ГИТ в Пермском крае'],
    ['prosecutor', 'Прокуратура города Перми'],
    ['fund', 'ОСФР по Пермскому краю'],
  ]) {
    const details = { addressee, name, address: 'Пермь, ул. Примерная, 1', phone: '', email: '' }
    accepted(await records.incidents.keepAddressee({ companyId: company.id, details }))
  }
})

const findForm = (slug: string) => {
  const template = press.templates.find((one) => one.slug === slug)
  if (!template) throw new Error(`no form ${slug}`)
  return template
}

const openIssuer = (print: typeof press.print = press.print) =>
  makeIssueDocuments({ ...records, staff: records, clock, press: { ...press, print } })

/** What is there before anyone has typed anything. */
const readKnown = (incident: Incident, slug: string): Promise<KnownAnswers> =>
  openIssuer().readKnown(company.id, {
    templateId: findForm(slug).id,
    date: today,
    asOf: '2026-11-18' as LocalDate,
    employeeId: incident.injured[0]?.employeeId ?? null,
    incidentId: incident.id,
  })

/** Issues a paper, typing only what it refuses to go without; answers with what was typed. */
async function issuePaper(
  incident: Incident,
  slug: string,
  step: string,
  number: number,
): Promise<readonly string[]> {
  const template = findForm(slug)
  const file = new Uint8Array([1])
  const print = async () => ({ docx: { bytes: file, sha256: '0'.repeat(64) }, pdf: null })
  const issuer = openIssuer(print)
  const victims = incident.injured.flatMap(({ employeeId }) => employeeId ?? [])
  const victim = formsOfAll.has(slug) ? victims.slice(0, 1) : victims
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

/** Of what papers keep, what the measures, the address book or the company's facts have said. */
const known = ['measures', 'inspectorate', 'inspectorate-address', 'sout-expert', 'room', 'accountant']

type Papers = readonly (readonly [step: string, slug: string])[]

/** Issues the papers one after another; says what is typed of them without a reason, or twice. */
async function issueAll(incident: Incident, papers: Papers, first: number): Promise<readonly string[]> {
  /** How often each was typed: what is of one of those injured, once for each of them. */
  const said = new Map<string, number>()
  const wrong: string[] = []
  let values = 0
  let byHand = 0
  for (const [i, [step, slug]] of papers.entries()) {
    const template = findForm(slug)
    const names = await issuePaper(incident, slug, step, first + i * 5)
    values += template.values.filter(({ required }) => required).length ?? 0
    byHand += names.length
    for (const name of names) {
      const kept = findSaidName(template.values.find((spec) => spec.name === name)?.source)
      const reason = kept ? asked[kept].because : ofPaper[`${slug} ${name}`]
      if (reason === undefined) wrong.push(`${slug}: ${name} is typed, though no one has said why`)
      if (!kept) continue
      const most = asked[kept].of === 'injured' ? incident.injured.length : 1
      if ((said.get(kept) ?? 0) >= most) wrong.push(`${slug}: ${kept} is typed again`)
      said.set(kept, (said.get(kept) ?? 0) + 1)
    }
  }
  console.info(`${papers.length} papers, ${values} required values, ${byHand} typed`)
  return [...wrong, ...known.filter((name) => said.has(name)).map((name) => `${name} is typed, though known`)]
}

test('the papers of an easy accident: nothing is typed that the incident or the records know', async () => {
  expect(await readKnown(easy, 'accident-interview-form-8')).toMatchObject({
    person: { value: easy.injured[0]?.employeeId },
    who: { value: 'пострадавшего при несчастном случае' },
  })
  const harm =
    'Резаная рана кисти; медицинское заключение (форма № 315/у) № 12 от 18.11.2026, ГКБ № 4; лёгкий случай'
  for (const form of ['accident-act-n1', 'accident-sfr-notice'])
    expect(await readKnown(easy, form), form).toMatchObject({ harm: { value: harm } })
  expect((await readKnown(easy, 'accident-act-n1')).icd?.value).toBe('S61.0')
  expect(await issueAll(easy, papers, 500)).toEqual([])
  const file = accepted(await records.incidents.get(company.id, easy.id))
  expect(file.papers.map(({ step, form }) => [step, form])).toEqual(papers)
  expect(
    joinFullName(accepted(await records.employees.get(company.id, file.injured[0]?.employeeId ?? never()))),
  ).toBe(file.injured[0]?.fullName)
})

test('the papers of a fatal accident of two: the same, and each letter goes to the next addressee', async () => {
  expect(await issueAll(fatal, papersOfFatal, 600)).toEqual([])
  const { papers: issued } = accepted(await records.incidents.get(company.id, fatal.id))
  const letters = issued.filter(({ step }) => step === 'notify' || step === 'outsiders')
  expect(letters.map(({ about }) => about)).toEqual([
    'ГИТ в Пермском крае',
    'Прокуратура города Перми',
    'ГИТ в Пермском крае',
  ])
})

test('who assessed working conditions and which inspectorate it is, the company’s facts have said once', async () => {
  const from = (list: string) => `из сведений организации: ${list}`
  const sout = { value: 'ООО «Центр условий труда»', from: from('Отчёт о СОУТ') }
  for (const form of ['accident-inspection-form-9', 'accident-act-n1', 'accident-investigation-act-form-5'])
    expect((await readKnown(easy, form)).expert, form).toEqual(sout)
  const ofInspectorate = from('Государственная инспекция труда')
  expect(withoutBook).toMatchObject({
    inspectorate: { value: 'Государственная инспекция труда в Пермском крае', from: ofInspectorate },
    inspectorateAddress: { value: '614000, г. Пермь, ул. Примерная, д. 70', from: ofInspectorate },
  })
  expect((await readKnown(fatal, 'accident-consequences-form-10')).inspectorate?.value).toBe(
    'ГИТ в Пермском крае',
  )
})

function never(): never {
  throw new Error('no one was hurt')
}
