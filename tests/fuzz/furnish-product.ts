import type { Product, visitor } from '#tests/bench/serving/product.ts'
import { aCompany } from '#tests/examples.ts'
import { docxOf } from '#tests/forms/own-forms/a-docx.ts'
import { aPicture } from '#tests/pictures.ts'
import {
  aCheckOnWire,
  aFileOfPimenova,
  aMicrotraumaOnWire,
  anAbsenceOnWire,
  anEmployeeOnWire,
  anIncidentOnWire,
  aTrainingOnWire,
  type House,
  type Json,
  requireThings,
} from '#tests/server/asking.ts'

type Visitor = Awaited<ReturnType<typeof visitor>>

/** Личная карточка учёта выдачи СИЗ, and an order that a company's own form is put in place of. */
const [CARD, ORDER] = [4001, 1002]

/** A company of the visitor's with one thing of each kind, by the forms that are shipped. */
export async function furnishProduct({ address }: Product, { get }: Visitor): Promise<House> {
  const { headers } = get('')
  const send = async (path: string, body: Json | Uint8Array): Promise<Json> => {
    const isFile = body instanceof Uint8Array
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
      body: isFile ? new Uint8Array(body) : JSON.stringify(body),
    })
    const answered = (await response.json()) as Json
    if (response.status !== 201) throw new Error(`${path} answered ${JSON.stringify(answered)}`)
    return answered
  }
  const make = async (path: string, body: Json): Promise<number> => Number((await send(path, body)).id)
  const company = await make('/api/companies', { ...aCompany(), inn: nextInn() })
  const of = { companyId: company }
  const department = await make('/api/employee-groups', { ...of, name: 'Карьер' })
  const position = await make('/api/positions', { ...of, name: `Взрывник ${company}` })
  const employee = await make('/api/employees', {
    ...of,
    employeeGroupId: department,
    positionId: position,
    ...anEmployeeOnWire,
    snils: '112-233-445 95',
  })
  const load = await make('/api/staff-imports', { ...of, ...aFileOfPimenova })
  const absence = await make('/api/absences', { ...of, employeeId: employee, ...anAbsenceOnWire })
  const accident = { ...of, ...anIncidentOnWire, injured: [{ employeeId: employee }] }
  const incident = await make('/api/incidents', accident)
  const attached = `/api/incidents/${incident}/evidence?step=inspect&fileName=1.jpg`
  const evidence = Number((await send(attached, aPicture())).id)
  const bruise = { ...of, ...aMicrotraumaOnWire, injured: { employeeId: employee } }
  const microtrauma = await make('/api/microtraumas', bruise)
  const worsened = await make('/api/microtraumas', { ...bruise, time: '10:10' })
  const planned = { what: 'Поставить ограждение', employeeId: employee, dueOn: '2031-03-01', shownBy: 'Акт' }
  const measure = await make('/api/measures', {
    ...of,
    ...planned,
    origin: 'incident',
    incidentId: incident,
  })
  const doneMeasure = await make('/api/measures', {
    ...of,
    ...planned,
    origin: 'incident',
    incidentId: incident,
  })
  const inspectorOrder = await make('/api/inspector-orders', {
    ...of,
    number: '12-ПП',
    issuedOn: '2026-01-10',
    issuer: 'ГИТ',
    points: [{ point: '1', ...planned }],
  })
  const obligation = await make('/api/obligations', { ...of, employeeId: employee, ...aTrainingOnWire })
  const completions = await fetch(`${address}/api/obligations/${obligation}/completions`, { headers })
  const [completion] = (await completions.json()) as Json[]
  const checks = [aCheckOnWire(Number(completion?.id))]
  const registrySet = await make('/api/registry-sets', { ...of, checks })
  const rows = [{ obligationId: obligation }]
  const memo = await make('/api/memos', { ...of, section: 'training', employeesData: rows })
  const held = await send('/api/responsibilities', {
    ...of,
    roleId: 101,
    employeeId: employee,
    orderLink: 'Приказ №1 от 10.03.2026',
  })
  const boots = { section: 'ppe', ppe: 'Сапоги', quantity: 1, eventType: 'выдача', periodicity: '1 год' }
  await make('/api/obligations', { ...of, employeeId: employee, ...boots, date: '2026-03-10' })
  const today = new Date().toISOString().slice(0, 10)
  const document = await make('/api/documents', {
    ...of,
    templateId: CARD,
    documentNumber: '7',
    documentDate: today,
    employeeIds: [employee],
    values: { keeper: employee },
  })
  const query = `companyId=${company}&templateId=${ORDER}&fileName=${encodeURIComponent('приказ.docx')}`
  const form = await send(`/api/own-forms?${query}`, docxOf('{company.name}'))
  const ask = (path: string, { body }: { readonly body?: unknown } = {}) =>
    fetch(`${address}${path}`, {
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
  const post = { companyId: company, positionId: position }
  const requirement = await requireThings({ ask }, post, {
    employeeId: employee,
    employeeGroupId: department,
  })
  return {
    registrySet,
    requirement,
    company,
    department,
    employee,
    absence,
    incident,
    evidence,
    microtrauma,
    worsened,
    measure,
    doneMeasure,
    inspectorOrder,
    position,
    obligation,
    completion: Number(completion?.id),
    memo,
    document,
    responsibility: Number(held.responsibilityId),
    payer: 0,
    invoice: 0,
    load,
    ownForm: Number(form.id),
  }
}

let companies = 0

/** Another one each time, with the right control digit. */
function nextInn(): string {
  companies += 1
  const digits = [...`77${String(companies).padStart(7, '0')}`].map(Number)
  const sum = [2, 4, 10, 3, 5, 9, 4, 6, 8].reduce((total, weight, i) => total + weight * (digits[i] ?? 0), 0)
  return `${digits.join('')}${(sum % 11) % 10}`
}
