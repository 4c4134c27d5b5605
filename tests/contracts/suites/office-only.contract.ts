import { makeRequirementDesk } from '@osh/core/requirements/requirement-desk.ts'
import { describe, expect, it } from 'vitest'
import { bringProposals } from '#adapters/proposals/bring-proposals.ts'
import { aLegalEntity, aSeller } from '#tests/billing-example.ts'
import { anEmployee, day } from '#tests/examples.ts'
import { makeImportOffice } from '#tests/import-office.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld, refused, today } from '../world.ts'

/** Of one whom the basic tariff has no workplace for. */
const worker = { kind: 'worker', traits: [], workingConditions: '2' }
const office = { kind: 'specialist', traits: ['officeOnly'], workingConditions: '2' }

/** The basic tariff has office workplaces alone. */
export const officeOnlyContract = (opened: () => Opened) =>
  describe('A tariff for offices', () => {
    const anOffice = async () => {
      const { storage, clock } = opened()
      clock.set(today)
      const own = storage.openRecords(await newUser(storage))
      const nowhere = async () => own
      const world = await newWorld({
        ...(await recordsIn(opened())),
        ...{ records: own, reopen: nowhere, another: nowhere },
      })
      const companyId = world.company.id
      const desk = makeRequirementDesk(own, bringProposals)
      const answer = (positionId: number, departmentId: number | null, profile: object) =>
        desk.answer({ companyId, details: { positionId, departmentId, ...profile } })
      const addPosition = async (name: string) => accepted(await own.positions.add({ companyId, name }))
      const [mechanic, clerk] = [await addPosition('Слесарь депо'), await addPosition('Счетовод депо')]
      const order = async () => {
        const payer = accepted(await own.billing.addPayer({ companyId, details: aLegalEntity }))
        const details = { tariff: 'basic', months: 3, payerId: payer.id }
        const { id } = accepted(await own.billing.orderTariff({ companyId, details, seller: aSeller }))
        const operator = storage.openRecords(await newUser(storage))
        accepted(await operator.billing.markPaid({ companyId, id }))
      }
      const place = accepted(await own.departments.add({ companyId, name: 'Депо' }))
      const hire = (
        lastName: string,
        position: { readonly id: typeof mechanic.id },
        departmentId = place.id,
      ) =>
        own.employees.hire({
          companyId,
          details: anEmployee({ lastName, departmentId, positionId: position.id }),
        })
      const change = (
        id: Awaited<ReturnType<typeof world.hire>>['id'],
        patch: Readonly<Record<string, unknown>>,
      ) => own.employees.change({ companyId, id, patch, version: null })
      return { own, companyId, place, answer, mechanic, clerk, order, hire, change }
    }
    const named = (name: string) => ({ code: 'tariff/office-only', names: [name], count: 1 })

    it('takes no one on, and moves no one, to a position that does more than office work', async () => {
      const { own, companyId, place, answer, mechanic, clerk, order, hire, change } = await anOffice()
      accepted(await answer(mechanic.id, null, worker))
      accepted(await answer(clerk.id, null, office))
      const earlier = accepted(await hire('Титов', mechanic))
      await order()
      expect(refused(await hire('Белова', mechanic))).toEqual(named('Слесарь депо'))
      const { id } = accepted(await hire('Белова', clerk))
      expect(refused(await change(id, { positionId: mechanic.id }))).toEqual(named('Слесарь депо'))
      const other = accepted(await own.departments.add({ companyId, name: 'Цех' }))
      accepted(await change(earlier.id, { departmentId: other.id, lastName: 'Громов' }))
      accepted(await change(earlier.id, { dismissalDate: day('2026-01-10') }))
      accepted(await change(earlier.id, { dismissalDate: null }))
      accepted(await change(earlier.id, { positionId: clerk.id }))
      expect(refused(await change(earlier.id, { positionId: mechanic.id }))).toEqual(named('Слесарь депо'))
      accepted(await answer(mechanic.id, place.id, office))
      accepted(await hire('Орлова', mechanic))
      expect(refused(await hire('Гусева', mechanic, other.id))).toEqual(named('Слесарь депо'))
    })

    it('refuses nothing of a position that was never answered about, nor under another tariff', async () => {
      const { answer, mechanic, clerk, order, hire } = await anOffice()
      accepted(await answer(clerk.id, null, worker))
      accepted(await hire('Титов', clerk))
      await order()
      accepted(await hire('Белова', mechanic))
      expect(refused(await hire('Орлова', clerk))).toEqual(named('Счетовод депо'))
    })

    it('loads no staff file with such a position, and the same file without it', async () => {
      const { own, companyId, answer, mechanic, order } = await anOffice()
      accepted(await answer(mechanic.id, null, worker))
      await order()
      const file = makeImportOffice(own, companyId, today)
      const load = (position: string) =>
        file.load(
          file.write(
            ['fullName', 'department', 'position', 'birthDate', 'hireDate'],
            [[2, 'Петров Пётр Ильич', 'Новый цех', position, '04.05.1980', '01.02.2020']],
          ),
        )
      expect(refused(await load('Слесарь депо'))).toEqual(named('Слесарь депо'))
      expect(accepted(await load('Новая должность')).counts.new).toBe(1)
    })
  })
