import type { CompanyId } from '@osh/core/companies/company.ts'
import type { CompanyLookup } from '@osh/core/companies/company-directory.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import type { ImportField } from '@osh/core/imports/import-field.ts'
import { markPlan } from '@osh/core/imports/plan/import-plan.ts'
import { planImport } from '@osh/core/imports/plan/plan-import.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Hono } from 'hono'
import { makeCompanyLookup } from '#adapters/dadata/company-lookup.ts'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { type AppNeeds, makeApp } from '#adapters/server/app.ts'
import type { LogEntry } from '#adapters/server/request-log.ts'
import { readSheetsHere } from '#adapters/sheets/program/read-sheets.ts'
import { aPayerTyped, aSellingSite } from '#tests/billing-example.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { enableFactor } from '#tests/enable-factor.ts'
import { aCompany, anEmployee, day, employee, somePosition, today } from '#tests/examples.ts'
import { aPicture } from '#tests/pictures.ts'
import { plainPress } from '#tests/plain-press.ts'
import { quickPasswords } from '#tests/quick-passwords.ts'
import { roomyRules } from '#tests/roomy-rules.ts'
import { undecided } from '#tests/undecided.ts'

export type Json = Readonly<Record<string, unknown>>
export type Given = {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** A server in this process, on memory unless told otherwise. */
export type Asked = {
  readonly app: Hono
  readonly storage: Storage
  readonly clock: ReturnType<typeof makeSettableClock>
  readonly log: LogEntry[]
  ask(path: string, given?: Given): Promise<Response>
}

export function startAsking(changes: Partial<AppNeeds> = {}): Asked {
  const clock = makeSettableClock(today)
  const storage = changes.storage ?? makeLedgerStorage(new MemoryLedger(), clock as Clock)
  const lookup: CompanyLookup = makeCompanyLookup(undefined)
  const log: LogEntry[] = []
  const app = makeApp({
    storage,
    clock,
    lookup,
    passwords: quickPasswords,
    printMemo: async (_turn, memo, _company, format) => new TextEncoder().encode(`${memo.number}.${format}`),
    readSheets: async (_turn, bytes) => readSheetsHere(bytes),
    printInvoice: async (_turn, { id }, format) => new TextEncoder().encode(`${id}.${format}`),
    site: aSellingSite,
    press: async () => plainPress,
    drawForm: async ({ title }) => `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title></svg>`,
    staticDir: null,
    log: (entry) => log.push(entry),
    rules: roomyRules,
    ...changes,
  })
  const ask = (path: string, { method, body, headers, signal }: Given = {}): Promise<Response> =>
    Promise.resolve(
      app.request(path, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(signal ? { signal } : {}),
        ...(body === undefined
          ? {}
          : {
              body:
                typeof body === 'string'
                  ? body
                  : body instanceof Uint8Array
                    ? new Uint8Array(body)
                    : JSON.stringify(body),
            }),
      }),
    )
  return { app, storage, clock, log, ask }
}

export type Person = {
  readonly email: string
  readonly password: string
  readonly refreshToken: string
  readonly bearer: Readonly<Record<string, string>>
  ask(path: string, given?: Given): Promise<Response>
}

export const PASSWORD = 'правильный пароль'

/** Someone who has registered. */
export async function register({ ask }: Asked, email: string): Promise<Person> {
  return enter(ask, '/api/register', email)
}

/** Someone who runs the service: the console has said so, and their sign-in asks for a code. */
export async function makeOperator({ storage, clock }: Asked, person: Person): Promise<Person> {
  const ask = async (path: string, body: object): Promise<unknown> => {
    const answer = await person.ask(`/api${path}`, { body })
    if (!answer.ok) throw new Error(`${path} answered ${await answer.text()}`)
    return answer.json()
  }
  await enableFactor(ask, person.password, Date.parse(clock.now()))
  accepted(await storage.operators.add(person.email, clock.now()))
  return person
}

/** The same person once more. */
export const logIn = ({ ask }: Asked, { email }: Person): Promise<Person> => enter(ask, '/api/login', email)

async function enter(ask: Asked['ask'], path: string, email: string): Promise<Person> {
  const response = await ask(path, { body: { email, password: PASSWORD } })
  const { accessToken, refreshToken } = (await response.json()) as Record<string, string>
  if (!accessToken || !refreshToken) throw new Error(`${path} answered ${response.status}`)
  const bearer = { authorization: `Bearer ${accessToken}` }
  return {
    email,
    password: PASSWORD,
    refreshToken,
    bearer,
    ask: (path, given = {}) => ask(path, { ...given, headers: { ...bearer, ...given.headers } }),
  }
}

/** A company with a department, an employee, an absence, an obligation with a completion, a memo, a document, a responsible person and an own form. */
export type House = {
  readonly company: number
  readonly department: number
  readonly employee: number
  readonly absence: number
  readonly incident: number
  readonly evidence: number
  readonly microtrauma: number
  /** Another one, which may go on as an accident. */
  readonly worsened: number
  readonly measure: number
  readonly doneMeasure: number
  readonly inspectorOrder: number
  readonly position: number
  readonly obligation: number
  readonly completion: number
  readonly memo: number
  readonly document: number
  readonly responsibility: number
  readonly ownForm: number
  readonly payer: number
  /** 0 where no invoices are issued. */
  readonly invoice: number
  readonly load: number
  /** Of an earlier completion of the obligation: its only record waits. */
  readonly registrySet: number
  /** Of the position; the employee is excepted from it. */
  readonly requirement: number
}

/** By the clock of most tests; the first of a storage has the id 1. */
export const aLinkOnWire = {
  name: 'ГИТ, плановая проверка',
  parts: ['staff', 'training'],
  asOf: '2026-03-16',
  expiresOn: '2026-03-20',
  granted: [],
}

/** The first of a storage has the id 1. */
export const anActivityRequest = {
  name: 'Рыболовство',
  email: 'fisher@example.org',
  phone: '+7 (911) 000-00-01',
  contactName: 'Орлова Вера',
}

/** A check of knowledge that was sent to the register of the trained. */
async function sendChecked(person: Person, companyId: number, obligation: number): Promise<Json> {
  const path = `/api/obligations/${obligation}/completions`
  await person.ask(path, { body: { date: '2025-01-13' } })
  const [earlier] = ((await (await person.ask(path)).json()) as Json[]).filter(
    ({ date }) => date === '2025-01-13',
  )
  const checks = [aCheckOnWire(Number(earlier?.id))]
  return (await (await person.ask('/api/registry-sets', { body: { companyId, checks } })).json()) as Json
}

/** A foreigner's: nobody in these tests has a СНИЛС. */
export const aCheckOnWire = (completionId: number) => ({
  ...{ completionId, protocol: '12', programId: 1 },
  ...{ foreignNumber: 'AN 1234567', citizenship: 'Киргизия' },
})

export async function furnish(person: Person, inn?: string): Promise<House> {
  const make = async (path: string, body: Json): Promise<Json> => {
    const response = await person.ask(path, { body })
    if (response.status !== 201) throw new Error(`${path} answered ${await response.text()}`)
    return (await response.json()) as Json
  }
  const companyId = Number((await make('/api/companies', aCompany(inn ? { inn, ogrn: '' } : {}))).id)
  const employeeGroupId = Number((await make('/api/employee-groups', { companyId, name: 'Карьер' })).id)
  const positionId = Number((await make('/api/positions', { companyId, name: 'Взрывник' })).id)
  const hired = await make('/api/employees', {
    companyId,
    employeeGroupId,
    positionId,
    ...anEmployeeOnWire,
  })
  const employeeId = Number(hired.id)
  const load = await make('/api/staff-imports', { companyId, ...aFileOfPimenova })
  const absence = await make('/api/absences', { companyId, employeeId, ...anAbsenceOnWire })
  const incident = await make('/api/incidents', { companyId, ...anIncidentOnWire, injured: [{ employeeId }] })
  const photo = await sendPicture(
    person,
    `/api/incidents/${incident.id}/evidence?step=inspect&fileName=1.jpg`,
  )
  const evidence = Number(((await photo.json()) as Json).id)
  await sendPicture(person, `/api/evidence/${evidence}/preview`)
  const bruise = { companyId, ...aMicrotraumaOnWire, injured: { employeeId } }
  const microtrauma = await make('/api/microtraumas', bruise)
  const worsened = await make('/api/microtraumas', { ...bruise, time: '10:10' })
  const planned = { what: 'Поставить ограждение', employeeId, dueOn: '2031-03-01', shownBy: 'Акт' }
  const origin = { origin: 'incident', incidentId: incident.id }
  const decided = { companyId, ...origin, ...planned, decidedOn: anIncidentOnWire.date }
  const measure = await make('/api/measures', decided)
  const doneMeasure = await make('/api/measures', decided)
  const done = { doneOn: anIncidentOnWire.date, proof: 'Акт' }
  await person.ask(`/api/measures/${doneMeasure.id}/completion`, { body: done })
  const points = [{ point: '1', ...planned }]
  const issued = { number: '12-ПП', issuedOn: '2026-01-10', issuer: 'Государственная инспекция труда' }
  const inspectorOrder = await make('/api/inspector-orders', { companyId, ...issued, points })
  const obligation = await make('/api/obligations', { companyId, employeeId, ...aTrainingOnWire })
  const obligationId = Number(obligation.id)
  const completions = await person.ask(`/api/obligations/${obligationId}/completions`)
  const [completion] = (await completions.json()) as Json[]
  const set = await sendChecked(person, companyId, obligationId)
  const memo = await make('/api/memos', {
    companyId,
    section: 'training',
    employeesData: [{ obligationId }],
  })
  const head = { companyId, roleId: 101, employeeId, orderLink: 'Приказ №1 от 10.03.2026' }
  const responsibility = await make('/api/responsibilities', head)
  const document = await make('/api/documents', { companyId, ...anOrderOnWire })
  const ownForm = await sendOwnForm(person, companyId, 1002)
  const payer = await make('/api/payers', { companyId, ...aPayerTyped })
  await make('/api/actual-activity-requests', anActivityRequest)
  const requirement = await requireThings(person, { companyId, positionId }, { employeeId, employeeGroupId })
  await person.ask('/api/inspection-links', { body: { companyId, ...aLinkOnWire } })
  const order = { companyId, tariff: 'basic', months: 3, payerId: payer.id }
  const invoice = (await (await person.ask('/api/invoices', { body: order })).json()) as Json
  return {
    company: companyId,
    department: employeeGroupId,
    employee: employeeId,
    absence: Number(absence.id),
    incident: Number(incident.id),
    evidence,
    microtrauma: Number(microtrauma.id),
    worsened: Number(worsened.id),
    measure: Number(measure.id),
    doneMeasure: Number(doneMeasure.id),
    inspectorOrder: Number(inspectorOrder.id),
    position: positionId,
    payer: Number(payer.id),
    invoice: Number(invoice.id ?? 0),
    load: Number(load.id),
    registrySet: Number(set.id),
    requirement,
    obligation: obligationId,
    completion: Number(completion?.id),
    memo: Number(memo.id),
    document: Number(document.id),
    responsibility: Number(responsibility.responsibilityId),
    ownForm: Number(((await ownForm.json()) as Json).id),
  }
}

/** What is answered about a post. */
export const aProfileOnWire = { kind: 'worker', traits: ['officeOnly'], workingConditions: '2' }

/** The organisation's own requirement, as it is sent. */
export const anOwnRequirement = (instructionName: string) => ({
  section: 'instructions',
  instructionName,
  periodicity: 'бессрочно',
})

type Asking = {
  ask(path: string, given?: { readonly body?: unknown }): Promise<Response>
}
type OnePost = { readonly companyId: number; readonly positionId: number }

/** Answers about a position, and about it in the department; requires two instructions. The employee is excepted from the first, whose id is answered. */
export async function requireThings(
  { ask }: Asking,
  post: OnePost,
  { employeeId, employeeGroupId }: Readonly<Record<'employeeId' | 'employeeGroupId', number>>,
): Promise<number> {
  await ask('/api/requirements/answers', { body: { ...post, ...aProfileOnWire } })
  await ask('/api/requirements/answers', {
    body: { ...post, departmentId: employeeGroupId, ...aProfileOnWire },
  })
  await ask('/api/requirements/own', { body: { ...post, ...anOwnRequirement('ИОТ-1') } })
  await ask('/api/requirements/own', { body: { ...post, ...anOwnRequirement('ИОТ-2') } })
  const { companyId, positionId } = post
  const told = await ask(`/api/requirements/post?companyId=${companyId}&positionId=${positionId}`)
  const { accepted } = (await told.json()) as { readonly accepted: readonly { readonly id: number }[] }
  const requirementId = accepted[0]?.id ?? 0
  const excepted = { companyId, requirementId, employeeId, reason: 'Декретный отпуск' }
  await ask('/api/requirements/exceptions', { body: excepted })
  return requirementId
}

/** Sends a photo of one point. */
export const sendPicture = ({ ask }: Person, path: string, body: unknown = aPicture()): Promise<Response> =>
  ask(path, { body, headers: { 'content-type': 'image/jpeg' } })

/** Sends a file to be in place of a form; the plain press takes whatever begins with `own`. */
export const sendOwnForm = (
  { ask }: Person,
  companyId: number,
  templateId: number,
  body = 'own form',
): Promise<Response> =>
  ask(`/api/own-forms?companyId=${companyId}&templateId=${templateId}&fileName=приказ.docx`, {
    body,
    headers: { 'content-type': 'application/octet-stream' },
  })

const known: Employee = {
  ...anEmployee({
    lastName: 'Пименова',
    firstName: 'Ольга',
    fatherName: 'Львовна',
    birthDate: day('1990-05-17'),
    hireDate: day('2020-02-03'),
  }),
  ...{
    id: employee(1),
    companyId: 1 as CompanyId,
    position: { id: somePosition, name: 'Взрывник' },
    version: 1,
  },
}

/** A staff file as it is loaded where nothing of it is there: one person, of whom it says so much. */
export function aStaffFile(
  values: Readonly<Partial<Record<ImportField, string>>>,
  staff: readonly Employee[] = [],
) {
  const rows = [{ line: 2, values }]
  const mark = markPlan(
    planImport({ today, staff, departments: [], positions: [], duties: [] }, rows, undecided),
  )
  const fields = Object.keys(values)
  return {
    fileName: 'Штат.xlsx',
    ...{ fields, rows: [[2, ...Object.values(values)]], choices: [], columns: [['фио', 'fullName']], mark },
  }
}

/** What is loaded of the one whom every house has. */
export const aFileOfPimenova = aStaffFile(
  { lastName: 'Пименова', firstName: 'Ольга', fatherName: 'Львовна', internalPhone: '12-34' },
  [known],
)

/** Somebody whom no house has. */
export const aNewcomer = {
  fullName: 'Сомов Лев Ильич',
  department: 'Карьер № 2',
  position: 'Взрывник',
  birthDate: '04.05.1980',
  hireDate: '01.02.2020',
}

export const anEmployeeOnWire = {
  lastName: 'Пименова',
  firstName: 'Ольга',
  fatherName: 'Львовна',
  sex: 'f',
  birthDate: '1990-05-17',
  hireDate: '2020-02-03',
}

export const aMicrotraumaOnWire = {
  date: '2026-03-10',
  time: '10:00',
  place: 'Цех № 2',
  reportDate: '2026-03-10',
  reportTime: '10:20',
  circumstances: 'Разбирал поддон',
  injury: 'Ссадина предплечья',
  firstAid: 'Рана промыта',
}

export const anIncidentOnWire = {
  degree: 'easy',
  date: '2026-03-10',
  time: '12:00',
  place: 'Карьер',
  description: 'Порезал кисть',
}

export const anAbsenceOnWire = { kind: 'illness', startDate: '2026-01-10', endDate: '2026-01-30' }

export const aTrainingOnWire = {
  section: 'training',
  trainingName: 'Оказание первой помощи пострадавшим',
  periodicity: '1 год',
  date: '2025-03-20',
}

export const anOrderOnWire = { templateId: 1001, documentNumber: '7', documentDate: '2026-03-16' }
