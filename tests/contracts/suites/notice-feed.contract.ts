import { fullActs } from '@osh/core/norms/acts/full-acts.ts'
import type { FeedKind } from '@osh/core/notices/feed/feed-notice.ts'
import { usualSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { addDays, addMonths, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import { microtraumaTyped } from '#tests/microtraumas-example.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, refusal, rowOf, today, type World } from '../world.ts'

/** What a company is told of besides its investigations; it follows from the records. */
export const noticeFeedContract = (newWorld: NewWorld) =>
  describe('NoticeFeed', () => {
    const keysOf = async ({ records, company }: World, ...kinds: readonly FeedKind[]) =>
      (await records.feed.listFeed(company.id))
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ key }) => key)

    it('tells of each section once a day what has come into its window and what is overdue; what is done is told no more', async () => {
      const world = await newWorld()
      const [one, other] = [await world.hire('Абрамова'), await world.hire('Белова')]
      const dueOn = async (employee: typeof one, deadline: ReturnType<typeof day>) =>
        world.assign(employee, { date: null, deadline })
      const late = await dueOn(one, addDays(today, -3))
      await dueOn(other, addDays(today, -3))
      await dueOn(one, day('2027-02-20'))
      await dueOn(other, day('2027-02-15'))
      await dueOn(other, day('2027-02-21'))
      await dueOn(other, addDays(today, -40))
      expect(await keysOf(world, 'entered', 'overdue')).toEqual([
        'entered/training/2026-11-20',
        'overdue/training/2026-11-18',
        'entered/training/2026-11-15',
      ])
      const [notice] = (await world.records.feed.listFeed(world.company.id)).filter(
        ({ kind }) => kind === 'overdue',
      )
      expect(notice).toMatchObject({ read: false, path: '/notifications/training', title: 'Обучение' })
      expect(notice?.content).toMatch(/^Просрочены 2 срока/)
      const fact = { date: today, result: 'passed' } as const
      const done = { companyId: world.company.id, id: late.id, fact }
      accepted(await world.records.obligations.complete(done))
      const [left] = (await world.records.feed.listFeed(world.company.id)).filter(
        ({ kind }) => kind === 'overdue',
      )
      expect(left?.content).toMatch(/^Просрочен 1 срок/)
    })

    it('tells of memos that are open too long, of roles without anyone, and of new people without anything', async () => {
      const world = await newWorld()
      const { records, company, clock } = world
      const employee = await world.hire('Абрамова', { hireDate: addDays(today, -2) })
      expect(await keysOf(world, 'employees')).toEqual(['employees/2026-11-18'])
      expect(await keysOf(world, 'responsible')).toEqual([expect.stringMatching(/^responsible\/never\/\d+$/)])
      const memo = await world.form('training', [rowOf(await world.assign(employee))])
      expect(await keysOf(world, 'employees', 'memos')).toEqual([])
      clock.set(addDays(today, 15))
      expect(await keysOf(world, 'memos')).toEqual([`memos/${memo.id}`])
      expect(
        accepted(
          await records.feed.readFeed({ companyId: company.id, details: { keys: [`memos/${memo.id}`] } }),
        ),
      ).toBeNull()
      const [told] = (await records.feed.listFeed(company.id)).filter(({ kind }) => kind === 'memos')
      expect(told).toMatchObject({ read: true, day: addDays(today, 15) })
      clock.set(today)
    })

    it('tells of measures, of an order’s points and of reviews until they are done, to whoever wants to know', async () => {
      const world = await newWorld()
      const { records, company } = world
      const companyId = company.id
      const [employee, injured] = [await world.hire('Белова'), await world.hire('Титов')]
      const planned = { what: 'Поставить ограждение', employeeId: employee.id, shownBy: 'Акт' }
      const on = '2026-11-17'
      const told = { ...microtraumaTyped, date: on, reportDate: on, injured: { employeeId: injured.id } }
      const bruise = accepted(await records.microtraumas.record({ companyId, details: told }))
      const order = { number: '1', issuedOn: '19.11.2026', issuer: 'Инспекция' }
      const points = [{ ...planned, point: '1', dueOn: '25.11.2026' }]
      accepted(await records.measures.recordOrder({ companyId, details: { ...order, points } }))
      const origin = { origin: 'microtrauma', microtraumaId: bruise.id }
      const details = { ...planned, ...origin, decidedOn: '18.11.2026', dueOn: '19.11.2026' }
      const measure = accepted(await records.measures.plan({ companyId, details }))
      const dated = ['measures', 'orders', 'microtraumas'] as const
      expect(await keysOf(world, ...dated)).toEqual([
        'measures/overdue/2026-11-20',
        'orders/soon/2026-11-18',
        'microtraumas/soon/2026-11-17',
      ])
      const done = { doneOn: '20.11.2026', proof: 'Акт 1', link: '' }
      const { id } = measure
      accepted(await records.measures.complete({ companyId, id, version: 1, details: done }))
      expect(await keysOf(world, ...dated)).toEqual([
        'orders/soon/2026-11-18',
        'microtraumas/soon/2026-11-17',
      ])
      accepted(await records.feed.saveSettings({ companyId, details: { muted: ['orders'] } }))
      expect(await keysOf(world, ...dated)).toEqual(['microtraumas/soon/2026-11-17'])
    })

    it('tells of a new person who is dismissed on their last day still, and no longer from the next', async () => {
      const world = await newWorld()
      await world.hire('Абрамова', { hireDate: day('2026-11-18'), dismissalDate: today })
      expect(await keysOf(world, 'employees')).toEqual(['employees/2026-11-18'])
      world.clock.set(addDays(today, 1))
      expect(await keysOf(world, 'employees')).toEqual([])
    })

    it('tells of each act of the product that ends or changes, on the days of the data alone, to whoever wants to know', async () => {
      const world = await newWorld()
      const { records, company, clock } = world
      const [ending] = fullActs.filter(({ validTo }) => validTo !== null && validTo > today)
      const changed = fullActs.flatMap(({ id, amendments }) =>
        amendments.flatMap(({ validFrom }) => (validFrom === null ? [] : [{ id, validFrom }])),
      )
      if (!ending?.validTo || !changed[0]) throw new Error('no act of the product ends or changes')
      const actsOn = async (on: LocalDate) => {
        clock.set(on)
        return (await records.feed.listFeed(company.id)).filter(({ kind }) => kind === 'acts')
      }
      const isOf = (key: string) => (notice: { readonly key: string }) => notice.key === key
      const ends = `acts/${ending.id}/ends/${ending.validTo}`
      expect((await actsOn(addDays(ending.validTo, -91))).some(isOf(ends))).toBe(false)
      const told = (await actsOn(addDays(ending.validTo, -90))).find(isOf(ends))
      expect(told).toMatchObject({ read: false, path: '/law' })
      expect(told?.title).toContain(ending.short)
      accepted(await records.feed.readFeed({ companyId: company.id, details: { keys: [ends] } }))
      expect((await actsOn(ending.validTo)).find(isOf(ends))).toMatchObject({ read: true })
      const ended = `acts/${ending.id}/ended/${ending.validTo}`
      expect((await actsOn(addDays(ending.validTo, 1))).find(isOf(ended))).toMatchObject({ read: false })
      const { id, validFrom } = changed[0]
      const changes = `acts/${id}/changes/${validFrom}`
      expect((await actsOn(validFrom)).some(isOf(changes))).toBe(true)
      expect((await actsOn(addMonths(validFrom, 2))).some(isOf(changes))).toBe(false)
      accepted(await records.feed.saveSettings({ companyId: company.id, details: { muted: ['acts'] } }))
      expect(await actsOn(validFrom)).toEqual([])
      clock.set(today)
    })

    it('is read by a person, and stays so', async () => {
      const world = await newWorld()
      const { records, company, opened } = world
      await world.hire('Абрамова', { hireDate: today })
      const read = (keys: unknown) => records.feed.readFeed({ companyId: company.id, details: { keys } })
      accepted(await read(['employees/2026-11-20']))
      accepted(await read(['employees/2026-11-20']))
      const marks = async (of: typeof records) =>
        (await of.feed.listFeed(company.id))
          .filter(({ kind }) => kind === 'employees')
          .map(({ read }) => read)
      expect(await marks(records)).toEqual([true])
      expect(await marks(await opened.reopen())).toEqual([true])
      expect(refusal(await read([]))).toBe('keys: list/invalid')
    })

    it('has all kinds in one feed, page by page; what was read is unread again once its mark is taken off', async () => {
      const world = await newWorld()
      const { records, company, opened } = world
      const companyId = company.id
      const victim = await world.hire('Титов', { hireDate: addDays(today, -1) })
      const details = {
        ...{ degree: 'easy', date: '2026-11-19', time: '09:00', place: 'Карьер' },
        injured: [{ employeeId: victim.id }],
      }
      accepted(await records.incidents.record({ companyId, details }))
      accepted(await records.feed.saveSettings({ companyId, details: { muted: ['acts'] } }))
      const whole = async (filter: 'all' | 'unread', page = 1, limit = 100, of = records) =>
        of.feed.listWhole(companyId, { page, limit, filter })
      const all = await whole('all')
      expect(all.total).toBe(all.items.length)
      expect(new Set(all.items.map(({ kind }) => kind))).toEqual(
        new Set(['investigations', 'employees', 'responsible']),
      )
      const [step, person] = ['investigations', 'employees'].map((kind) =>
        all.items.find((one) => one.kind === kind),
      )
      if (!step || !person) throw new Error('not all is told')
      expect(step).toMatchObject({ read: false, content: expect.stringMatching(/^Титов/) })
      const pages = [await whole('all', 1, 2), await whole('all', 2, 2)]
      expect(pages.flatMap(({ items }) => items)).toEqual(all.items.slice(0, 4))
      expect(pages.map(({ total }) => total)).toEqual([all.total, all.total])

      const keys = [step.key, person.key]
      accepted(await records.feed.readFeed({ companyId, details: { keys } }))
      const left = await whole('unread', 1, 100, await opened.reopen())
      expect(left.items).toEqual(all.items.filter(({ key }) => !keys.includes(key)))
      expect((await whole('all')).total).toBe(all.total)
      accepted(await records.feed.unreadFeed({ companyId, details: { keys } }))
      accepted(await records.feed.unreadFeed({ companyId, details: { keys } }))
      expect(await whole('unread')).toEqual(all)
      expect(refusal(await records.feed.unreadFeed({ companyId, details: { keys: ['нет'] } }))).toBe(
        'keys: list/invalid',
      )
    })

    it('leaves out what the person has switched off, in that company alone', async () => {
      const [world, other] = [await newWorld(), await newWorld()]
      const { records, company } = world
      for (const one of [world, other]) await one.hire('Абрамова', { hireDate: today })
      expect(await records.feed.readSettings(company.id)).toEqual(usualSettings)
      const save = (details: object) =>
        records.feed.saveSettings({ companyId: company.id, details: { ...details } })
      const muted = { ...usualSettings, muted: ['employees'] }
      expect(accepted(await save({ muted: ['employees'] }))).toEqual(muted)
      accepted(await save({ unpushed: ['investigations'] }))
      expect((await records.feed.readSettings(company.id)).unpushed).toEqual(['investigations'])
      accepted(await save({ unpushed: [] }))
      const byMail = { digest: 'weekly', reminders: true, hour: 0 }
      accepted(await save(byMail))
      expect(await records.feed.readSettings(company.id)).toEqual({ ...muted, ...byMail })
      expect(await keysOf(world, 'employees')).toEqual([])
      expect(await keysOf(other, 'employees')).toEqual(['employees/2026-11-20'])
      expect(await other.records.feed.readSettings(other.company.id)).toEqual(usualSettings)
      expect(refusal(await save({ muted: ['все'] }))).toBe('muted: list/invalid')
      expect(refusal(await save({ digest: 'hourly' }))).toBe('digest: choice/unknown')
      expect(refusal(await save({ reminders: 'да' }))).toBe('reminders: choice/unknown')
      expect(refusal(await save({ hour: 24 }))).toBe('hour: choice/unknown')
    })
  })
