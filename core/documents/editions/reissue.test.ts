import { expect, test } from 'vitest'
import { newDesk } from '../../../tests/contracts/desk.ts'
import { issue } from '../../../tests/contracts/documents.ts'
import { hired } from '../../../tests/contracts/issued-at-desk.ts'
import { accepted, refusal, refused } from '../../../tests/contracts/world.ts'
import { day } from '../../../tests/examples.ts'
import { microtraumaTyped } from '../../../tests/microtraumas-example.ts'
import { forms, place, plainPress } from '../../../tests/plain-press.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import { programmeOnProtocol } from '../../memos/protocols-of-memo.ts'
import { findRoleByCode } from '../../norms/responsibilities.ts'
import { notFound } from '../../shared/results/refusals.ts'
import { err } from '../../shared/results/result.ts'
import type { DocumentId } from '../document.ts'
import type { AnsweredPaper } from '../issuing/document-facts.ts'
import type { FormPress } from '../issuing/form-press.ts'
import type { Template, TemplateId, ValueSpec } from '../library/template.ts'
import { isChanged } from './compare-paragraphs.ts'
import { type EditionNeeds, makeEditionDesk, type PeopleSince } from './reissue.ts'

const [absent, nothing] = [999_999 as DocumentId, new Map()]

const split = (bytes: Uint8Array): readonly string[] | null => new TextDecoder().decode(bytes).split(',')

type Documents = EditionNeeds['documents']

/** The desk's own papers, whose files are read in another way. */
const reading = (documents: Documents, readFile: Documents['readFile']): Documents =>
  new Proxy(documents, {
    get: (of, name) => {
      if (name === 'readFile') return readFile
      const member: unknown = Reflect.get(of, name)
      return typeof member === 'function' ? member.bind(of) : member
    },
  })

async function anOffice(
  press: Partial<FormPress> = {},
  readParagraphs = split,
  readFile?: Documents['readFile'],
) {
  const desk = await newDesk(press)
  const { company, clock, needs } = desk
  const employeeIds = await hired(desk, 'Абрамова', 'Белова')
  const known: { since: PeopleSince; of: AnsweredPaper | null } = { since: nothing, of: null }
  const editions = makeEditionDesk({
    ...{ ...needs, clock, documents: readFile ? reading(needs.documents, readFile) : needs.documents },
    learnSince: async (_, paper) => {
      known.of = paper
      return known.since
    },
    readParagraphs,
  })
  const register = () => desk.issue({ templateId: forms.register.id, employeeIds })
  return {
    ...{ desk, known, employeeIds, register },
    look: (id: DocumentId) => editions.look(company.id, id),
    reissue: (id: DocumentId) => editions.reissue(company.id, id),
  }
}
const tell = (pairs: Parameters<typeof isChanged>[0][] | readonly Parameters<typeof isChanged>[0][]) =>
  pairs.filter(isChanged).map(({ before, after }) => `${before} → ${after}`)

test('a paper of which nothing is known anew is not issued again', async () => {
  const { register, look, reissue } = await anOffice()
  const { id } = accepted(await register())
  expect(refused(await reissue(id))).toEqual({ code: 'document/nothing-new' })
  expect(accepted(await look(id))).toMatchObject({ editions: [{ id }], changes: null, next: null })
  expect(refusal(await reissue(absent))).toBe('not-found')
  expect(refusal(await look(absent))).toBe('not-found')
})

test('another edition says what was answered and what is known since, and both are compared', async () => {
  const { desk, known, employeeIds, register, look, reissue } = await anOffice()
  const first = accepted(await register())
  const [abramova = 0] = employeeIds
  known.since = new Map([[abramova as (typeof employeeIds)[number], { registryNumber: '4512' }]])
  const ahead = accepted(await look(first.id)).next
  expect(ahead?.title).toBe(forms.register.title)
  expect(tell(ahead?.changes ?? []).join()).toContain('"registryNumber":"4512"')
  await desk.hire('Новая')
  const second = accepted(await reissue(first.id))
  expect(second).toMatchObject({ number: first.number, date: first.date, edition: 2, editionOf: first.id })
  const told = accepted(await look(second.id))
  expect(told.editions.map(({ edition }) => edition)).toEqual([1, 2])
  expect(told.changes).toEqual(ahead?.changes)
  expect(told.next).toBeNull()
  expect(accepted(await look(first.id))).toMatchObject({ changes: null, next: null })
  expect(refused(await reissue(first.id))).toEqual({ code: 'document/nothing-new' })
  known.since = new Map([[abramova as (typeof employeeIds)[number], { registryNumber: '4513' }]])
  expect(accepted(await reissue(first.id))).toMatchObject({ edition: 3, editionOf: first.id })
  known.since = new Map([[abramova as (typeof employeeIds)[number], { registryNumber: '4514' }]])
  expect(accepted(await reissue(first.id))).toMatchObject({ edition: 4, editionOf: first.id })
})

test('what is known since is asked of the last edition that holds, with what it was answered', async () => {
  const { desk, known, register, look, reissue } = await anOffice()
  const first = accepted(await register())
  accepted(await look(first.id))
  expect(known.of).toEqual({ document: first, answers: {} })
  known.since = new Map(first.employees.map(({ id }) => [id, { registryNumber: '1' }]))
  const second = accepted(await reissue(first.id))
  accepted(await look(first.id))
  expect(known.of?.document).toEqual(second)
  const { id } = await issue(desk, {
    ...{ templateId: forms.register.id, number: '9', answers: { site: 'Карьер' } },
    data: { company: {}, document: {}, values: {} },
  })
  accepted(await look(id))
  expect(known.of).toMatchObject({ document: { id }, answers: { site: 'Карьер' } })
})

test('after the term has ended a protocol that waits for its numbers gets them, another paper does not', async () => {
  const protocol: Template = { ...forms.register, id: 5001 as TemplateId }
  const { desk, reissue } = await anOffice({ templates: [protocol] })
  const { company, clock } = desk
  const { registry } = desk.records
  const [companyId, date] = [company.id, day('2026-11-20')]
  const person = await desk.hire('Власова', { snils: '112-233-445 95' })
  const programme = programmeOnProtocol.firstAid
  await desk.assign(person, { subject: { section: 'training', name: programme }, date })
  const paper = {
    ...{ templateId: protocol.id, date, answers: { programme } },
    employees: [{ id: person.id, fullName: 'Власова' }],
    data: { company: {}, document: {}, values: {} },
  }
  const waiting = await issue(desk, { ...paper, number: '12' })
  const other = await issue(desk, { ...paper, number: '13' })
  const [check] = await registry.listChecks(companyId, { from: date, to: date })
  const checks = [{ completionId: check?.completionId, protocol: '12' }]
  const { id: setId } = accepted(await registry.form({ companyId, details: { checks } }))
  const records = [{ record: `${companyId}-${setId}-1`, number: '4512' }]
  accepted(await registry.answer({ companyId, details: { setId, records } }))
  clock.set(day('2026-12-04'))
  expect(refusal(await reissue(other.id))).toBe('tariff/ended')
  expect(accepted(await reissue(waiting.id))).toMatchObject({ edition: 2, editionOf: waiting.id })
})

test('of papers whose text can’t be read the files tell whether anything is new', async () => {
  const { known, employeeIds, register, look, reissue } = await anOffice({}, () => null)
  const { id } = accepted(await register())
  expect(refused(await reissue(id))).toEqual({ code: 'document/nothing-new' })
  expect(accepted(await look(id)).next).toBeNull()
  known.since = new Map(employeeIds.map((one) => [one, { registryNumber: '1' }]))
  expect(accepted(await look(id)).next).toMatchObject({ changes: [], lacks: [] })
  const second = accepted(await reissue(id))
  expect(accepted(await look(second.id)).changes).toBeNull()
})

test('of a paper whose file is lost no changes are told', async () => {
  const { known, register, look, reissue } = await anOffice({}, split, async () => err(notFound))
  const first = accepted(await register())
  known.since = new Map(first.employees.map(({ id }) => [id, { registryNumber: '1' }]))
  const second = accepted(await reissue(first.id))
  expect(accepted(await look(second.id)).changes).toBeNull()
})

test('of a list it is told in which row something lacks', async () => {
  let lacking: EmployeeId | null = null
  const { employeeIds, register, reissue } = await anOffice({
    listMissing: async () =>
      lacking === null
        ? []
        : [{ name: 'employees.snils', label: 'СНИЛС', code: 'text/required', employeeId: lacking }],
  })
  const { id } = accepted(await register())
  lacking = employeeIds[1] ?? null
  expect(refused(await reissue(id))).toMatchObject({ errors: [{ code: 'document/value-missing', row: 1 }] })
})

test('what the paper lacks is told before, and no edition is issued without it', async () => {
  let lacks = false
  const { register, look, reissue } = await anOffice({
    listMissing: async (...given) =>
      lacks
        ? [1, 2].map(() => ({ name: 'values.note', label: 'Примечание', code: 'text/required' as const }))
        : plainPress.listMissing(...given),
  })
  const { id } = accepted(await register())
  lacks = true
  expect(accepted(await look(id)).next).toEqual({
    title: 'Список работников',
    changes: [],
    lacks: ['Примечание'],
  })
  expect(refusal(await reissue(id))).toBe('values.note: document/value-missing')
})

test('the form that follows another issues its papers, with what it asks besides', async () => {
  const next = {
    ...{ ...forms.register, id: 3002, slug: 'form-3002', title: 'Список по новой форме' },
    ...{ follows: forms.register.slug, values: [{ ...place, name: 'site' }] },
  } as unknown as typeof forms.register
  const later = { ...next, id: 3003, slug: 'form-3003', follows: 'form-3002', validFrom: '2030-01-01' }
  const { register, look, reissue } = await anOffice({
    templates: [...plainPress.templates, next, later as unknown as typeof forms.register],
  })
  const first = accepted(await register())
  expect(accepted(await look(first.id)).next?.title).toBe('Список по новой форме')
  const second = accepted(await reissue(first.id))
  expect(second).toMatchObject({ templateId: 3002, title: 'Список по новой форме', edition: 2 })
  expect(tell(accepted(await look(second.id)).changes ?? []).join()).toContain('"site"')
})

/** The form that follows another, with values besides. */
const after = (form: Template, ...values: readonly ValueSpec[]): Template => ({
  ...{ ...form, id: 3002 as TemplateId, slug: 'form-3002', follows: form.slug, values },
})

test('the next form is in force by the day of the company, not by that of the paper', async () => {
  const next = { ...after(forms.register), title: 'Список с 21 ноября', validFrom: day('2026-11-21') }
  const { desk, register, look } = await anOffice({ templates: [forms.register, next] })
  const { id } = accepted(await register())
  expect(accepted(await look(id)).next).toBeNull()
  desk.clock.set(day('2026-11-21'))
  expect(accepted(await look(id)).next?.title).toBe('Список с 21 ноября')
})

test('an edition by the company’s own form keeps its mark', async () => {
  const { desk, register, reissue } = await anOffice()
  const { company, opened, needs } = desk
  const first = accepted(await register())
  const { port } = opened.ownForms ?? {}
  if (!port) throw new Error('there are no own forms')
  const bytes = new TextEncoder().encode('own form')
  accepted(await port.upload(company.id, forms.register.id, { name: 'список.docx', bytes }))
  const second = accepted(await reissue(first.id))
  expect(await desk.paperOf(second)).toContain('docx own form')
  const own = await needs.ownForms.findInUse(company.id, forms.register.id)
  const source = await needs.documents.readSource(company.id, second.id)
  expect(source?.data).toMatchObject({ ownForm: own?.sha256 })
})

test('what the next form asks besides is answered as the records are, of people too', async () => {
  const head = {
    ...place,
    name: 'head',
    kind: { type: 'responsible', role: 'ot-head' },
    suggested: null,
  } as const
  const next = after(forms.register, head)
  const { desk, employeeIds, register, reissue } = await anOffice({ templates: [forms.register, next] })
  const { id } = accepted(await register())
  const [, employeeId] = employeeIds
  const roleId = findRoleByCode('ot-head')?.id
  if (!roleId || !employeeId) throw new Error('no one heads')
  const orderLink = { kind: 'order', number: '1', date: day('2026-11-20') } as const
  const { company, records } = desk
  accepted(
    await records.responsibilities.appoint({ ...{ companyId: company.id, roleId, employeeId, orderLink } }),
  )
  const second = accepted(await reissue(id))
  expect(await desk.paperOf(second)).toContain(
    '"values":{"head":{"type":"person","person":{"lastName":"Белова"',
  )
})

test('of the one whose paper it is too', async () => {
  const own = {
    ...place,
    name: 'service',
    kind: { type: 'text' },
    suggested: null,
    source: 'person.service',
  } as const
  const { desk, employeeIds, reissue } = await anOffice({ templates: [forms.card, after(forms.card, own)] })
  const { id } = accepted(await desk.issue({ employeeIds: employeeIds.slice(0, 1) }))
  const second = accepted(await reissue(id))
  expect(await desk.paperOf(second)).toContain('"values":{"service"')
})

test('of the microtrauma whose paper it is too', async () => {
  const where = {
    ...place,
    name: 'where',
    kind: { type: 'text' },
    suggested: null,
    source: 'microtrauma.place',
  } as const
  const next = after(forms.register, where)
  const { desk, employeeIds, reissue } = await anOffice({ templates: [forms.register, next] })
  const { id: microtraumaId } = accepted(
    await desk.records.microtraumas.record({
      companyId: desk.company.id,
      details: { ...microtraumaTyped, injured: { employeeId: employeeIds[0] } },
    }),
  )
  const first = accepted(await desk.issue({ templateId: forms.register.id, employeeIds, microtraumaId }))
  const second = accepted(await reissue(first.id))
  expect(await desk.paperOf(second)).toContain(
    '"values":{"where":{"type":"text","text":"Цех № 2, у верстака 3"',
  )
})

test('what the paper was asked for and does not say stays unsaid', async () => {
  const next = after(forms.register, { ...place, name: 'site', suggested: null })
  const { desk, look } = await anOffice({ templates: [forms.register, next] })
  const { id } = await issue(desk, {
    ...{ templateId: forms.register.id, answers: { site: 'Карьер' } },
    data: { company: {}, document: {}, values: {} },
  })
  const ahead = accepted(await look(id)).next
  expect(tell(ahead?.changes ?? []).join()).toContain('"values":{}')
})

test('an annulled paper, and one that no paper was made from, are not issued again', async () => {
  const { desk, known, register, look, reissue } = await anOffice()
  const first = accepted(await register())
  known.since = new Map(first.employees.map(({ id }) => [id, { registryNumber: '1' }]))
  const second = accepted(await reissue(first.id))
  const { documents } = desk.records
  const annul = (id: DocumentId) => documents.annul({ companyId: desk.company.id, id, reason: 'Не тот' })
  accepted(await annul(second.id))
  expect(accepted(await reissue(first.id))).toMatchObject({ edition: 3 })
  const third = accepted(await look(first.id)).editions[2]
  for (const id of [first.id, third?.id ?? absent]) accepted(await annul(id))
  expect(refused(await reissue(first.id))).toEqual({ code: 'document/annulled-already' })
  expect(accepted(await look(first.id)).next).toBeNull()
  const odd = await issue(desk, { number: '9' })
  expect(refusal(await reissue(odd.id))).toBe('templateId: template/unknown')
  expect(accepted(await look(odd.id)).next).toBeNull()
  const data = { company: {}, document: {}, values: {} }
  const formless = await issue(desk, { number: '10', templateId: 999 as TemplateId, data })
  expect(refusal(await reissue(formless.id))).toBe('templateId: template/unknown')
})
