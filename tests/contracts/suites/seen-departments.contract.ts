import { randomUUID } from 'node:crypto'
import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { RowDraft } from '@osh/core/memos/memo-draft.ts'
import { makeMemoInput, makeMemoPatch } from '@osh/core/memos/reading/memo-input.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import { sections } from '@osh/core/sections/section.ts'
import { addDays } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { aHeader, day, instant } from '#tests/examples.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld, refusal, rowOf, today, wholeTable } from '../world.ts'

const everyone = { search: '', shortage: null, page: 1, limit: 200 } as const
const everyMemo = { section: null, status: null, page: 1, limit: 200 } as const

/** Records of someone who sees the people of some departments alone. */
export const seenDepartmentsContract = (opened: () => Opened) =>
  describe('SeenDepartments', () => {
    it('nothing of other people is listed, counted, found or told', async () => {
      const { head, mine, theirs, world, ...memos } = await twoDepartments(opened())
      const { id } = world.company
      expect((await head.departments.list(id)).map((one) => one.id)).toEqual([mine.department])
      expect((await head.employees.list(id)).map((one) => one.id)).toEqual([mine.employee.id])
      const page = await head.employees.listPage(id, everyone)
      expect([page.total, page.items.map((one) => one.id)]).toEqual([1, [mine.employee.id]])
      expect(await head.employees.listPage(id, { ...everyone, search: 'Чужов' })).toMatchObject({ total: 0 })
      expect(await head.longLists.listEmployeeIds(id)).toEqual([mine.employee.id])
      const both = [mine.employee.id, theirs.employee.id]
      expect((await head.longLists.listEmployees(id, both)).map((one) => one.id)).toEqual([mine.employee.id])
      expect(refusal(await head.employees.get(id, theirs.employee.id))).toBe('not-found')
      expect((await head.absences.list(id, {})).map((one) => one.employeeId)).toEqual([mine.employee.id])
      expect(await head.absences.list(id, { employeeId: theirs.employee.id })).toEqual([])
      expect((await head.obligations.list(id, {})).map((one) => one.id)).toEqual(mine.obligations)
      expect(await head.obligations.list(id, { employeeId: theirs.employee.id })).toEqual([])
      expect(await head.longLists.listObligationIds(id, {})).toEqual(mine.obligations)
      expect(await head.longLists.listObligations(id, theirs.obligations)).toEqual([])
      for (const obligation of theirs.obligations) {
        expect(refusal(await head.obligations.get(id, obligation))).toBe('not-found')
        expect(refusal(await head.obligations.listCompletions(id, obligation))).toBe('not-found')
      }
      expect(await head.obligations.listSubjectNames(id, 'training')).toEqual(['Своё обучение'])
      expect(await head.obligations.listHoldings(id, theirs.employee.id)).toEqual([])
      expect((await head.memos.list(id, everyMemo)).items.map((one) => one.id)).toEqual([memos.own])
      expect((await head.memos.list(id, everyMemo)).total).toBe(1)
      for (const memo of [memos.foreign, memos.mixed])
        expect(refusal(await head.memos.get(id, memo))).toBe('not-found')
    })

    it('deadline tables and what they count are of one’s own people', async () => {
      const { head, mine, theirs, world } = await twoDepartments(opened())
      const { id } = world.company
      const rows = (await head.deadlines.listPage(id, wholeTable('training'))).items
      expect(rows.map(({ employeeId }) => employeeId)).toEqual([mine.employee.id])
      const sorted = await head.deadlines.listPage(id, { ...wholeTable('training'), sort: 'department' })
      expect(sorted).toMatchObject({ total: 1 })
      const filter = { ...everyRow, departmentId: theirs.department }
      expect(await head.deadlines.listPage(id, { ...wholeTable('training'), filter })).toMatchObject({
        total: 0,
      })
      expect(await head.deadlines.listFreeIds(id, 'training')).toEqual([])
      expect(await world.records.deadlines.listFreeIds(id, 'training')).toEqual([])
      const horizon = await head.deadlines.readHorizon(id, { section: 'training', filter: everyRow })
      expect(horizon).toMatchObject({ total: 1, overdue: 1 })
      const counts = await head.deadlines.countOverdue(id)
      expect(sections.map((section) => counts[section]).reduce((sum, one) => sum + one, 0)).toBe(1)
    })

    it('a memo that is open too long is told of to the head of all its people', async () => {
      const { storage, user, world, mine, ...memos } = await twoDepartments(opened())
      const { id: companyId } = world.company
      const { user: other } = await joinAsHead(storage, user, companyId, mine.department)
      const own = storage.openRecords(user)
      world.clock.set(addDays(today, 15))
      const told = async (records: typeof own) =>
        (await records.feed.listFeed(companyId)).flatMap(({ kind, key }) => (kind === 'memos' ? key : []))
      expect((await told(own)).toSorted()).toEqual(
        [memos.own, memos.foreign, memos.mixed].map((id) => `memos/${id}`).toSorted(),
      )
      const head = storage.openRecords(other, { seen: [mine.department] })
      expect(await told(head)).toEqual([`memos/${memos.own}`])
      world.clock.set(today)
    })

    it('no command finds what is of other people', async () => {
      const { head, theirs, world, mine, ...memos } = await twoDepartments(opened())
      const { id } = world.company
      const [foreign, own] = [theirs.obligations[0], mine.obligations[0]]
      if (!foreign || !own) throw new Error('nothing was assigned')
      const before = await world.obligation(foreign)
      const done = { date: today, result: 'passed', quantity: null } as const
      expect(refusal(await head.obligations.complete({ companyId: id, id: foreign, fact: done }))).toBe(
        'not-found',
      )
      const tryForm = (rows: Parameters<typeof makeMemoInput>[0]['rows']) =>
        head.memos.form({
          companyId: id,
          details: makeMemoInput({
            section: 'training',
            header: aHeader(),
            reportApprovedOn: null,
            registeredOn: null,
            rows,
          }),
        })
      expect((await tryForm([rowOf(before)])).ok).toBe(false)
      for (const memo of [memos.foreign, memos.mixed])
        expect(refusal(await head.memos.cancel({ companyId: id, id: memo, version: null }))).toBe('not-found')
      expect(await world.obligation(foreign)).toEqual(before)
      const cancelled = await head.memos.cancel({ companyId: id, id: memos.own, version: null })
      expect(cancelled.ok).toBe(true)
      expect((await tryForm([rowOf(await world.obligation(own))])).ok).toBe(true)
      expect((await head.obligations.get(id, own)).ok).toBe(true)
    })

    it('what a head is not shown of examinations stays as it was when they save the memo', async () => {
      const { storage, user, world, mine } = await twoDepartments(opened())
      const { id: companyId } = world.company
      const { records: head, user: other } = await joinAsHead(storage, user, companyId, mine.department)
      const subject = { section: 'medicalExamination', factorNumber: '6.1' } as const
      const [done, waits] = [
        await world.assign(mine.employee, { subject, date: day('2024-01-10') }),
        await world.assign(await world.hire('Своева', { departmentId: mine.department }), { subject }),
      ]
      const memo = await world.form('medicalExamination', [
        rowOf(done, { kind: 'dated', date: day('2026-11-02'), result: 'failed' }),
        rowOf(waits),
      ])
      const save = (rows: readonly RowDraft[]) =>
        head.memos.edit({ companyId, id: memo.id, patch: makeMemoPatch({ rows }), version: null })
      const before = await world.completions(done.id)
      expect(await head.members.listOwn()).toMatchObject(new Map([[companyId, { role: 'head' }]]))
      accepted(await save([rowOf(done), rowOf(waits, { kind: 'dated', date: today, result: 'passed' })]))
      expect(await world.completions(done.id)).toEqual(before)
      const entered = (await world.completions(waits.id)).filter(({ memoId }) => memoId === memo.id)
      expect(entered).toMatchObject([{ date: today, enteredBy: other }])
      expect(
        await save([rowOf(done, { kind: 'dated', date: today, result: 'passed' }), rowOf(waits)]),
      ).toMatchObject({ error: { errors: [{ code: 'memo/outcome-hidden' }] } })
      expect(await save([rowOf(waits)])).toMatchObject({
        error: { errors: [{ field: 'rows', code: 'memo/hidden-row-removed' }] },
      })
      expect(await world.completions(done.id)).toEqual(before)
      expect((await world.memo(memo.id)).rows.map(({ outcome }) => outcome)).toEqual(
        expect.arrayContaining([{ kind: 'dated', date: '2026-11-02', result: 'failed' }]),
      )
    })

    it('whoever leads no department sees no one', async () => {
      const { storage, world, user } = await twoDepartments(opened())
      const none = storage.openRecords(user, { seen: [] })
      expect(await none.employees.list(world.company.id)).toEqual([])
      expect((await none.memos.list(world.company.id, everyMemo)).total).toBe(0)
      expect(await none.departments.list(world.company.id)).toEqual([])
    })
  })

/** Someone who is invited as the head of the department and has accepted. */
async function joinAsHead(storage: Storage, owner: UserId, companyId: CompanyId, department: DepartmentId) {
  const user = await newUser(storage)
  const theirs = storage.openRecords(user)
  const { email } = await theirs.account.readAccount()
  const details = { email, role: 'head', departments: [department] }
  const expiresAt = instant('2050-01-01T00:00:00Z')
  const link = { companyId, tokenHash: randomUUID(), link: null, expiresAt, details }
  const own = storage.openRecords(owner)
  accepted(await own.members.invite(link))
  const { email: by, fullname } = await own.account.readAccount()
  expect(await storage.offers.look(companyId, link.tokenHash)).toMatchObject({
    inviter: { email: by, fullname },
    invitation: { email },
  })
  accepted(await theirs.members.accept(link))
  return { user, records: storage.openRecords(user, { seen: [department] }) }
}

/** Two departments with a person each, and memos: of the head's own person, of the other, and of both. */
async function twoDepartments(opened: Opened) {
  const { storage } = opened
  const user = await newUser(storage)
  const world = await newWorld({ ...(await recordsIn(opened)), records: storage.openRecords(user) })
  const { records, company } = world
  const furnish = async (departmentId: DepartmentId, lastName: string, subject: string) => {
    const employee = await world.hire(lastName, { departmentId })
    const training = { section: 'training', name: subject } as const
    const one = await world.assign(employee, { subject: training, date: day('2023-11-10') })
    const later = await world.assign(employee, { subject: training, date: day('2025-11-10') })
    const absent = { employeeId: employee.id, kind: 'illness', from: '2026-01-10', to: '2026-01-20' }
    accepted(await records.absences.enter({ companyId: company.id, details: absent }))
    return { department: departmentId, employee, obligations: [one.id, later.id], one, later }
  }
  const other = accepted(await records.departments.add({ companyId: company.id, name: 'Депо' }))
  const mine = await furnish(other.id, 'Своев', 'Своё обучение')
  const theirs = await furnish(world.department.id, 'Чужов', 'Чужое обучение')
  const own = await world.form('training', [rowOf(mine.one)])
  const foreign = await world.form('training', [rowOf(theirs.one)])
  const mixed = await world.form('training', [rowOf(mine.later), rowOf(theirs.later)])
  const head = storage.openRecords(user, { seen: [other.id] })
  return { storage, user, world, mine, theirs, head, own: own.id, foreign: foreign.id, mixed: mixed.id }
}
