import { describe, expect, it } from 'vitest'
import { aCompany, anEmployee } from '#tests/examples.ts'
import { newUser, type Opened } from '../opened.ts'
import { accepted, refusal, refused, today } from '../world.ts'

/** As many as an operator has allowed, also when several are hired at once. */
export const staffLimitContract = (opened: () => Opened) =>
  describe('A limit of employees', () => {
    const anOffice = async () => {
      const { storage, clock, another } = opened()
      clock.set(today)
      const [owner, operator] = [await newUser(storage), await newUser(storage)]
      const records = storage.openRecords(owner)
      const { id: companyId } = accepted(await records.companies.add({ details: aCompany() }))
      const department = accepted(await records.departments.add({ companyId, name: 'Карьер' }))
      const [position] = await records.positions.list()
      if (!position) throw new Error('there are no positions')
      const details = (lastName: string) =>
        anEmployee({ lastName, departmentId: department.id, positionId: position.id })
      const hire = (lastName: string, by = records) =>
        by.employees.hire({ companyId, details: details(lastName) })
      const { terms } = storage.openRecords(operator)
      const allow = (employeeLimit: unknown) =>
        terms.allowEmployees({ companyId, details: { employeeLimit } })
      return { records, companyId, hire, allow, other: (await another()).openRecords(owner), terms }
    }

    it('is given, kept and taken back', async () => {
      const { records, companyId, allow, hire } = await anOffice()
      expect(accepted(await allow('2'))).toMatchObject({ tariff: 'introductory', employeeLimit: 2 })
      expect([await hire('Титов'), await hire('Белова')].map(({ ok }) => ok)).toEqual([true, true])
      expect(refused(await hire('Орлов'))).toEqual({ code: 'tariff/staff-full', most: 2 })
      expect((await records.subscriptions.readSubscription(companyId)).staff).toBe(2)
      accepted(await allow(null))
      expect((await hire('Орлов')).ok).toBe(true)
      expect((await records.subscriptions.readSubscription(companyId)).term?.employeeLimit).toBeNull()
    })

    it('counts the dismissed on their last day, lets no one be taken back beyond it, and dismisses anyone', async () => {
      const { records, companyId, allow, hire } = await anOffice()
      accepted(await allow(1))
      const { id } = accepted(await hire('Титов'))
      const change = (dismissalDate: string | null, lastName = 'Титов') =>
        records.employees.change({ companyId, id, patch: { dismissalDate, lastName }, version: null })
      accepted(await change(today))
      expect(refused(await hire('Белова'))).toEqual({ code: 'tariff/staff-full', most: 1 })
      opened().clock.forward(86_400)
      accepted(await hire('Белова'))
      expect(refused(await change(null))).toEqual({ code: 'tariff/staff-full', most: 1 })
      expect((await change(today, 'Громов')).ok).toBe(true)
      accepted(await allow(2))
      opened().clock.forward(40 * 86_400)
      expect((await change(null)).ok).toBe(true)
      expect((await records.subscriptions.readSubscription(companyId)).staff).toBe(2)
      expect((await change(today)).ok).toBe(true)
    })

    it('is a whole number, of a company that there is', async () => {
      const { allow, terms } = await anOffice()
      expect(refusal(await allow('много'))).toBe('employeeLimit: number/invalid')
      expect(refusal(await allow(0))).toBe('employeeLimit: number/invalid')
      const nowhere = { companyId: 999_999 as never, details: { employeeLimit: 5 } }
      expect(refusal(await terms.allowEmployees(nowhere))).toBe('not-found')
    })

    it('is not exceeded by two who hire at once', async () => {
      const { hire, allow, other, records, companyId } = await anOffice()
      accepted(await allow(3))
      const names = ['Титов', 'Белова', 'Орлов', 'Гусева', 'Ёлкин', 'Юдин']
      const hired = await Promise.all(names.map((name, i) => hire(name, i % 2 ? other : records)))
      expect(hired.filter(({ ok }) => ok)).toHaveLength(3)
      expect((await records.subscriptions.readSubscription(companyId)).staff).toBe(3)
    })
  })
