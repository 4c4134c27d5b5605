import type { MeasureFilter } from '@osh/core/measures/measure-repository.ts'
import { notFound, stale } from '@osh/core/shared/results/refusals.ts'
import { err } from '@osh/core/shared/results/result.ts'
import { describeEvent } from '@osh/core/wording/incident-chronology.ts'
import { describeMicrotraumaEvent } from '@osh/core/wording/microtrauma-chronology.ts'
import { describe, expect, it } from 'vitest'
import { instant } from '#tests/examples.ts'
import { microtraumaTyped } from '#tests/microtraumas-example.ts'
import type { NewWorld } from '../contracts.ts'
import { accepted, refusal } from '../world.ts'

const every: MeasureFilter = { search: '', state: null, origin: null }
const screen = { page: 1, limit: 50 }

/** Measures after accidents, and inspectors' orders by their points. */
export const measuresContract = (newWorld: NewWorld) =>
  describe('MeasureRepository', () => {
    const afterAccident = async () => {
      const world = await newWorld()
      const { records, company, clock, opened } = world
      const companyId = company.id
      clock.set(instant('2026-11-20T09:00:00Z'))
      const [titov, belova] = [await world.hire('Титов'), await world.hire('Белова')]
      const details = {
        degree: 'easy',
        date: '19.11.2026',
        time: '14:10',
        place: 'Цех № 2',
        injured: [{ employeeId: titov.id }],
      }
      const incident = accepted(await records.incidents.record({ companyId, details }))
      const typed = {
        origin: 'incident',
        incidentId: incident.id,
        what: 'Поставить ограждение станка 14',
        employeeId: belova.id,
        dueOn: '01.12.2026',
        shownBy: 'Акт о выполнении',
      }
      const plan = (given: object = {}) =>
        records.measures.plan({ companyId, details: { ...typed, ...given } })
      const order = {
        number: '12-ПП',
        issuedOn: '19.11.2026',
        issuer: 'Государственная инспекция труда, Петров П. П.',
        incidentId: incident.id,
      }
      const point = { point: '1', what: 'Провести обучение', employeeId: belova.id, dueOn: '25.11.2026' }
      const points = [{ ...point, shownBy: 'Протокол' }]
      const record = (given: object = {}) =>
        records.measures.recordOrder({ companyId, details: { ...order, points, ...given } })
      const list = async (filter: Partial<MeasureFilter> = {}) =>
        (await records.measures.listPage(companyId, { ...screen, ...every, ...filter })).items.map(
          ({ measure }) => measure.what,
        )
      return { ...world, opened, companyId, titov, belova, incident, typed, plan, points, record, list }
    }

    it('keeps a measure of the company’s own plan apart from those of accidents', async () => {
      const { records, companyId, incident, plan, list, opened } = await afterAccident()
      await plan({})
      const own = accepted(await plan({ origin: 'plan', incidentId: null, what: 'Обновить освещение' }))
      expect(own.origin).toEqual({ is: 'plan' })
      const again = await opened.reopen()
      const { items } = await again.measures.listPage(companyId, { ...screen, ...every, origin: 'plan' })
      expect(items).toEqual([{ measure: own, source: { is: 'plan' }, attached: 0 }])
      expect(await list()).toEqual(['Поставить ограждение станка 14', 'Обновить освещение'])
      expect(await records.measures.listForIncident(companyId, incident.id)).toHaveLength(1)
    })

    it('keeps a measure as it was planned, over a reopening, with what it follows from', async () => {
      const { records, companyId, incident, belova, opened, plan } = await afterAccident()
      const made = accepted(await plan({ decidedOn: '19.11.2026' }))
      expect(made).toMatchObject({
        origin: { is: 'incident', incidentId: incident.id },
        what: 'Поставить ограждение станка 14',
        employeeId: belova.id,
        decidedOn: '2026-11-19',
        dueOn: '2026-12-01',
        done: null,
        removed: null,
        version: 1,
      })
      expect(made.responsible).toMatch(/^Белова /)
      const again = await opened.reopen()
      const source = { is: 'incident', incidentId: incident.id, happenedOn: '2026-11-19' }
      const listed = {
        measure: made,
        source: { ...source, injured: expect.stringMatching(/^Титов/) },
        attached: 0,
      }
      expect(await again.measures.listForIncident(companyId, incident.id)).toEqual([listed])
      expect(await again.measures.listPage(companyId, { ...screen, ...every })).toEqual({
        items: [listed],
        total: 1,
        more: false,
      })
      expect(refusal(await records.employees.remove({ companyId, id: belova.id }))).toBe(
        'employee/answers-for-measure',
      )
    })

    it('keeps an order with its points: each is a measure with a term and an answer of its own', async () => {
      const { records, companyId, incident, opened, points, record, list } = await afterAccident()
      const [first] = points
      const order = accepted(
        await record({
          points: [...points, { ...first, point: '2', what: 'Заменить СИЗ', dueOn: '24.11.2026' }],
        }),
      )
      expect(order).toMatchObject({ number: '12-ПП', issuedOn: '2026-11-19', incidentId: incident.id })
      expect(await list()).toEqual(['Заменить СИЗ', 'Провести обучение'])
      const points12 = await records.measures.listForOrder(companyId, order.id)
      expect(points12.map(({ what }) => what)).toEqual(['Провести обучение', 'Заменить СИЗ'])
      const [one, two] = await records.measures.listForIncident(companyId, incident.id)
      if (!one || !two) throw new Error('there are no points')
      expect(two).toMatchObject({
        measure: {
          origin: { is: 'inspector-order', orderId: order.id, point: '1' },
          decidedOn: '2026-11-19',
        },
        source: { is: 'inspector-order', number: '12-ПП', incidentId: incident.id },
      })
      const { id, version } = two.measure
      const patch = { answer: 'Протокол № 3 направлен 20.11.2026' }
      const answered = accepted(await records.measures.change({ companyId, id, version, patch }))
      expect(answered).toMatchObject({ ...patch, version: 2 })
      const again = await opened.reopen()
      expect(accepted(await again.measures.findOrder(companyId, order.id))).toEqual(order)
      const moved = accepted(
        await again.measures.changeOrder({
          companyId,
          id: order.id,
          version: 1,
          patch: { incidentId: null, number: '13-ПП' },
        }),
      )
      expect(moved).toMatchObject({ incidentId: null, number: '13-ПП', version: 2 })
      expect(await again.measures.listForIncident(companyId, incident.id)).toEqual([])
      const first12 = await again.measures.listForOrder(companyId, order.id)
      expect(first12.map(({ version }) => version)).toEqual([2, 1])
      const gone = { companyId, id: order.id, version: 2, reason: 'Отменено судом' }
      accepted(await again.measures.removeOrder(gone))
      expect(await list()).toEqual([])
      expect(await list({ state: 'removed' })).toHaveLength(2)
      expect(await again.measures.changeOrder({ ...gone, version: null, patch: {} })).toEqual(err(notFound))
    })

    it('is done, taken back and removed, each told by the chronology of the accident', async () => {
      const { records, companyId, incident, plan, list } = await afterAccident()
      const { id } = accepted(await plan())
      const { measures } = records
      const done = { doneOn: '20.11.2026', proof: 'Акт № 4', link: 'https://disk.example.org/4' }
      const completed = accepted(await measures.complete({ companyId, id, version: 1, details: done }))
      expect(completed).toMatchObject({
        done: { on: '2026-11-20', proof: 'Акт № 4', link: done.link, entered: {} },
        version: 2,
      })
      expect(await list({ state: 'done' })).toHaveLength(1)
      const back = accepted(await measures.takeBack({ companyId, id, version: 2, reason: 'Упало' }))
      expect(back).toMatchObject({ done: null, reopenedBecause: 'Упало', version: 3 })
      accepted(await measures.change({ companyId, id, version: 3, patch: { dueOn: '02.12.2026' } }))
      const removed = accepted(await measures.remove({ companyId, id, version: 4, reason: 'Дважды' }))
      expect(removed).toMatchObject({ removed: { reason: 'Дважды' }, version: 5 })
      expect(await measures.listForIncident(companyId, incident.id)).toEqual([])
      const events = accepted(await records.incidents.readChronology(companyId, incident.id))
      expect(events.slice(1).flatMap((event) => describeEvent(event, 'easy'))).toEqual([
        'Запланировано мероприятие: Поставить ограждение станка 14, срок 01.12.2026',
        'Выполнено мероприятие: Поставить ограждение станка 14, срок 01.12.2026 (Акт № 4)',
        'Мероприятие возвращено в работу: Поставить ограждение станка 14, срок 01.12.2026 (Упало)',
        'Изменено мероприятие: Поставить ограждение станка 14, срок 02.12.2026',
        'Мероприятие убрано: Поставить ограждение станка 14, срок 02.12.2026 (Дважды)',
      ])
    })

    it('lists what is to be done by its term, then what is done; by search, state and origin', async () => {
      const { records, companyId, clock, plan, record, list } = await afterAccident()
      accepted(await plan({ what: 'Третье', dueOn: '10.12.2026' }))
      accepted(await plan({ what: 'Первое', dueOn: '20.11.2026' }))
      const { id } = accepted(await plan({ what: 'Сделанное' }))
      const details = { doneOn: '20.11.2026', proof: 'Акт' }
      accepted(await records.measures.complete({ companyId, id, version: null, details }))
      accepted(await record())
      expect(await list()).toEqual(['Первое', 'Провести обучение', 'Третье', 'Сделанное'])
      clock.set(instant('2026-11-21T09:00:00Z'))
      expect(await list({ state: 'overdue' })).toEqual(['Первое'])
      expect(await list({ state: 'open' })).toEqual(['Первое', 'Провести обучение', 'Третье'])
      expect(await list({ origin: 'inspector-order' })).toEqual(['Провести обучение'])
      expect(await list({ search: 'трЕТ' })).toEqual(['Третье'])
      expect(await list({ search: 'белова' })).toHaveLength(4)
      expect(await list({ search: 'нет такого' })).toEqual([])
      expect(await records.measures.countByState(companyId)).toEqual({ open: 3, overdue: 1, soon: 1 })
    })

    it('keeps a measure of a microtrauma, which the accident that it becomes has too', async () => {
      const { records, companyId, titov, opened, plan, list } = await afterAccident()
      const told = { ...microtraumaTyped, date: '2026-11-19', reportDate: '2026-11-19' }
      const injured = { employeeId: titov.id }
      const bruise = accepted(await records.microtraumas.record({ companyId, details: { ...told, injured } }))
      const origin = { origin: 'microtrauma', incidentId: undefined, microtraumaId: bruise.id }
      const { id } = accepted(await plan({ ...origin, what: 'Закрыть кромку' }))
      const again = await opened.reopen()
      const kept = await again.measures.listForMicrotrauma(companyId, bruise.id)
      const source = { is: 'microtrauma', microtraumaId: bruise.id, happenedOn: '2026-11-19' }
      expect(kept).toMatchObject([
        { measure: { id, origin: { is: 'microtrauma' } }, source: { ...source, incidentId: null } },
      ])
      expect(kept[0]?.source).toMatchObject({ injured: expect.stringMatching(/^Титов/) })
      expect(await list({ origin: 'microtrauma' })).toEqual(['Закрыть кромку'])
      const done = { doneOn: '20.11.2026', proof: 'Акт № 4' }
      accepted(await records.measures.complete({ companyId, id, version: null, details: done }))
      const events = accepted(await records.microtraumas.readChronology(companyId, bruise.id))
      expect(events.slice(1).flatMap(describeMicrotraumaEvent)).toEqual([
        'Запланировано мероприятие: Закрыть кромку, срок 01.12.2026',
        'Выполнено мероприятие: Закрыть кромку, срок 01.12.2026 (Акт № 4)',
      ])
      const worse = { severity: 'easy', date: '2026-11-20', time: '11:00', because: 'Больничный' }
      const accident = accepted(
        await records.microtraumas.becomeAccident({ companyId, id: bruise.id, details: worse }),
      )
      expect(await records.measures.listForIncident(companyId, accident.id)).toMatchObject([
        { measure: { id }, source: { ...source, incidentId: accident.id } },
      ])
      expect(refusal(await plan({ ...origin }))).toBe('microtraumaId: microtrauma/closed')
      accepted(await records.measures.remove({ companyId, id, version: null, reason: 'Дважды' }))
      expect(await records.measures.listForMicrotrauma(companyId, bruise.id)).toEqual([])
    })

    it('refuses what someone else has changed meanwhile, and what is not there', async () => {
      const { records, companyId, plan } = await afterAccident()
      const { id } = accepted(await plan())
      const { measures } = records
      accepted(await measures.change({ companyId, id, version: 1, patch: { what: 'Другое' } }))
      const reason = 'Ошибка'
      expect(await measures.remove({ companyId, id, version: 1, reason })).toEqual(err(stale))
      expect(await measures.takeBack({ companyId, id, version: 1, reason })).toEqual(err(stale))
      accepted(await measures.remove({ companyId, id, version: 2, reason }))
      expect(await measures.remove({ companyId, id, version: null, reason })).toEqual(err(notFound))
      expect(
        await measures.change({
          companyId,
          id: 999_999 as typeof id,
          version: null,
          patch: { what: 'Чужое' },
        }),
      ).toEqual(err(notFound))
    })

    it('takes a point of an order once, however many send it at the same time', async () => {
      const { companyId, opened, points, record, typed } = await afterAccident()
      const order = accepted(await record())
      const details = { ...typed, ...points[0], origin: 'inspector-order', orderId: order.id, point: '2' }
      const other = await opened.another()
      const both = await Promise.all(
        ['Одно', 'Другое'].map((what) => other.measures.plan({ companyId, details: { ...details, what } })),
      )
      expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
      const [refused] = both.filter(({ ok }) => !ok)
      expect(refused).toEqual(err({ code: 'fields', errors: [{ field: 'point', code: 'point/taken' }] }))
    })
  })
