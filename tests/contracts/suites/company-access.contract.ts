import { describe, expect, it } from 'vitest'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { newWorld, refusal, rowOf } from '../world.ts'

/** Who may touch what, and writing by ids of another company. */
export const companyAccessContract = (opened: () => Opened) =>
  describe('CompanyAccess', () => {
    it('knows the members of a company', async () => {
      const { storage, clock } = opened()
      clock.set('2026-11-20T12:00:00.000Z' as ReturnType<typeof clock.now>)
      const { user, world } = await aMember(opened())
      expect(await storage.access.isMember(user, world.company.id)).toBe(true)
      expect(await storage.access.isMember(await newUser(storage), world.company.id)).toBe(false)
      expect(await (await opened().reopen()).access.isMember(user, world.company.id)).toBe(true)
    })

    it('lists the members with their e-mails, and of no other company', async () => {
      const { storage } = opened()
      const { user, world } = await aMember(opened())
      const known = await storage.accounts.userById(user)
      const listed = [{ id: user, email: known?.email }]
      expect(await storage.recordsOf(user).members.list(world.company.id)).toEqual(listed)
      expect(await (await opened().reopen()).recordsOf(user).members.list(world.company.id)).toEqual(listed)
    })

    it('names the owner of a thing to its members alone', async () => {
      const { storage } = opened()
      const { user, world } = await aMember(opened())
      const stranger = await newUser(storage)
      const employee = await world.hire('Абрамова')
      const obligation = await world.assign(employee)
      const memo = await world.form('training', [rowOf(obligation)])
      const things = { department: world.department, employee, obligation, memo }
      for (const kind of ['department', 'employee', 'obligation', 'memo'] as const) {
        const { id } = things[kind]
        expect(await storage.access.ownerOf(user, kind, id)).toBe(world.company.id)
        expect(await storage.access.ownerOf(stranger, kind, id)).toBeNull()
        expect(await storage.access.ownerOf(user, kind, 999_999_999)).toBeNull()
      }
    })

    it('is of no use to reach another company’s things for writing', async () => {
      const { world, records } = await aMember(opened())
      const employee = await world.hire('Абрамова')
      const obligation = await world.assign(employee)
      const [fact] = await world.completions(obligation.id)
      if (!fact) throw new Error('there is no completion')
      const memo = await world.form('training', [rowOf(obligation)])
      const { id } = (await newWorld(records)).company
      const { employees, departments, obligations, memos } = records.records
      const done = { date: fact.date, result: 'passed', quantity: null } as const
      const answers = [
        await employees.change(id, employee.id, { firstName: 'Яна' }, null),
        await departments.rename(id, world.department.id, 'Чужой'),
        await obligations.change(id, obligation.id, { ruleId: null }),
        await obligations.remove(id, obligation.id),
        await obligations.complete(id, obligation.id, done),
        await obligations.takeBack(id, obligation.id, fact.id),
        await obligations.completions(id, obligation.id),
        await memos.change(id, memo.id, { header: { note: 'Чужая' } }, null),
        await memos.cancel(id, memo.id, null),
      ]
      expect(new Set(answers.map(refusal))).toEqual(new Set(['not-found']))
      expect(await obligations.holdings(id, employee.id)).toEqual([])
      expect(await world.memo(memo.id)).toEqual(memo)
    })

    it('signs what is entered with the person who entered it', async () => {
      const { user, world } = await aMember(opened())
      const made = await world.assign(await world.hire('Абрамова'))
      expect((await world.completions(made.id)).map(({ enteredBy }) => enteredBy)).toEqual([user])
    })

    it('takes requests for activities', async () => {
      const request = {
        name: 'Рыболовство',
        email: 'a@example.org',
        phone: '',
        emailAdditional: '',
        contactName: '',
      }
      expect(await opened().storage.activityRequests.add(request)).toEqual({ ok: true, value: null })
    })

    it('answers that it is there', async () => {
      await expect(opened().storage.ping()).resolves.toBeUndefined()
    })
  })

async function aMember(opened: Opened) {
  const { storage } = opened
  const user = await newUser(storage)
  const records = { ...(await recordsIn(opened)), records: storage.recordsOf(user) }
  return { user, records, world: await newWorld(records) }
}
