import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { joinFullName } from '@osh/core/employees/employee.ts'
import { programmeOnProtocol } from '@osh/core/memos/protocols-of-memo.ts'
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import type { DocumentId } from '@osh/core/shared/identity.ts'
import { describe, expect, it } from 'vitest'
import { issue } from '../documents.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld, refused, rowOf, today } from '../world.ts'

/** What papers say, as it goes into the records and is undone together. */
export const paperRecordsContract = (opened: () => Opened) =>
  describe('PaperRecords', () => {
    const anOffice = async () => {
      const { storage, clock } = opened()
      clock.set(today)
      const user = await newUser(storage)
      const own = storage.openRecords(user)
      const nowhere = async () => own
      const world = await newWorld({
        ...(await recordsIn(opened())),
        ...{ records: own, issuing: own.documents, reopen: nowhere, another: nowhere },
      })
      const companyId = world.company.id
      const record = async (id: DocumentId, failed: readonly string[] = [], by = own) => {
        const { mark, rows } = accepted(await own.paperRecords.look({ companyId, id }))
        const chosen = rows.flatMap(({ key, chosen: isIn }) => (isIn ? [key] : []))
        return by.paperRecords.record({ companyId, id, details: { rows: chosen, failed, mark } })
      }
      const undo = (id: DocumentId) => own.paperRecords.undo({ companyId, id })
      const look = async (id: DocumentId) => accepted(await own.paperRecords.look({ companyId, id }))
      return { user, own, world, companyId, record, undo, look }
    }

    const aCheck = async () => {
      const office = await anOffice()
      const { world } = office
      const people = [await world.hire('Абрамова'), await world.hire('Белова'), await world.hire('Власова')]
      const duties = []
      for (const one of people) duties.push(await world.assign(one, { date: null, deadline: today }))
      const memo = await world.form(
        'training',
        duties.slice(0, 2).map((duty) => rowOf(duty)),
      )
      const paper = await issue(world, {
        templateId: 5001 as TemplateId,
        employees: people.map(({ id, lastName: fullName }) => ({ id, fullName })),
        answers: { programme: programmeOnProtocol.firstAid },
        number: '12',
      })
      return { ...office, people, duties, memo, paper }
    }
    const counted = async ({ world, duties }: Awaited<ReturnType<typeof aCheck>>) =>
      Promise.all(
        duties.map(async ({ id }) =>
          (await world.completions(id))
            .filter(({ takenBack }) => takenBack === null)
            .map(({ date, result, memoId, papers }) => [date, result, memoId, papers?.protocol]),
        ),
      )

    it('put onto cards what a journal of issues says, and take it back together', async () => {
      const { world, record, undo, look } = await anOffice()
      const person = await world.hire('Абрамова')
      const helmet = {
        section: 'ppe',
        name: 'Каска',
        quantity: 1,
        unit: 'piece',
        event: 'issuance',
      } as const
      const subject = { ...helmet, norm: null, size: null }
      const duty = await world.assign(person, { subject, date: null, deadline: today })
      const rows = [
        { date: '01.03.2026', who: `${joinFullName(person)}, Склад`, item: 'Каска', count: '2 шт.' },
        { date: '01.03.2026', who: 'Никто Иван', item: 'Каска', count: '1' },
      ]
      const paper = await issue(world, { templateId: 4012 as TemplateId, answers: { rows }, number: '15' })
      expect((await look(paper.id)).rows.map(({ becomes, why }) => why ?? becomes)).toEqual([
        'issue',
        'person-unknown',
      ])
      expect((await look(paper.id)).rows.map(({ done }) => done)).toEqual([
        { employeeId: person.id, on: '2026-03-01' },
        null,
      ])
      expect(accepted(await record(paper.id))).toMatchObject({ count: 1 })
      const done = async () =>
        (await world.completions(duty.id)).filter(({ takenBack }) => takenBack === null)
      expect(await done()).toMatchObject([{ date: '2026-03-01', quantity: 2, memoId: null }])
      accepted(await undo(paper.id))
      expect(await done()).toEqual([])
    })

    it('complete a memo and a training by a protocol, with its number; who failed is checked again in 30 days', async () => {
      const office = await aCheck()
      const { world, duties, memo, paper, record, look, user } = office
      const [, second] = duties
      const made = accepted(await record(paper.id, [`duty:${second?.id}`]))
      expect(made).toMatchObject({ documentId: paper.id, count: 3, undone: null })
      expect(await counted(office)).toEqual([
        [[paper.date, 'passed', memo.id, '12']],
        [[paper.date, 'failed', memo.id, '12']],
        [[paper.date, 'passed', null, '12']],
      ])
      expect((await world.memo(memo.id)).rows.map(({ outcome }) => outcome)).toEqual([
        { kind: 'dated', date: paper.date, result: 'passed' },
        { kind: 'dated', date: paper.date, result: 'failed' },
      ])
      expect(
        (await world.obligation(second?.id ?? memo.rows[0]?.obligationId ?? (0 as never))).retakeBy,
      ).toBe('2026-12-20')
      const told = await look(paper.id)
      expect(told.record).toEqual(made)
      expect(told.rows.map(({ why }) => why)).toEqual(['recorded', 'recorded', 'recorded'])
      const again = (await opened().reopen()).openRecords(user)
      const kept = await again.paperRecords.look({ companyId: made.companyId, id: paper.id })
      expect(accepted(kept).record).toEqual(made)
    })

    it('are undone together, and can be recorded again', async () => {
      const office = await aCheck()
      const { world, duties, memo, paper, record, undo, look } = office
      const before = await Promise.all(duties.map(({ id }) => world.obligation(id)))
      accepted(await record(paper.id))
      expect(refused(await record(paper.id))).toEqual({ code: 'paper-record/made' })
      const undone = accepted(await undo(paper.id))
      expect(undone.undone).not.toBeNull()
      expect(await counted(office)).toEqual([[], [], []])
      expect(await Promise.all(duties.map(({ id }) => world.obligation(id)))).toEqual(before)
      expect((await world.memo(memo.id)).rows.map(({ outcome }) => outcome.kind)).toEqual([
        'pending',
        'pending',
      ])
      expect(refused(await undo(paper.id))).toEqual({ code: 'paper-record/undone' })
      expect((await look(paper.id)).record).toEqual(undone)
      expect(accepted(await record(paper.id)).undone).toBeNull()
    })

    it('are not undone once something was changed since: it is named, and nothing changes', async () => {
      const office = await aCheck()
      const { own, companyId, duties, paper, record, undo } = office
      accepted(await record(paper.id))
      const third = duties[2]?.id ?? (0 as never)
      const [done] = accepted(await own.obligations.listCompletions(companyId, third))
      accepted(
        await own.obligations.correct({
          ...{ companyId, id: third, completionId: done?.id ?? (0 as never) },
          patch: { date: '2026-11-19' },
        }),
      )
      const kept = await counted(office)
      expect(refused(await undo(paper.id))).toMatchObject({ code: 'paper-record/touched', count: 1 })
      expect(await counted(office)).toEqual(kept)
    })

    it('of two who record at once one is refused, and nothing is there twice', async () => {
      const office = await aCheck()
      const { user, companyId, paper, record } = office
      const other = (await opened().another()).openRecords(user)
      const both = await Promise.all([record(paper.id), record(paper.id, [], other)])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      expect((await counted(office)).map((done) => done.length)).toEqual([1, 1, 1])
      expect(companyId).toBe(paper.companyId)
    })

    it('appoint by an order, and give the role back when that is undone', async () => {
      const { world, own, companyId, record, undo } = await anOffice()
      const role = findRoleByCode('ot-head')
      if (!role) throw new Error('there is no such role')
      const [former, next] = [await world.hire('Абрамова'), await world.hire('Белова')]
      const orderLink = { kind: 'order', number: '1', date: today } as const
      accepted(
        await own.responsibilities.appoint({ companyId, roleId: role.id, employeeId: next.id, orderLink }),
      )
      const paper = await issue(world, { answers: { responsible: next.id }, number: '31' })
      const holders = async () =>
        (await own.responsibilities.readHolders(companyId)).responsibilities.map((one) => [
          one.employeeId,
          one.orderLink.kind === 'order' && one.orderLink.number,
        ])
      accepted(await record(paper.id))
      expect(await holders()).toEqual([[next.id, '31']])
      accepted(await undo(paper.id))
      expect(await holders()).toEqual([[next.id, '1']])
      const first = await issue(world, { answers: { responsible: former.id }, number: '32' })
      accepted(await record(first.id))
      expect(await holders()).toEqual([
        [next.id, '1'],
        [former.id, '32'],
      ])
      accepted(await undo(first.id))
      expect(await holders()).toEqual([[next.id, '1']])
    })

    it('are a company’s own', async () => {
      const [one, other] = [await aCheck(), await anOffice()]
      const asked = { companyId: other.companyId, id: one.paper.id }
      expect(refused(await other.own.paperRecords.look(asked))).toEqual({ code: 'not-found' })
      expect(refused(await other.undo(one.paper.id))).toEqual({ code: 'not-found' })
    })
  })
