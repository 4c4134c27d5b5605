import type { EmployeeDetails, EmployeeId } from '@osh/core/employees/employee.ts'
import { trainingPrograms } from '@osh/core/norms/training-programs.ts'
import type { CompletionId } from '@osh/core/obligations/completion.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, refusal, refused } from '../world.ts'

const firstAid = trainingPrograms[0]?.title ?? ''
const between = { from: day('2023-01-01'), to: day('2031-12-31') }

/** What a company tells the register of the trained, and what that answers. */
export const registryContract = (newWorld: NewWorld) =>
  describe('RegistryRepository', () => {
    const registryWorld = async () => {
      const world = await newWorld()
      const { records, company, hire, assign } = world
      const companyId = company.id
      const train = async (
        lastName: string,
        date: string,
        given: Partial<EmployeeDetails> = { snils: '112-233-445 95' },
      ) => {
        const employee = await hire(lastName, { snils: null, ...given })
        await assign(employee, { subject: { section: 'training', name: firstAid }, date: day(date) })
        return employee.id
      }
      const checks = () => records.registry.listChecks(companyId, between)
      const form = async (given: Readonly<Record<string, object>> = {}) =>
        records.registry.form({
          companyId,
          details: {
            checks: (await checks()).map(({ completionId, person }) => ({
              completionId,
              protocol: '12',
              ...given[person.lastName],
            })),
          },
        })
      const answer = (setId: number, ...told: readonly object[]) =>
        records.registry.answer({ companyId, details: { setId, records: told } })
      const numbers = async (id: Parameters<typeof records.registry.readSet>[1]) =>
        accepted(await records.registry.readSet(companyId, id)).records.map(({ number }) => number)
      return { ...world, companyId, train, checks, form, answer, numbers }
    }

    it('lists completed trainings, the latest first, with what the register asks', async () => {
      const { train, checks, records, companyId } = await registryWorld()
      const employeeId = await train('Галкин', '2026-03-10')
      await train('Белова', '2026-03-10', {})
      await train('Яшин', '2026-03-11')
      expect((await checks()).map(({ person }) => person.lastName)).toEqual(['Яшин', 'Белова', 'Галкин'])
      expect((await checks()).at(-1)).toMatchObject({
        employeeId,
        person: { lastName: 'Галкин', snils: '112-233-445 95' },
        ...{ programme: firstAid, date: '2026-03-10', passed: true },
        ...{ protocol: null, registry: null, awaitedIn: null, foreign: null },
      })
      const later = { from: day('2026-03-11'), to: day('2026-03-11') }
      expect(await records.registry.listChecks(companyId, later)).toHaveLength(1)
    })

    it('makes a set of what the register would take, and keeps it as it was sent', async () => {
      const { train, checks, form, records, companyId, company, opened } = await registryWorld()
      await train('Галкин', '2026-03-10')
      await train('Усманов', '2026-03-11', {})
      const foreign = { foreignNumber: 'AN 1', citizenship: 'Киргизия' }
      const set = accepted(await form({ Усманов: foreign }))
      expect(set).toMatchObject({
        ...{ companyId, count: 2, registered: 0, withdrawn: null },
        company: { inn: company.inn, title: company.name },
      })
      const whole = accepted(await (await opened.reopen()).registry.readSet(companyId, set.id))
      expect(whole.set).toEqual(set)
      expect(whole.records).toMatchObject([
        { lastName: 'Усманов', snils: null, foreign: { number: 'AN 1', citizenship: 'Киргизия' } },
        {
          lastName: 'Галкин',
          protocol: '12',
          programId: 1,
          outerId: `${companyId}-${set.id}-2`,
          number: null,
        },
      ])
      expect(await records.registry.listSets(companyId)).toEqual([set])
      expect(await checks()).toMatchObject([
        { protocol: '12', awaitedIn: set.id, foreign: { number: 'AN 1', citizenship: 'Киргизия' } },
        { protocol: '12', awaitedIn: set.id, foreign: null },
      ])
    })

    it('makes nothing where the register would refuse any record, and names each', async () => {
      const { train, form, checks, records, companyId } = await registryWorld()
      await train('Галкин', '2026-03-10', {})
      await train('Белова', '2023-02-28')
      await train('Яшин', '2026-03-12')
      const outcome = await form({ Яшин: { protocol: '' } })
      expect(refusal(outcome)).toContain('registry/protocol-missing')
      expect(refused(outcome)).toMatchObject({
        errors: [
          { field: 'checks', row: 0, code: 'registry/protocol-missing' },
          { field: 'checks', row: 1, code: 'registry/snils-missing' },
          { field: 'checks', row: 2, code: 'registry/too-early' },
        ],
      })
      const details = { checks: [{ completionId: 999_999 as CompletionId }] }
      expect(refusal(await records.registry.form({ companyId, details }))).toBe('checks: choice/unknown')
      expect(refusal(await records.registry.form({ companyId, details: { checks: [] } }))).toBe(
        'checks: registry/none-chosen',
      )
      expect(await records.registry.listSets(companyId)).toEqual([])
      expect((await checks()).map(({ protocol }) => protocol)).toEqual([null, null, null])
    })

    it('of two who send the same at one time one is told that it is awaited', async () => {
      const { train, checks, opened, companyId, records } = await registryWorld()
      await train('Галкин', '2026-03-10')
      const [one] = await checks()
      const asked = { companyId, details: { checks: [{ completionId: one?.completionId, protocol: '12' }] } }
      const both = await Promise.all([
        records.registry.form(asked),
        (await opened.another()).registry.form(asked),
      ])
      expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
      expect(await records.registry.listSets(companyId)).toHaveLength(1)
    })

    it('takes an answer about half of the records; the rest go on waiting', async () => {
      const { train, form, answer, numbers, checks, records, companyId } = await registryWorld()
      await train('Галкин', '2026-03-10')
      await train('Яшин', '2026-03-11', { snils: '001-001-998 01' })
      const { id } = accepted(await form())
      const taken = accepted(await answer(id, { record: `${companyId}-${id}-2`, number: '4512' }))
      expect(taken).toMatchObject({ added: 1, same: 0, others: 0, set: { id, count: 2, registered: 1 } })
      expect(await numbers(id)).toEqual([null, '4512'])
      expect(await checks()).toMatchObject([
        { registry: null, awaitedIn: id },
        { registry: '4512', protocol: '12', awaitedIn: null },
      ])
      const [told] = (await records.registry.listSets(companyId)).map(({ registered }) => registered)
      expect(told).toBe(1)
    })

    it('changes nothing by an answer that comes twice, and nothing by one of another company', async () => {
      const { train, form, answer, numbers, companyId } = await registryWorld()
      await train('Галкин', '2026-03-10')
      const { id } = accepted(await form())
      const told = { record: `${companyId}-${id}-1`, number: '4512' }
      accepted(await answer(id, told))
      expect(accepted(await answer(id, told))).toMatchObject({ added: 0, same: 1 })
      expect(refusal(await answer(id, { record: '999999-1-1', number: '7' }))).toBe(
        'records: registry/answer-of-others',
      )
      expect(refusal(await answer(id, { ...told, number: '8' }))).toBe('records: registry/number-differs')
      expect(refusal(await answer(999_999, told))).toBe('not-found')
      expect(await numbers(id)).toEqual(['4512'])
    })

    it('frees the records of a set that will not be answered; a late answer is taken all the same', async () => {
      const { train, form, answer, checks, records, companyId } = await registryWorld()
      await train('Галкин', '2026-03-10')
      const { id } = accepted(await form())
      expect(refusal(await form())).toBe('checks: registry/awaited')
      const withdraw = () => records.registry.withdraw({ companyId, details: { setId: id } })
      const { withdrawn } = accepted(await withdraw())
      expect(withdrawn).not.toBeNull()
      expect(accepted(await withdraw())).toMatchObject({ withdrawn })
      expect(await checks()).toMatchObject([{ awaitedIn: null }])
      const again = accepted(await form())
      accepted(await answer(id, { record: `${companyId}-${id}-1`, number: '4512' }))
      expect(await checks()).toMatchObject([{ registry: '4512', awaitedIn: null }])
      const sets = await records.registry.listSets(companyId)
      expect(sets.map((set) => [set.id, set.registered])).toEqual([
        [again.id, 1],
        [id, 1],
      ])
    })

    it('is waited for today: by what was not sent, by what has no answer; what is answered waits no more', async () => {
      const { train, form, answer, checks, records, companyId } = await registryWorld()
      const waits = async () => {
        const { awaiting } = await records.today.look(companyId)
        return awaiting.is === 'ready' ? awaiting.value.registry : awaiting
      }
      await train('Галкин', '2026-03-10')
      await train('Яшин', '2026-03-11', { snils: '001-001-998 01' })
      expect(await waits()).toEqual([])
      const first = accepted(await form())
      expect(await waits()).toEqual([{ is: 'unanswered', count: 2, since: '2026-03-10' }])
      accepted(await records.registry.withdraw({ companyId, details: { setId: first.id } }))
      expect(await waits()).toEqual([{ is: 'unsent', count: 2, since: '2026-03-10' }])
      const [yashin, galkin] = await checks()
      const details = { checks: [{ completionId: galkin?.completionId }] }
      const set = accepted(await records.registry.form({ companyId, details }))
      expect(await waits()).toEqual([
        { is: 'unsent', count: 1, since: '2026-03-11' },
        { is: 'unanswered', count: 1, since: '2026-03-10' },
      ])
      accepted(await answer(set.id, { record: `${companyId}-${set.id}-1`, number: '4512' }))
      expect(await waits()).toEqual([{ is: 'unsent', count: 1, since: '2026-03-11' }])
      const dismissed = { companyId, id: yashin?.employeeId as EmployeeId, version: null }
      accepted(await records.employees.change({ ...dismissed, patch: { dismissalDate: '2026-11-19' } }))
      expect(await waits()).toEqual([])
    })

    it('is a company’s own', async () => {
      const [one, other] = [await registryWorld(), await registryWorld()]
      await one.train('Галкин', '2026-03-10')
      const { id } = accepted(await one.form())
      const [check] = await one.checks()
      const { registry } = other.records
      const { awaiting } = await other.records.today.look(other.companyId)
      expect(awaiting).toMatchObject({ is: 'ready', value: { registry: [] } })
      expect(await other.checks()).toEqual([])
      expect(await registry.listSets(other.companyId)).toEqual([])
      expect(refusal(await registry.readSet(other.companyId, id))).toBe('not-found')
      const details = { checks: [{ completionId: check?.completionId, protocol: '1' }] }
      expect(refusal(await registry.form({ companyId: other.companyId, details }))).toBe(
        'checks: choice/unknown',
      )
      expect(refusal(await registry.withdraw({ companyId: other.companyId, details: { setId: id } }))).toBe(
        'not-found',
      )
    })
  })
