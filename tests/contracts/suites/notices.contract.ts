import { describe, expect, it } from 'vitest'
import type { NewWorld } from '../contracts.ts'
import { accepted, refusal } from '../world.ts'

/** What a company is told of: steps of its investigations. The tests' clock is at ten in the morning of Moscow or later. */
export const noticesContract = (newWorld: NewWorld) =>
  describe('NoticeRepository', () => {
    const noticeWorld = async () => {
      const world = await newWorld()
      const { records, company } = world
      const victim = await world.hire('Титов')
      const details = { degree: 'easy', date: '2026-11-18', time: '09:00', place: 'Карьер' }
      const incident = accepted(
        await records.incidents.record({
          companyId: company.id,
          details: { ...details, injured: [{ employeeId: victim.id }] },
        }),
      )
      const list = () => records.notices.list(company.id)
      const steps = async () => (await list()).map(({ facts: { step, state } }) => `${step} ${state}`)
      return { ...world, incident, victim, list, steps }
    }

    const atOnce = ['first-aid at-once', 'keep-scene at-once', 'commission at-once']

    it('tells of what is to be done at once, then of steps whose term has ended, those of the law before those of the service, each once', async () => {
      const { steps, list, incident } = await noticeWorld()
      expect(await steps()).toEqual([...atOnce, 'tell-sfr overdue', 'medical-report overdue'])
      const told = await list()
      expect(told[0]?.facts.endsAt).toBe('2026-11-18T09:00')
      expect(told[3]).toMatchObject({
        read: false,
        facts: {
          incidentId: incident.id,
          endsAt: '2026-11-19T09:00',
          injured: [expect.stringMatching(/^Титов/)],
        },
      })
      expect((await list()).map(({ id }) => id)).toEqual((await list()).map(({ id }) => id))
    })

    it('is raised once when several look at the same moment', async () => {
      const { company, list, opened, records } = await noticeWorld()
      const other = await opened.another()
      const looks = [1, 2, 3].flatMap(() => [records, other])
      const seen = await Promise.all(looks.map((one) => one.notices.list(company.id)))
      const ids = (await list()).map(({ id }) => id)
      for (const one of seen) expect(one.map(({ id }) => id)).toEqual(ids)
    })

    it('is told no more once the step is done', async () => {
      const { records, company, incident, steps } = await noticeWorld()
      await steps()
      const patch = { done: { 'tell-sfr': true } }
      accepted(await records.incidents.change({ companyId: company.id, id: incident.id, patch }))
      expect(await steps()).toEqual([...atOnce, 'medical-report overdue'])
    })

    it('is read by a person, and stays so', async () => {
      const { records, company, list, opened } = await noticeWorld()
      const [first, second, ...others] = await list()
      const read = (ids: unknown) => records.notices.read({ companyId: company.id, details: { ids } })
      accepted(await read([first?.id]))
      accepted(await read([first?.id, 999_999]))
      expect((await list()).map((one) => [one.id, one.read])).toEqual([
        [first?.id, true],
        ...[second, ...others].map((one) => [one?.id, false]),
      ])
      const again = await (await opened.reopen()).notices.list(company.id)
      expect(again.map((one) => one.read)).toEqual([true, ...[second, ...others].map(() => false)])
      expect(refusal(await read([]))).toBe('ids: list/invalid')
    })

    it('is a company’s own', async () => {
      const [one, other] = [await noticeWorld(), await newWorld()]
      await one.list()
      expect(await other.records.notices.list(other.company.id)).toEqual([])
    })
  })
