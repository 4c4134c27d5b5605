import type { CircumstanceId } from '@osh/core/norms/circumstances.ts'
import { findRoleByCode, type Role } from '@osh/core/norms/responsibilities.ts'
import { trainingPrograms } from '@osh/core/norms/training-programs.ts'
import { type OrderLink, printOrderLink } from '@osh/core/responsibilities/order-link.ts'
import type {
  Appointment,
  Responsibility,
  ResponsibilityId,
} from '@osh/core/responsibilities/responsibility.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, refusal, today, type World } from '../world.ts'

const role = (code: string): Role => {
  const found = findRoleByCode(code)
  if (!found) throw new Error(`no role ${code}`)
  return found
}

const order = { kind: 'order', number: '12-ОТ', date: day('2026-11-01') } as const
const head = role('ot-head').id

/** An appointment as a form sends it. */
const sent = ({ employeeId, orderLink }: Appointment) => ({
  employeeId,
  orderLink: printOrderLink(orderLink),
})

type Hired = Awaited<ReturnType<World['hire']>>

export const responsibilityRepositoryContract = (newWorld: NewWorld) =>
  describe('ResponsibilityRepository', () => {
    const appoint = async (
      { records, company }: World,
      { id: employeeId }: Hired,
      orderLink: OrderLink = order,
      roleId = head,
    ): Promise<Responsibility> =>
      accepted(
        await records.responsibilities.appoint({ companyId: company.id, roleId, employeeId, orderLink }),
      )

    it('appoints, and keeps it', async () => {
      const world = await newWorld()
      const employee = await world.hire('Абрамова')
      const appointed = await appoint(world, employee)
      expect(appointed).toMatchObject({
        roleId: head,
        employeeId: employee.id,
        orderLink: order,
        dismissed: false,
      })
      expect(appointed.employeeFullName).toMatch(/^Абрамова /)
      const kept = await (await world.opened.reopen()).responsibilities.readHolders(world.company.id)
      const lacks = ['A', 'B', 'firstAid', 'ppe'].map((programme) => ({
        programme,
        why: 'never',
        since: null,
      }))
      expect(kept).toEqual({ responsibilities: [{ ...appointed, lacks }], answers: [] })
    })

    it('gives a role several holders, no one twice', async () => {
      const world = await newWorld()
      const [one, two] = [await world.hire('Абрамова'), await world.hire('Белова')]
      const trustee = role('trustee').id
      const first = await appoint(world, one, order, trustee)
      const second = await appoint(world, two, { kind: 'not-required' }, trustee)
      const { responsibilities } = await world.records.responsibilities.readHolders(world.company.id)
      expect(responsibilities).toMatchObject([first, second])
      const again = await world.records.responsibilities.appoint({
        companyId: world.company.id,
        roleId: trustee,
        employeeId: one.id,
        orderLink: order,
      })
      expect(refusal(again)).toBe('employeeId: employee/holds-already')
      await appoint(world, one, order, role('risk').id)
    })

    it('appoints a person to a role once when many do it at the same moment', async () => {
      const world = await newWorld()
      const { id: employeeId } = await world.hire('Абрамова')
      const clients = await Promise.all(Array.from({ length: 5 }, () => world.opened.another()))
      const appointed = await Promise.all(
        clients.map(({ responsibilities }) =>
          responsibilities.appoint({
            companyId: world.company.id,
            roleId: head,
            employeeId,
            orderLink: order,
          }),
        ),
      )
      expect(appointed.filter(({ ok }) => ok)).toHaveLength(1)
    })

    it('appoints one employee to several roles by one order, or to none of them', async () => {
      const world = await newWorld()
      const { responsibilities } = world.records
      const { id: employeeId } = await world.hire('Абрамова')
      const roleIds = ['risk', 'mt-register', 'fire-room'].map((code) => role(code).id)
      const input = { companyId: world.company.id, employeeId, orderLink: order }
      const appointed = accepted(await responsibilities.appointToSeveral({ ...input, roleIds }))
      expect(appointed).toMatchObject(roleIds.map((roleId) => ({ roleId, employeeId, orderLink: order })))
      const held = async () => (await responsibilities.readHolders(world.company.id)).responsibilities
      expect(await held()).toMatchObject(appointed)
      const more = [role('buildings').id, role('risk').id]
      const again = await responsibilities.appointToSeveral({ ...input, roleIds: more })
      expect(refusal(again)).toBe('employeeId: employee/holds-already')
      expect(await held()).toHaveLength(3)
    })

    it('reassigns under the same id, and remembers who was responsible when', async () => {
      const world = await newWorld()
      const { responsibilities } = world.records
      const [one, two] = [await world.hire('Абрамова'), await world.hire('Белова')]
      const { id } = await appoint(world, one)
      const next = { employeeId: two.id, orderLink: { ...order, number: '13' } }
      const reassigned = accepted(
        await responsibilities.reassign({ companyId: world.company.id, id, patch: sent(next) }),
      )
      expect(reassigned).toMatchObject({ id, ...next })
      const [last, former, ...others] = await responsibilities.readHistory(world.company.id, head)
      expect(others).toEqual([])
      expect(last).toMatchObject({ responsibilityId: id, employeeId: two.id, until: null })
      expect(former).toMatchObject({ responsibilityId: id, employeeId: one.id, orderLink: order })
      expect(former?.until?.by).toBe(last?.since.by)
      expect(
        accepted(
          await responsibilities.reassign({
            companyId: world.company.id,
            id,
            patch: { orderLink: printOrderLink(order) },
          }),
        ).id,
      ).toBe(id)
    })

    it('ends a term, and the history stays', async () => {
      const world = await newWorld()
      const { responsibilities } = world.records
      const { id } = await appoint(world, await world.hire('Абрамова'))
      expect(accepted(await responsibilities.end({ companyId: world.company.id, id }))).toBeNull()
      expect((await responsibilities.readHolders(world.company.id)).responsibilities).toEqual([])
      expect(await responsibilities.readHistory(world.company.id, head)).toHaveLength(1)
      expect(refusal(await responsibilities.end({ companyId: world.company.id, id }))).toBe('not-found')
    })

    it('shows the name of today, and who is dismissed', async () => {
      const world = await newWorld()
      const employee = await world.hire('Абрамова')
      await appoint(world, employee)
      const changes = { lastName: 'Петрова', dismissalDate: today }
      accepted(
        await world.records.employees.change({
          companyId: world.company.id,
          id: employee.id,
          patch: changes,
          version: null,
        }),
      )
      const held = async () =>
        (await world.records.responsibilities.readHolders(world.company.id)).responsibilities
      const fullName = expect.stringMatching(/^Петрова /)
      expect(await held()).toMatchObject([{ dismissed: false, employeeFullName: fullName }])
      world.clock.set(day('2026-11-21'))
      expect(await held()).toMatchObject([{ dismissed: true, employeeFullName: fullName }])
      const again = await world.records.responsibilities.appoint({
        companyId: world.company.id,
        roleId: role('risk').id,
        employeeId: employee.id,
        orderLink: order,
      })
      expect(refusal(again)).toBe('employeeId: employee/dismissed')
    })

    it('tells what a holder is not trained in though the role asks for it', async () => {
      const world = await newWorld()
      const employee = await world.hire('Абрамова')
      const lacking = async () => {
        const { responsibilities } = await world.records.responsibilities.readHolders(world.company.id)
        return responsibilities.flatMap(({ lacks }) => lacks)
      }
      await appoint(world, employee, order, role('risk').id)
      expect(await lacking()).toHaveLength(2)
      const train = (code: 'A' | 'B', date: string) => {
        const name = trainingPrograms.find((one) => one.code === code)?.title ?? ''
        return world.assign(employee, { subject: { section: 'training', name }, date: day(date) })
      }
      await train('A', '2026-01-12')
      const old = await train('B', '2023-01-12')
      expect(await lacking()).toEqual([{ programme: 'B', why: 'overdue', since: '2026-01-12' }])
      accepted(await world.records.obligations.remove({ companyId: world.company.id, id: old.id }))
      expect(await lacking()).toEqual([{ programme: 'B', why: 'never', since: null }])
    })

    it('keeps what the company says of its circumstances, the latest of each', async () => {
      const world = await newWorld()
      const { responsibilities } = world.records
      const say = (circumstanceId: CircumstanceId, applies: boolean) =>
        responsibilities.answerCircumstance({ companyId: world.company.id, circumstanceId, applies })
      const answers = async () => {
        const { responsibilities } = await world.opened.reopen()
        return (await responsibilities.readHolders(world.company.id)).answers
      }
      const [height, drivers] = [role('high-altitude').circumstance, role('prerun-med').circumstance]
      if (!height || !drivers) throw new Error('the roles depend on nothing')
      accepted(await say(drivers, true))
      accepted(await say(height, false))
      expect(await answers()).toEqual([
        { circumstanceId: height, applies: false },
        { circumstanceId: drivers, applies: true },
      ])
      accepted(await say(height, true))
      accepted(await say(height, true))
      expect((await answers())[0]).toEqual({ circumstanceId: height, applies: true })
      expect(refusal(await say(999 as CircumstanceId, true))).toBe('circumstanceId: circumstance/unknown')
    })

    it('knows no one of another company', async () => {
      const other = await newWorld()
      const stranger = await other.hire('Абрамова')
      const { id } = await appoint(other, stranger)
      const world = await newWorld()
      const { responsibilities } = world.records
      const appointment = { employeeId: stranger.id, orderLink: order }
      expect(
        refusal(
          await responsibilities.appoint({ companyId: world.company.id, roleId: head, ...appointment }),
        ),
      ).toBe('employeeId: employee/unknown')
      const own = { ...appointment, employeeId: (await world.hire('Белова')).id }
      expect(await responsibilities.readHolders(world.company.id)).toEqual({
        responsibilities: [],
        answers: [],
      })
      expect(await responsibilities.readHistory(world.company.id, head)).toEqual([])
      expect(
        refusal(
          await responsibilities.reassign({
            companyId: world.company.id,
            id: 999_999 as ResponsibilityId,
            patch: sent(own),
          }),
        ),
      ).toBe('not-found')
      expect(
        (await other.records.responsibilities.readHolders(other.company.id)).responsibilities[0]?.id,
      ).toBe(id)
    })
  })
