import { addDays } from '@osh/core/shared/dates/local-date.ts'
import { describe, expect, it } from 'vitest'
import { day, instant, months } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, type World } from '../world.ts'

/** How the records were on an earlier day. */
export const pastRecordsContract = (newWorld: NewWorld) =>
  describe('PastRecords', () => {
    it('count whoever was employed on the day: from the hiring to the day of the dismissal', async () => {
      const world = await newWorld()
      await world.hire('Абрамова', { hireDate: day('2026-01-10') })
      await world.hire('Белова', { hireDate: day('2026-01-11'), dismissalDate: day('2026-03-01') })
      const { past } = pastOf(world)
      const on = (date: string) => past.countEmployees(world.company.id, day(date))
      expect([await on('2026-01-09'), await on('2026-01-10'), await on('2026-01-11')]).toEqual([0, 1, 2])
      expect([await on('2026-03-01'), await on('2026-03-02')]).toEqual([2, 1])
    })

    it('have every obligation of those asked for with all completions, removed and taken back ones too', async () => {
      const world = await newWorld()
      const { records, company } = world
      const [abramova, belova] = [await world.hire('Абрамова'), await world.hire('Белова')]
      const kept = await world.assign(abramova, { date: day('2026-01-10') })
      const removed = await world.assign(abramova, { subject: { section: 'training', name: 'Прежнее' } })
      await world.assign(belova)
      const [first] = await world.completions(kept.id)
      if (!first) throw new Error('nothing was completed')
      accepted(
        await records.obligations.takeBack({ companyId: company.id, id: kept.id, completionId: first.id }),
      )
      accepted(await records.obligations.remove({ companyId: company.id, id: removed.id }))
      const found = await pastOf(world).past.listHistories(company.id, [abramova.id])
      expect(found.map(({ obligation }) => [obligation.id, obligation.removed])).toEqual([
        [kept.id, false],
        [removed.id, true],
      ])
      expect(found[0]?.completions).toEqual(await world.completions(kept.id))
      expect(found[0]?.completions[0]?.takenBack).not.toBeNull()
    })

    it('know when each obligation was assigned, removed ones too', async () => {
      const world = await newWorld()
      const { records, company, clock } = world
      const [abramova, belova] = [await world.hire('Абрамова'), await world.hire('Белова')]
      clock.set(instant('2026-11-24T10:00:00Z'))
      const kept = await world.assign(abramova)
      await world.assign(belova)
      clock.set(instant('2026-11-25T11:30:00Z'))
      const removed = await world.assign(abramova, { subject: { section: 'training', name: 'Прежнее' } })
      clock.set(instant('2026-11-26T11:30:00Z'))
      accepted(await records.obligations.remove({ companyId: company.id, id: removed.id }))
      const { past } = pastOf(world)
      const found = await past.listAssigned(company.id, [abramova.id])
      expect([...found].map(([id, at]) => [id, Date.parse(at)]).toSorted()).toEqual([
        [kept.id, Date.parse('2026-11-24T10:00:00Z')],
        [removed.id, Date.parse('2026-11-25T11:30:00Z')],
      ])
      expect(await past.listAssigned(company.id, [])).toEqual(new Map())
    })

    it('have the changes of records of a kind that were entered since a day, and no other line', async () => {
      const world = await newWorld()
      const { records, company, clock } = world
      const abramova = await world.hire('Абрамова')
      const change = async (positionStaff: string) =>
        accepted(
          await records.employees.change({
            companyId: company.id,
            id: abramova.id,
            patch: { positionStaff },
            version: null,
          }),
        )
      await change('Мастер')
      clock.set(day('2026-11-25'))
      await change('Старший мастер')
      await world.assign(abramova)
      const since = (record: string, date: string) =>
        pastOf(world).past.listChanges(company.id, record, day(date))
      const lines = await since('employee', '2026-11-25')
      expect(lines.map(({ changes }) => changes)).toEqual([
        [
          {
            record: 'employee',
            ids: [abramova.id],
            before: { positionStaff: 'Мастер' },
            after: { positionStaff: 'Старший мастер' },
          },
        ],
      ])
      expect((await since('employee', '2026-11-20')).map(({ command }) => command)).toEqual([
        ...['employees/hire', 'employees/change', 'employees/change'],
      ])
      expect((await since('obligation', '2026-11-25')).map(({ command }) => command)).toEqual([
        'obligations/assign',
      ])
      expect(await since('obligation', '2026-11-26')).toEqual([])
    })

    it('tell what was done in a section in a period, the earliest first, by those who are gone too', async () => {
      const world = await newWorld()
      const { records, company } = world
      const [abramova, belova] = [await world.hire('Абрамова'), await world.hire('Белова')]
      const gone = await world.hire('Гурова', { dismissalDate: day('2026-02-20') })
      const subject = { section: 'briefing', name: 'Повторный инструктаж на рабочем месте' } as const
      await world.assign(belova, { subject, date: day('2026-02-10') })
      await world.assign(gone, { subject, date: day('2026-02-15') })
      const kept = await world.assign(abramova, { subject, date: day('2026-03-10') })
      await world.assign(abramova, { subject: { section: 'training', name: 'А' }, date: day('2026-02-11') })
      const back = await world.assign(abramova, {
        subject: { ...subject, name: 'Вводный инструктаж' },
        date: day('2026-02-12'),
      })
      const [wrong] = await world.completions(back.id)
      if (!wrong) throw new Error('nothing was completed')
      const companyId = company.id
      accepted(await records.obligations.takeBack({ companyId, id: back.id, completionId: wrong.id }))
      accepted(await records.obligations.remove({ companyId, id: kept.id }))
      const list = (from: string, to: string, limit = 10) =>
        pastOf(world).past.listDone(companyId, {
          ...{ section: 'briefing', from: day(from), to: day(to), limit },
        })
      const [first, left, second, ...others] = await list('2026-02-10', '2026-03-10')
      expect(others).toEqual([])
      expect(first).toEqual({
        ...{ employeeId: belova.id, fullName: expect.stringContaining('Белова'), department: 'Карьер' },
        ...{ position: belova.position.name, birthDate: belova.birthDate, subject },
        ...{ dismissalDate: null, date: '2026-02-10', result: 'passed', quantity: null },
      })
      expect(left).toMatchObject({ employeeId: gone.id, dismissalDate: '2026-02-20' })
      expect(second).toMatchObject({ employeeId: abramova.id, date: '2026-03-10' })
      expect(await list('2026-02-16', '2026-03-09')).toEqual([])
      expect(await list('2026-02-01', '2026-03-31', 1)).toEqual([first])
    })

    it('tell what is asked of each post, and of how many', async () => {
      const world = await newWorld()
      const { records, company } = world
      const [abramova, belova] = [await world.hire('Абрамова'), await world.hire('Белова')]
      await world.hire('Ванина', { hireDate: day('2026-12-01') })
      const gone = await world.hire('Гурова', { dismissalDate: day('2026-02-28') })
      const subject = { section: 'medicalExamination', factorNumber: '4.4' } as const
      const { deadline: due } = await world.assign(abramova, { subject })
      for (const one of [belova, gone]) await world.assign(one, { subject })
      const removed = await world.assign(belova, { subject: { ...subject, factorNumber: '6.1' } })
      accepted(await records.obligations.remove({ companyId: company.id, id: removed.id }))
      const { past } = pastOf(world)
      const [last, on] = [day('2026-02-28'), day('2026-03-01')]
      const post = { department: 'Карьер', position: abramova.position.name }
      expect(await past.listShared(company.id, 'medicalExamination', on)).toMatchObject([
        { ...post, subject, people: 2, due },
      ])
      expect(await past.listShared(company.id, 'medicalExamination', last)).toMatchObject([{ people: 3 }])
      expect(await past.listShared(company.id, 'risk', on)).toEqual([])
      const ofPeople = await past.listOfPeople(company.id, 'medicalExamination', on)
      expect(ofPeople).toMatchObject(
        [abramova, belova].map(({ id: employeeId }) => ({ ...post, employeeId, subject, due })),
      )
      expect(await past.listOfPeople(company.id, 'medicalExamination', last)).toHaveLength(3)
      expect(await past.listOfPeople(company.id, 'risk', on)).toEqual([])
      expect(await past.listPosts(company.id, on)).toEqual([{ ...post, people: 2, women: 2 }])
      expect(await past.listPosts(company.id, last)).toEqual([{ ...post, people: 3, women: 3 }])
    })

    it('tell what was never done, or failed, as due at once, before the day of anyone else; what never falls due as never', async () => {
      const world = await newWorld()
      const { records, company } = world
      const [abramova, belova] = [await world.hire('Абрамова'), await world.hire('Белова')]
      const point = (factorNumber: string) => ({ section: 'medicalExamination', factorNumber }) as const
      const yearly = { periodicity: months(12), date: day('2026-02-10') } as const
      const once = { periodicity: { kind: 'once' }, date: null, deadline: null } as const
      const { deadline: due } = await world.assign(abramova, { subject: point('4.4'), ...yearly })
      await world.assign(abramova, { subject: point('6.1'), ...once, date: day('2026-02-10') })
      await world.assign(abramova, { subject: point('1.7'), ...once })
      await world.assign(belova, { subject: point('1.7'), ...once, date: day('2026-02-10') })
      const failed = await world.assign(belova, { subject: point('4.4'), ...yearly })
      const { past } = pastOf(world)
      const on = day('2026-11-20')
      const told = async () => ({
        shared: (await past.listShared(company.id, 'medicalExamination', on)).map((one) => one.due),
        people: (await past.listOfPeople(company.id, 'medicalExamination', on)).map((one) => one.due),
      })
      const before = await told()
      expect(before.people).toEqual([due, null, 'atOnce', null, due])
      expect(before.shared.toSorted()).toEqual([due, 'atOnce', null].toSorted())
      const fact = { date: '2026-11-15', result: 'failed' }
      accepted(await records.obligations.complete({ companyId: company.id, id: failed.id, fact }))
      const after = await told()
      expect(after.people).toEqual([due, null, 'atOnce', null, 'atOnce'])
      expect(after.shared.toSorted()).toEqual(['atOnce', 'atOnce', null].toSorted())
    })

    it('tell what PPE is due by a day, alike in name, size and the sizes of people', async () => {
      const world = await newWorld()
      const { records, company } = world
      const sized = { shoeSize: '43', height: 176 }
      const [abramova, belova] = [await world.hire('Абрамова', sized), await world.hire('Белова', sized)]
      const gone = await world.hire('Гурова', { ...sized, dismissalDate: day('2026-02-28') })
      const [event, unit] = ['issuance', 'pair'] as const
      const piece = { name: 'Ботинки', quantity: 2, unit, norm: null, size: null, event }
      const boots = { section: 'ppe', ...piece } as const
      const date = day('2026-02-10')
      const give = (who: typeof abramova, changes = {}) =>
        world.assign(who, { subject: { ...boots, ...changes }, date })
      const { deadline: due } = await give(abramova)
      for (const one of [belova, gone]) await give(one)
      await give(belova, { name: 'Куртка', size: 'XL' })
      await give(belova, { event: 'return' })
      const removed = await give(belova, { name: 'Каска' })
      accepted(await records.obligations.remove({ companyId: company.id, id: removed.id }))
      if (due === null) throw new Error('boots are due again')
      const { past } = pastOf(world)
      const found = await past.listDuePpe(company.id, day('2026-03-01'), due)
      expect(found.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
        { name: 'Ботинки', unit: 'pair', size: null, sizes: sized, pieces: 4, people: 2 },
        { name: 'Куртка', unit: 'pair', size: 'XL', sizes: sized, pieces: 2, people: 1 },
      ])
      const before = await past.listDuePpe(company.id, day('2026-02-28'), due)
      expect(before.find(({ name }) => name === 'Ботинки')).toMatchObject({ pieces: 6, people: 3 })
      expect(await past.listDuePpe(company.id, day('2026-03-01'), addDays(due, -1))).toEqual([])
      expect(await past.listProfiles(company.id)).toEqual([])
    })

    it('have nothing of another company', async () => {
      const one = await newWorld()
      const abramova = await one.hire('Абрамова')
      await one.assign(abramova)
      const { company } = await newWorld()
      const { past } = pastOf(one)
      expect(await past.countEmployees(company.id, day('2026-11-20'))).toBe(0)
      expect(await past.listHistories(company.id, [abramova.id])).toEqual([])
      expect(await past.listAssigned(company.id, [abramova.id])).toEqual(new Map())
      expect(await past.listChanges(company.id, 'employee', day('2026-01-01'))).toEqual([])
      const ever = { from: day('2000-01-01'), to: day('2030-01-01'), limit: 10 }
      expect(await past.listDone(company.id, { ...ever, section: 'briefing' })).toEqual([])
      expect(await past.listShared(company.id, 'briefing', day('2026-11-20'))).toEqual([])
      expect(await past.listPosts(company.id, day('2026-11-20'))).toEqual([])
      expect(await past.listOfPeople(company.id, 'briefing', day('2026-11-20'))).toEqual([])
      expect(await past.listDuePpe(company.id, day('2026-01-01'), day('2030-01-01'))).toEqual([])
    })
  })

function pastOf({ opened: { past } }: World) {
  if (!past) throw new Error('nothing is asked of the past here')
  return { past }
}
