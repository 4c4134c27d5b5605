import { wholeJournal } from '@osh/core/journal/journal-repository.ts'
import { makeSubjectInput } from '@osh/core/obligations/reading/subject-fields.ts'
import type { DifferenceScope } from '@osh/core/requirements/difference/difference.ts'
import { countAccepted } from '@osh/core/requirements/posts/count-accepted.ts'
import type { Post } from '@osh/core/requirements/requirement.ts'
import { makeRequirementDesk } from '@osh/core/requirements/requirement-desk.ts'
import { keySubject } from '@osh/core/requirements/subject-key.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { describe, expect, it } from 'vitest'
import { bringProposals } from '#adapters/proposals/bring-proposals.ts'
import { aLegalEntity, aSeller } from '#tests/billing-example.ts'
import { aTraining, day, months } from '#tests/examples.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld, refusal, today } from '../world.ts'

const whole = { page: 1, limit: 100, kind: null } as const
const everyone: DifferenceScope = { positionId: null, departmentId: null, employeeId: null }
const aTrainingKey = keySubject(aTraining)
const office = { kind: 'specialist', traits: ['officeOnly'], workingConditions: '2' }

/** What posts require. */
export const requirementsContract = (opened: () => Opened) =>
  describe('Requirements', () => {
    const anOffice = async () => {
      const { storage, clock } = opened()
      clock.set(today)
      const user = await newUser(storage)
      const own = storage.openRecords(user)
      const nowhere = async () => own
      const world = await newWorld({
        ...(await recordsIn(opened())),
        ...{ records: own, reopen: nowhere, another: nowhere },
      })
      const companyId = world.company.id
      const post: Post = { positionId: world.position.id, departmentId: null }
      const desk = makeRequirementDesk(own, bringProposals)
      const ofTraining = { section: aTraining.section, ...makeSubjectInput(aTraining) }
      const addOwn = async (details: object, at: Post = post) =>
        accepted(await desk.addOwn({ companyId, details: { ...at, periodicity: '1 год', ...details } }))
      const requireTraining = (changes: object = {}) => addOwn({ ...ofTraining, ...changes })
      const preview = (scope: Partial<DifferenceScope> = post) =>
        desk.previewDifference(companyId, { ...everyone, ...scope, ...whole })
      const apply = async (scope: Partial<DifferenceScope> = post) => {
        const { mark } = await preview(scope)
        return accepted(await desk.apply({ companyId, details: { ...scope, mark } }))
      }
      const read = async (at: Post = post) => accepted(await desk.readPost(companyId, at))
      const obligations = (employeeId?: (typeof everyone)['employeeId']) =>
        own.obligations.list(companyId, employeeId ? { employeeId } : {})
      const explain = async (employeeId: NonNullable<typeof employeeIdOf>, section: Section) =>
        accepted(await desk.explainAbsence(companyId, { employeeId, section }))
      const employeeIdOf = everyone.employeeId
      return {
        ...{ storage, user, own, world, companyId, post, desk, addOwn, requireTraining, preview, apply },
        ...{ read, obligations, explain },
      }
    }

    it('say which positions are no office ones, and a company is told what of it all it uses', async () => {
      const { own, world, companyId, desk, post } = await anOffice()
      await world.hire('Абрамова')
      const used = () => own.subscriptions.readUse(companyId)
      expect(await used()).toEqual({ staff: 1, notOffice: [], sections: [] })
      accepted(await desk.answer({ companyId, details: { ...post, ...office, kind: 'worker', traits: [] } }))
      await world.assign(await world.hire('Белова', { dismissalDate: today }))
      expect(await used()).toEqual({ staff: 2, notOffice: [world.position.name], sections: ['training'] })
      accepted(await desk.answer({ companyId, details: { ...post, ...office } }))
      expect((await used()).notOffice).toEqual([])
    })

    it('are proposed once the questions are answered, and decided one by one', async () => {
      const { world, companyId, desk, post, read, storage, user } = await anOffice()
      await world.hire('Орлова')
      expect((await desk.listPosts(companyId)).map(({ profile, people }) => [profile, people])).toEqual([
        [null, 1],
      ])
      accepted(await desk.answer({ companyId, details: { ...post, ...office } }))
      const { waiting, line } = await read()
      expect(line.profile).toMatchObject({ ...office, factors: [] })
      expect(waiting.length).toBeGreaterThan(2)
      const [first, second, third] = waiting.map(({ key }) => key)
      accepted(await desk.accept({ companyId, details: { ...post, keys: [first] } }))
      accepted(await desk.refuse({ companyId, details: { ...post, key: second, reason: 'Нет таких работ' } }))
      const changed = { ...post, key: third, periodicity: '5 лет', basis: 'приказ № 18' }
      accepted(await desk.change({ companyId, details: changed }))
      const again = makeRequirementDesk((await opened().reopen()).openRecords(user), bringProposals)
      const told = accepted(await again.readPost(companyId, post))
      expect(told.waiting.map(({ key }) => key)).toEqual(waiting.slice(3).map(({ key }) => key))
      expect(told.accepted.map(({ key, decision }) => [key, decision])).toEqual([
        [first, { kind: 'accepted', instead: null, basis: null }],
        [third, { kind: 'accepted', instead: months(60), basis: 'приказ № 18' }],
      ])
      expect(told.refused).toMatchObject([{ key: second, decision: { reason: 'Нет таких работ' } }])
      expect(told.line.decided?.by).toBe(user)
      accepted(await desk.takeBack({ companyId, details: { ...post, key: second } }))
      expect((await read()).waiting.map(({ key }) => key)).toContain(second)
      expect(refusal(await desk.takeBack({ companyId, details: { ...post, key: second } }))).toBe('not-found')
      expect(storage).toBeDefined()
    })

    it('say where people learn, and by which instruction they work, as the company has said once of itself', async () => {
      const { own, companyId, post, desk, read, world } = await anOffice()
      const keep = async (list: string, row: object, version = 0) =>
        accepted(await own.facts.keep({ companyId, details: { list, rows: [row], version } }))
      accepted(await desk.answer({ companyId, details: { ...post, ...office, kind: 'worker', traits: [] } }))
      const listWaiting = async (section: Section) =>
        (await read()).waiting.filter(({ subject }) => subject.section === section)
      const listPlaces = async () => [...new Set((await listWaiting('training')).map(({ place }) => place))]
      expect((await listWaiting('training')).map(({ note }) => note).join()).toContain('ответьте на это')
      await keep('training', { register: 'нет' })
      expect(await listPlaces()).toEqual(['centre'])
      await keep('training', { register: 'да' }, 1)
      expect(await listPlaces()).toEqual(['inside'])
      expect((await listWaiting('training')).map(({ note }) => note).join()).not.toContain('ответьте на это')
      await keep('training', { register: 'нет', micro: 'да' }, 2)
      expect(await listPlaces()).toEqual(['inside'])
      await keep('instructions', { name: 'ИОТ № 7', posts: `Сторож, ${world.position.name}` })
      expect(await listWaiting('instruction')).toMatchObject([{ subject: { name: 'ИОТ № 7' }, note: null }])
    })

    it('tell how many must learn in an accredited centre, and who does', async () => {
      const { own, companyId, post, desk, world, read } = await anOffice()
      await world.hire('Орлова')
      await world.hire('Белов')
      const of = { ...post, ...office, traits: ['inCommission'] }
      accepted(await desk.answer({ companyId, details: of }))
      expect(await desk.readTrainedOutside(companyId)).toMatchObject({
        ...{ staff: 2, isStaffSaid: false, risk: null, least: 1, learning: 0, waiting: 2, posts: [] },
      })
      const keys = (await read()).waiting.map(({ key }) => key)
      accepted(await desk.accept({ companyId, details: { ...post, keys } }))
      const row = { risk: 'высокий риск', headcount: '300', branches: '4' }
      accepted(await own.facts.keep({ companyId, details: { list: 'training', rows: [row], version: 0 } }))
      expect(await desk.readTrainedOutside(companyId)).toMatchObject({
        ...{ staff: 300, isStaffSaid: true, risk: 'high', least: 12, leastOfGreaterRisk: 12 },
        ...{ learning: 2, waiting: 0 },
        posts: [{ ...post, people: 2, programs: expect.arrayContaining(['программа А', 'программа Б']) }],
      })
    })

    it('rest on the answers that are kept: what others offered is stale', async () => {
      const { own, companyId, post, desk } = await anOffice()
      accepted(await desk.answer({ companyId, details: { ...post, ...office } }))
      const asked = { companyId, details: { ...post, keys: ['risk'] } }
      expect(refusal(await own.requirements.accept({ ...asked, offered: null }))).toBe('stale')
      expect(refusal(await desk.accept({ ...asked, details: { ...post, keys: ['ppe:нет'] } }))).toBe(
        'not-found',
      )
      const nowhere = { ...post, positionId: 999_999 }
      expect(refusal(await desk.answer({ companyId, details: { ...nowhere, ...office } }))).toBe('not-found')
      expect(
        refusal(await desk.readPost(companyId, { ...post, positionId: 999_999 as Post['positionId'] })),
      ).toBe('not-found')
    })

    it('are assigned to whoever holds the post, once, with the requirement they come from', async () => {
      const { world, requireTraining, preview, apply, obligations, read, own, companyId } = await anOffice()
      const old = await world.hire('Орлова', { hireDate: day('2019-09-02') })
      const fresh = await world.hire('Белов', { hireDate: day('2026-12-01') })
      await world.hire('Ушедший', { dismissalDate: day('2026-11-19') })
      await requireTraining()
      const shown = await preview()
      expect(shown.counts).toEqual({ assign: 2, change: 0, close: 0, people: 2, held: 0, withoutSection: 0 })
      expect([shown.firstDeadline, shown.overdue, shown.requirements]).toEqual(['2027-01-19', 0, 1])
      expect(shown.rows.items.map(({ fullName }) => fullName.split(' ')[0])).toEqual(['Белов', 'Орлова'])
      expect(await apply()).toMatchObject({ assign: 2, people: 2 })
      const [requirement] = (await read()).accepted
      expect(await obligations(old.id)).toMatchObject([
        {
          subject: aTraining,
          periodicity: months(12),
          deadline: '2027-01-19',
          requirementId: requirement?.id,
        },
      ])
      expect((await obligations(fresh.id))[0]?.deadline).toBe('2027-01-30')
      expect((await preview()).counts).toMatchObject({ assign: 0, change: 0, close: 0 })
      expect(await apply()).toMatchObject({ assign: 0, people: 0 })
      expect(await obligations()).toHaveLength(2)
      const journal = await own.journal.listPage(companyId, { ...wholeJournal, page: 1, limit: 100 })
      expect(journal.items.filter(({ command }) => command === 'requirements/apply')).toHaveLength(1)
    })

    it('go with their position or department, and the journal tells each', async () => {
      const { companyId, own, read, addOwn, desk } = await anOffice()
      const place = { companyId }
      const position = accepted(await own.positions.add({ ...place, name: 'Смотритель маяка' }))
      const department = accepted(await own.departments.add({ ...place, name: 'Маяк' }))
      const lastLine = async () =>
        (await own.journal.listPage(companyId, { ...wholeJournal, page: 1, limit: 1 })).items[0]
      const stay = (await read()).accepted.length
      for (const departmentId of [null, department.id]) {
        const post = { positionId: position.id, departmentId }
        accepted(await desk.answer({ ...place, details: { ...post, ...office } }))
        await addOwn({ section: 'instruction', instructionName: 'ИОТ-7' }, post)
      }
      expect(countAccepted(await desk.listPosts(companyId), { departmentId: department.id })).toBe(1)
      expect(countAccepted(await desk.listPosts(companyId), { positionId: position.id })).toBe(2)
      accepted(await own.departments.remove({ ...place, id: department.id }))
      expect(await lastLine()).toMatchObject({
        command: 'departments/remove',
        changes: [
          { record: 'department', ids: [department.id] },
          { record: 'requirement', before: { departmentId: department.id }, after: null },
        ],
      })
      expect(countAccepted(await desk.listPosts(companyId), { positionId: position.id })).toBe(1)
      accepted(await own.positions.remove({ ...place, id: position.id }))
      expect(await lastLine()).toMatchObject({
        command: 'positions/remove',
        changes: [
          { record: 'position', ids: [position.id] },
          { record: 'requirement', before: { positionId: position.id, departmentId: null }, after: null },
        ],
      })
      expect((await read()).accepted).toHaveLength(stay)
    })

    it('are told of where someone new lacks them, until they are assigned or the person is excepted', async () => {
      const { world, companyId, own, desk, requireTraining, addOwn, apply, read } = await anOffice()
      const fresh = await world.hire('Орлова', { hireDate: day('2026-11-18') })
      const told = async () =>
        (await own.feed.listFeed(companyId)).filter(({ kind }) => kind === 'employees').length
      await world.assign(fresh)
      expect(await told()).toBe(0)
      await requireTraining()
      expect(await told()).toBe(0)
      await addOwn({ section: 'instruction', instructionName: 'ИОТ-7' })
      expect(await told()).toBe(1)
      const requirementId = (await read()).accepted.find((one) => one.subject.section === 'instruction')?.id
      const excepted = { requirementId, employeeId: fresh.id }
      accepted(await desk.except({ companyId, details: { ...excepted, reason: 'Отпуск' } }))
      expect(await told()).toBe(0)
      accepted(await desk.endException({ companyId, details: excepted }))
      expect(await told()).toBe(1)
      await apply()
      expect(await told()).toBe(0)
    })

    it('are offered where somebody is transferred, and asked for where nobody has said what a post requires', async () => {
      const { world, companyId, own, desk, addOwn, apply, preview } = await anOffice()
      const orlova = await world.hire('Орлова', { hireDate: day('2019-09-02') })
      const position = accepted(await own.positions.add({ companyId, name: 'Смотритель маяка' }))
      const fresh: Post = { positionId: position.id, departmentId: null }
      const listed = async () =>
        (await desk.listPosts(companyId)).filter(({ positionId }) => positionId === position.id)
      expect(await listed()).toMatchObject([{ people: 0, profile: null }])
      const told = async () =>
        (await own.feed.listFeed(companyId)).filter(({ key }) => key.startsWith('employees/moved/'))
      const moved = { companyId, id: orlova.id, patch: { positionId: position.id }, version: null }
      accepted(await own.employees.change(moved))
      expect(await told()).toEqual([])
      expect((await preview({ employeeId: orlova.id })).unanswered).toEqual(fresh)
      await addOwn({ section: 'instruction', instructionName: 'ИОТ-7' }, fresh)
      expect(await listed()).toMatchObject([{ people: 1, difference: { assign: 1 } }])
      expect(await preview({ employeeId: orlova.id })).toMatchObject({
        unanswered: null,
        counts: { assign: 1 },
      })
      expect(await told()).toMatchObject([
        { key: `employees/moved/${today}`, title: 'Переведённому работнику назначено не то' },
      ])
      await apply({ employeeId: orlova.id })
      expect(await told()).toEqual([])
    })

    it('give whoever is transferred the time of somebody new', async () => {
      const { world, companyId, own, post, requireTraining, preview } = await anOffice()
      await requireTraining()
      const position = accepted(await own.positions.add({ companyId, name: 'Смотритель маяка' }))
      const orlova = await world.hire('Орлова', { hireDate: day('2019-09-02'), positionId: position.id })
      const belov = await world.hire('Белов', { hireDate: day('2019-09-02') })
      opened().clock.set(day('2026-12-20'))
      const patch = { positionId: post.positionId }
      accepted(await own.employees.change({ companyId, id: orlova.id, patch, version: null }))
      const { rows } = await preview()
      expect(rows.items.map(({ employeeId, deadline }) => [employeeId, deadline])).toEqual([
        [belov.id, '2027-01-19'],
        [orlova.id, '2027-02-18'],
      ])
    })

    it('count from the day on which something was done before it was required', async () => {
      const { world, companyId, desk, post, requireTraining, preview, read, obligations } = await anOffice()
      const orlova = await world.hire('Орлова')
      await requireTraining()
      const { mark } = await preview()
      const [requirement] = (await read()).accepted
      const done = [{ requirementId: requirement?.id, employeeId: orlova.id, date: '2026-03-02' }]
      const apply = (list: unknown) => desk.apply({ companyId, details: { ...post, mark, done: list } })
      expect(refusal(await apply([{ ...done[0], date: '2027-03-02' }]))).toBe('done: date/in-future')
      accepted(await apply(done))
      expect(await obligations(orlova.id)).toMatchObject([
        { baseDate: '2026-03-02', deadline: '2027-03-02', requirementId: requirement?.id },
      ])
    })

    it('are met by what was assigned by hand, which is moved and never closed', async () => {
      const { world, companyId, post, desk, requireTraining, preview, apply, obligations } = await anOffice()
      const orlova = await world.hire('Орлова')
      const byHand = await world.assign(orlova, { date: day('2026-01-10') })
      await requireTraining()
      const shown = await preview()
      expect(shown.counts).toMatchObject({ assign: 0, change: 1, close: 0 })
      expect(shown.worst.change).toMatchObject({
        obligationId: byHand.id,
        deadline: '2027-01-10',
        before: { periodicity: months(36), deadline: '2029-01-10' },
      })
      await apply()
      expect(await obligations()).toMatchObject([
        { id: byHand.id, periodicity: months(12), deadline: '2027-01-10' },
      ])
      accepted(await desk.takeBack({ companyId, details: { ...post, key: aTrainingKey } }))
      expect((await preview()).counts).toMatchObject({ change: 0, close: 0 })
    })

    it('that are taken back close what came from them: issued PPE stays with the workers', async () => {
      const { world, own, companyId, post, desk, addOwn, preview, apply, obligations } = await anOffice()
      const orlova = await world.hire('Орлова')
      await addOwn({
        section: 'ppe',
        ppe: 'Перчатки',
        quantity: 2,
        event: 'issuance',
        periodicity: 'до износа',
      })
      await apply()
      const [gloved] = await obligations()
      if (!gloved) throw new Error('nothing was assigned')
      const done = { date: day('2026-11-20'), quantity: 2 }
      accepted(await own.obligations.complete({ companyId, id: gloved.id, fact: done }))
      accepted(await desk.takeBack({ companyId, details: { ...post, key: keySubject(gloved.subject) } }))
      expect((await preview()).counts).toMatchObject({ close: 1 })
      expect(await apply()).toMatchObject({ close: 1 })
      expect(await obligations()).toEqual([])
      expect(await own.obligations.listHoldings(companyId, orlova.id)).toHaveLength(1)
    })

    it('of a department come before those of the position', async () => {
      const { world, own, companyId, post, desk, addOwn, requireTraining, preview, apply, obligations } =
        await anOffice()
      const other = accepted(await own.departments.add({ companyId, name: 'Склад' }))
      await world.hire('Орлова')
      const moved = await world.hire('Белов', { departmentId: other.id })
      await requireTraining()
      await apply()
      const there: Post = { ...post, departmentId: other.id }
      expect(
        refusal(
          await desk.addOwn({ companyId, details: { ...there, section: 'risk', periodicity: '1 год' } }),
        ),
      ).toBe('not-found')
      accepted(await desk.answer({ companyId, details: { ...there, ...office } }))
      await addOwn({ section: 'instruction', instructionName: 'ИОТ-7', periodicity: 'бессрочно' }, there)
      expect((await preview(post)).counts).toMatchObject({ assign: 0, close: 0 })
      expect((await preview(there)).counts).toMatchObject({ assign: 1, close: 1, people: 1 })
      await apply(there)
      expect((await obligations(moved.id)).map(({ subject }) => subject.section)).toEqual(['instruction'])
      const lines = await desk.listPosts(companyId)
      expect(lines.map(({ department, people }) => [department, people])).toEqual([
        [null, 1],
        ['Склад', 1],
      ])
      accepted(await desk.drop({ companyId, details: there }))
      expect((await preview(post)).counts).toMatchObject({ assign: 1, close: 1 })
    })

    it('except one person, with a reason and until a day', async () => {
      const { world, companyId, desk, requireTraining, preview, apply, read, explain } = await anOffice()
      const orlova = await world.hire('Орлова')
      await requireTraining()
      const [requirement] = (await read()).accepted
      const excepted = { requirementId: requirement?.id, employeeId: orlova.id }
      const details = { ...excepted, reason: 'Декретный отпуск', until: '2026-12-31' }
      expect(refusal(await desk.except({ companyId, details: { ...details, until: '2026-11-19' } }))).toBe(
        'until: exception/past',
      )
      accepted(await desk.except({ companyId, details }))
      expect((await preview()).counts).toMatchObject({ assign: 0 })
      expect((await read()).exceptions).toMatchObject([{ reason: 'Декретный отпуск', until: '2026-12-31' }])
      expect((await explain(orlova.id, 'training')).reason).toBe('excepted')
      world.clock.set(day('2027-01-01'))
      expect((await preview()).counts).toMatchObject({ assign: 1 })
      world.clock.set(today)
      accepted(await desk.except({ companyId, details: { ...details, until: null } }))
      accepted(await desk.endException({ companyId, details: excepted }))
      expect(refusal(await desk.endException({ companyId, details: excepted }))).toBe('not-found')
      expect((await preview()).counts).toMatchObject({ assign: 1 })
      expect((await explain(orlova.id, 'training')).reason).toBe('notApplied')
      await apply()
      expect((await explain(orlova.id, 'training')).reason).toBe('there')
      expect((await explain(orlova.id, 'ppe')).reason).toBe('notAnswered')
    })

    it('are applied as they were looked at, or not at all', async () => {
      const { world, companyId, post, desk, requireTraining, preview, obligations } = await anOffice()
      await world.hire('Орлова')
      await requireTraining()
      const { mark } = await preview()
      await world.hire('Белов')
      const late = await desk.apply({ companyId, details: { ...post, mark } })
      expect(refusal(late)).toBe('difference/changed')
      expect(await obligations()).toEqual([])
    })

    it('are applied once by two at the same time', async () => {
      const { world, companyId, post, requireTraining, preview, obligations, user } = await anOffice()
      await world.hire('Орлова')
      await world.hire('Белов')
      await requireTraining()
      const { mark } = await preview()
      const other = (await opened().another()).openRecords(user)
      const both = await Promise.all(
        [world.records, other].map((records) =>
          makeRequirementDesk(records as typeof other, bringProposals).apply({
            companyId,
            details: { ...post, mark },
          }),
        ),
      )
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await obligations()).toHaveLength(2)
    })

    it('assign nothing in a section that the tariff is without, and say so', async () => {
      const { storage, own, world, companyId, preview, requireTraining, addOwn, apply, obligations } =
        await anOffice()
      await world.hire('Орлова')
      await requireTraining()
      await addOwn({ section: 'medicalExamination', factorNumber: '4.4' })
      const payer = accepted(await own.billing.addPayer({ companyId, details: aLegalEntity }))
      const details = { tariff: 'basic', months: 3, payerId: payer.id }
      const { id } = accepted(await own.billing.orderTariff({ companyId, details, seller: aSeller }))
      const operator = storage.openRecords(await newUser(storage))
      accepted(await operator.billing.markPaid({ companyId, id }))
      expect((await preview()).counts).toMatchObject({ assign: 1, withoutSection: 1 })
      expect(await apply()).toMatchObject({ assign: 1, withoutSection: 1 })
      expect((await obligations()).map(({ subject }) => subject.section)).toEqual(['training'])
    })

    it('leave what is in an active memo, and take it up after that', async () => {
      const { world, preview, requireTraining, apply, explain } = await anOffice()
      const orlova = await world.hire('Орлова')
      const duty = await world.assign(orlova, { date: day('2023-12-10') })
      const memo = await world.form('training', [
        { obligationId: duty.id, quantity: null, outcome: { kind: 'pending' } },
      ])
      await requireTraining()
      const shown = await preview()
      expect(shown.counts).toMatchObject({ change: 0, held: 1, people: 0 })
      expect(shown.rows.items[0]?.memo?.number).toBe(memo.number)
      expect(await apply()).toMatchObject({ change: 0, held: 1 })
      expect(await explain(orlova.id, 'training')).toMatchObject({
        reason: 'inMemo',
        memo: { number: memo.number },
      })
    })

    it('go with a position, a department and an employee that go', async () => {
      const { own, world, companyId, desk, addOwn } = await anOffice()
      const position = accepted(await own.positions.add({ companyId, name: 'Смотритель маяка' }))
      const place = accepted(await own.departments.add({ companyId, name: 'Маяк' }))
      const [general, there]: readonly Post[] = [
        { positionId: position.id, departmentId: null },
        { positionId: world.position.id, departmentId: place.id },
      ]
      if (!general || !there) throw new Error('there are no posts')
      accepted(await desk.answer({ companyId, details: { ...there, ...office } }))
      const iot = { section: 'instruction', instructionName: 'ИОТ-7', periodicity: 'бессрочно' }
      await addOwn(iot, general)
      await addOwn(iot, there)
      expect(await desk.listPosts(companyId)).toHaveLength(2)
      accepted(await own.positions.remove({ companyId, id: position.id }))
      accepted(await own.departments.remove({ companyId, id: place.id }))
      expect(await desk.listPosts(companyId)).toEqual([])
    })

    it('are nobody else’s', async () => {
      const { storage, companyId, requireTraining, read, post } = await anOffice()
      await requireTraining()
      const other = await anOffice()
      expect((await other.read()).accepted).toEqual([])
      const [requirement] = (await read()).accepted
      const orlova = await other.world.hire('Орлова')
      const details = { requirementId: requirement?.id, employeeId: orlova.id, reason: 'Чужое' }
      expect(refusal(await other.desk.except({ companyId: other.companyId, details }))).toBe('not-found')
      expect([storage, companyId, post]).toBeDefined()
    })
  })
