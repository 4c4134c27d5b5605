import { expect, test } from 'vitest'
import { openMemory } from '../../tests/contracts/memory-opened.ts'
import { recordsIn } from '../../tests/contracts/opened.ts'
import { accepted, newWorld, rowOf, today } from '../../tests/contracts/world.ts'
import { allOf } from '../../tests/evidence-example.ts'
import { instant, someone } from '../../tests/examples.ts'
import { anIncident } from '../../tests/incidents-example.ts'
import { aMicrotrauma, aReview } from '../../tests/microtraumas-example.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { Evidence, EvidenceHolder, EvidenceId } from '../incidents/evidence/evidence.ts'
import type { Memo } from '../memos/memo.ts'
import { findRoleByCode } from '../norms/responsibilities.ts'
import type { SentOfPerson } from '../registry/registry-set.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import { collectPersonalData } from './collect-personal-data.ts'

const member = (employeeId: EmployeeId) => ({ employeeId, fullName: 'Абрамова А. А.', post: '' })

test('all that is kept of one employee, and nothing of others', async () => {
  const world = await newWorld(await recordsIn(await openMemory()))
  const { records, company, department } = world
  const companyId = company.id
  accepted(await records.departments.add({ companyId, name: 'Администрация' }))
  const [own, other] = [await world.hire('Абрамова'), await world.hire('Белова')]
  const [first, second, others] = [
    await world.assign(own),
    await world.assign(own),
    await world.assign(other),
  ]
  const shared = await world.form('training', [rowOf(first), rowOf(others)])
  const foreign = await world.form('training', [rowOf(await world.assign(other))])
  const last = await world.form('training', [rowOf(second)])
  const from = { kind: 'illness', from: '2026-01-10', to: '2026-01-20' }
  for (const { id } of [own, other])
    accepted(await records.absences.enter({ companyId, details: { ...from, employeeId: id } }))
  const orderLink = { kind: 'order', number: '1', date: today } as const
  for (const [name, { id }] of [
    ['ot-head', own],
    ['ot-head', other],
  ] as const) {
    const roleId = findRoleByCode(name)?.id
    if (!roleId) throw new Error('there is no such role')
    accepted(await records.responsibilities.appoint({ companyId, roleId, employeeId: id, orderLink }))
  }
  const pages: readonly (readonly Memo[])[] = [[shared, foreign], [last]]
  const asked: unknown[] = []
  const list = async (_: unknown, query: { readonly page: number }) => {
    asked.push(query)
    return { items: pages[query.page - 1] ?? [], total: 400, more: false }
  }
  const looked: unknown[] = []
  const evidence = {
    list: async (company: typeof companyId, holder: EvidenceHolder) => {
      looked.push([company, holder])
      return holder.is === 'microtrauma' ? [scratch] : []
    },
  }
  const sources = { ...records, evidence, memos: Object.assign(Object.create(records.memos), { list }) }
  const commission = { orderNumber: '1', orderDate: today, chair: member(own.id), members: [] }
  const injured = (id: EmployeeId, severity: 'easy' | 'serious') => ({
    ...member(id),
    employer: '',
    severity,
  })
  const hurt = anIncident({ injured: [injured(other.id, 'easy'), injured(own.id, 'serious')] })
  const listIncidentsNaming = async () => [hurt, anIncident({ commission, injured: [] })]
  const done = await Promise.all(
    [first, second].map(({ id }) => records.obligations.listCompletions(companyId, id)),
  )
  const listCompletions = async () => done.flatMap(accepted)
  const person = (id: EmployeeId) => ({ ...member(id), post: 'Слесарь' })
  const bruised = aMicrotrauma({ injured: person(own.id), review: aReview })
  const ofBruise = { is: 'microtrauma', microtraumaId: bruised.id } as const
  const scratch: Evidence = {
    ...{ id: 9 as EvidenceId, companyId, of: ofBruise, name: 'ссадина.jpg', withdrawn: null },
    content: { is: 'link', url: 'https://disk.example.org/9' },
    enteredBy: someone,
    enteredAt: instant('2026-11-20T10:00:00Z'),
  }
  const reviewed = aMicrotrauma({
    injured: person(other.id),
    review: { ...aReview, reviewers: [person(own.id)] },
  })
  const listMicrotraumasNaming = async () => [bruised, reviewed]
  const none = { listJournal: async () => [], listPapersNaming: async () => [] }
  const listMeasures = async () => []
  const listMailsTo = async () => []
  const sent: readonly SentOfPerson[] = []
  const head = findRoleByCode('ot-head')
  if (!head) throw new Error('there is no such role')
  const listTerms = async (company: typeof companyId, id: EmployeeId) =>
    (await records.responsibilities.readHistory(company, head.id)).filter(
      ({ employeeId }) => employeeId === id,
    )
  const traces = {
    listCompletions,
    listTerms,
    ...none,
    listIncidentsNaming,
    listMicrotraumasNaming,
    listMeasures,
    listMailsTo,
    listSent: async () => sent,
  }
  const data = accepted(await collectPersonalData(sources, traces, companyId, own.id))
  expect(data.employee.id).toBe(own.id)
  expect(data.registry).toBe(sent)
  expect(data.department).toBe(department.name)
  const duties = await records.obligations.list(companyId, { employeeId: own.id })
  expect(data.obligations.map(({ id }) => id)).toEqual(duties.map(({ id }) => id))
  expect(data.obligations).toHaveLength(2)
  for (const { id, completions } of data.obligations)
    expect(completions.map(({ obligationId }) => obligationId)).toEqual([id])
  expect(data.memos.map(({ number, rows }) => [number, rows.map(({ employeeId }) => employeeId)])).toEqual([
    [shared.number, [own.id]],
    [last.number, [own.id]],
  ])
  expect(data.memos[0]).toMatchObject({
    ...{ section: 'training', fullName: shared.fullName, canceled: false },
    ...{ reportApprovedOn: null, registeredOn: null },
  })
  expect(asked).toEqual([1, 2].map((page) => ({ page, limit: 200, section: null, status: null })))
  expect(data.responsibilities.map(({ employeeId }) => employeeId)).toEqual([own.id])
  expect(data.absences.map(({ employeeId }) => employeeId)).toEqual([own.id])
  const { occurredAt, place, description } = hurt
  const told = { occurredAt, place, description, completedOn: null, annulled: null }
  expect(data.incidents).toMatchObject([
    { ...told, severity: 'serious', commission: null, injury: { evidence: [] } },
    { ...told, severity: null, commission: { isChair: true }, injury: null },
  ])
  expect(looked).toEqual([
    [hurt.companyId, allOf(hurt.id)],
    [hurt.companyId, allOf(hurt.id)],
    [bruised.companyId, ofBruise],
    [reviewed.companyId, ofBruise],
  ])
  const { injured: hurtOne, circumstances, injury, firstAid, annulled, incidentId } = bruised
  const when = { occurredAt: bruised.occurredAt, reportedAt: bruised.reportedAt, place: bruised.place }
  const { companyId: _c, enteredBy: _b, ...attached } = scratch
  const ofOwn = {
    ...{ injured: hurtOne, circumstances, injury, firstAid, annulled, incidentId, review: aReview },
    evidence: [attached],
  }
  expect(data.microtraumas).toEqual([
    { ...when, state: 'reviewed', own: ofOwn },
    { ...when, state: 'reviewed', own: null },
  ])
  const nowhere = 999_999 as EmployeeId
  expect(await collectPersonalData(sources, traces, companyId, nowhere)).toEqual(err(notFound))
})
