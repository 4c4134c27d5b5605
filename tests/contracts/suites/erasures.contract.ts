import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import { describe, expect, it } from 'vitest'
import { day } from '#tests/examples.ts'
import type { NewWorld } from '../contracts.ts'
import { aDocument } from '../documents.ts'
import { PASSWORD as currentPassword } from '../opened.ts'
import { accepted, dated, refusal, refused, rowOf, type World } from '../world.ts'

const [longAgo, past] = [day('1950-01-10'), day('2019-03-01')]

const anAccident = { degree: 'easy', time: '8:00', place: 'Карьер' }
const members = ['Абрамова А. А.', 'Волкова В. В.'].map((fullName) => ({ fullName }))

/** Erasing what the law has no one keep any more. */
export const erasuresContract = (newWorld: NewWorld) =>
  describe('Erasures', () => {
    const erase = ({ records, company }: World, { id }: Employee) =>
      records.erasures.employee({ companyId: company.id, id })
    const dismiss = async ({ records, company }: World, { id }: Employee) =>
      accepted(
        await records.employees.change({
          companyId: company.id,
          id,
          patch: { dismissalDate: past },
          version: null,
        }),
      )
    const hireLongAgo = (world: World, lastName: string) =>
      world.hire(lastName, { hireDate: day('2018-01-10') })

    it('erases a dismissed employee of whom nothing has to be kept, and nothing of others', async () => {
      const world = await newWorld()
      const { records, company, assign, opened } = world
      const [own, other] = [await hireLongAgo(world, 'Носов'), await hireLongAgo(world, 'Белова')]
      await assign(own, { date: null, deadline: day('2026-12-01') })
      const kept = await assign(other)
      const absence = { employeeId: own.id, kind: 'illness', from: day('2018-02-01'), to: day('2018-02-10') }
      accepted(await records.absences.enter({ companyId: company.id, details: absence }))
      await dismiss(world, own)
      accepted(await erase(world, own))
      const again = await opened.reopen()
      expect((await again.employees.list(company.id)).map(({ lastName }) => lastName)).toEqual(['Белова'])
      expect((await again.obligations.list(company.id, {})).map(({ id }) => id)).toEqual([kept.id])
      expect(refusal(await erase(world, own))).toBe('not-found')
    })

    it('forgets what a table was to begin with where it looks for the erased', async () => {
      const world = await newWorld()
      const { records, company } = world
      const companyId = company.id
      const save = async (section: string, details: object) =>
        accepted(await records.deadlines.saveFilter({ companyId, details: { section, ...details } }))
      await save('training', { search: 'ёлкин' })
      await save('ppe', { search: 'Ёлк', subject: 'Каска' })
      await save('risk', { search: 'Белова' })
      const own = await hireLongAgo(world, 'Ёлкин')
      await dismiss(world, own)
      accepted(await erase(world, own))
      const kept = await records.deadlines.listSavedFilters(companyId)
      expect(kept.map(({ section, filter }) => [section, filter.search, filter.subject])).toEqual([
        ['ppe', '', 'Каска'],
        ['risk', 'Белова', null],
      ])
    })

    it('keeps whoever works, and whoever is in a memo that is not completed', async () => {
      const world = await newWorld()
      const { assign, form, records, company } = world
      const own = await hireLongAgo(world, 'Носов')
      expect(refusal(await erase(world, own))).toBe('erasure/employed')
      const duty = await assign(own, { date: null, deadline: day('2026-12-01') })
      const memo = await form('training', [rowOf(duty)])
      await dismiss(world, own)
      expect(refused(await erase(world, own))).toEqual({
        code: 'erasure/memo-active',
        memoNumber: memo.number,
      })
      accepted(await records.memos.cancel({ companyId: company.id, id: memo.id, version: null }))
      expect(refused(await erase(world, own))).toMatchObject({
        kept: [{ term: 'memo', until: '2031-12-31' }],
      })
    })

    it('says what the law has kept, and until when', async () => {
      const world = await newWorld()
      const { records, opened, company, assign } = world
      const own = await hireLongAgo(world, 'Носов')
      await assign(own, { date: day('2018-05-10') })
      await dismiss(world, own)
      accepted(await erase(world, own))
      const recent = await hireLongAgo(world, 'Громов')
      await assign(recent, { date: day('2025-05-10') })
      const role = findRoleByCode('ot-head')
      if (!role) throw new Error('no such role')
      const orderLink = { kind: 'order', number: '1', date: past } as const
      const appointed = { companyId: company.id, roleId: role.id, employeeId: recent.id, orderLink }
      accepted(await records.responsibilities.appoint(appointed))
      await opened.issuing?.issue({
        companyId: company.id,
        draft: aDocument({
          date: day('2026-01-12'),
          employees: [{ id: recent.id, fullName: 'Громов Пётр' }],
        }),
      })
      await dismiss(world, recent)
      const paper = opened.issuing ? [{ term: 'paper', until: '2076-12-31' }] : []
      expect(refused(await erase(world, recent))).toEqual({
        code: 'erasure/kept-by-law',
        kept: expect.arrayContaining([
          { term: 'responsibility', until: '2076-12-31' },
          ...paper,
          { term: 'training', until: '2030-12-31' },
        ]),
      })
    })

    it('keeps whom an accident names for 45 years, and erases its file then', async () => {
      const world = await newWorld()
      const { records, company, clock } = world
      const companyId = company.id
      clock.set(longAgo)
      const hired = { hireDate: longAgo, birthDate: day('1920-01-01') }
      const [own, other] = [await world.hire('Носов', hired), await world.hire('Белова', hired)]
      const record = async (date: string, id: number) => {
        const details = { ...anAccident, date, injured: [{ employeeId: id }] }
        return accepted(await records.incidents.record({ companyId, details })).id
      }
      await record('1950-01-09', own.id)
      const later = await record('1950-01-09', other.id)
      clock.set(day('2026-11-20'))
      const commission = { orderNumber: '1', orderDate: past, chair: { employeeId: own.id }, members }
      const patch = { commission, completedOn: '02.03.2019', completedDespite: 'Акт утверждён' }
      accepted(await records.incidents.change({ companyId, id: later, patch }))
      await dismiss(world, own)
      expect(refused(await erase(world, own))).toEqual({
        code: 'erasure/kept-by-law',
        kept: [{ term: 'accident', until: '2064-12-31' }],
      })
      clock.set(day('2065-01-01'))
      accepted(await erase(world, own))
      const query = { page: 1, limit: 10, search: '', state: null, degree: null }
      expect((await records.incidents.listPage(companyId, query)).items).toEqual([])
    })

    it('erases the papers and the rows of memos whose terms have ended', async () => {
      const world = await newWorld()
      const { records, opened, company, clock, assign, form } = world
      clock.set(longAgo)
      const hired = { hireDate: longAgo, birthDate: day('1920-01-01') }
      const [own, other] = [await world.hire('Носов', hired), await world.hire('Белова', hired)]
      const duties = [await assign(own, { date: longAgo }), await assign(other, { date: longAgo })]
      await form(
        'training',
        duties.map((duty) => rowOf(duty, dated('1950-01-10'))),
      )
      await opened.issuing?.issue({
        companyId: company.id,
        draft: aDocument({ date: longAgo, employees: [{ id: own.id, fullName: 'Носов Пётр' }] }),
      })
      clock.set(day('2026-11-20'))
      await dismiss(world, own)
      accepted(await erase(world, own))
      expect(await records.documents.list(company.id, everyDocument)).toEqual([])
      const { items } = await records.memos.list(company.id, {
        page: 1,
        limit: 10,
        section: null,
        status: null,
      })
      expect(items.map(({ rows }) => rows.map(({ employeeId }) => employeeId))).toEqual([[other.id]])
    })

    it('closes a company for whoever has typed its name, until they take it back', async () => {
      const { records, company, opened } = await newWorld()
      const companyId = company.id
      const [wrong, right] = ['Другая', `  ${company.name.toUpperCase()} `]
      expect(refusal(await records.erasures.close({ companyId, confirmation: wrong, currentPassword }))).toBe(
        'confirmation: confirmation/other-name',
      )
      const stranger = await opened.stranger.erasures.close({
        companyId,
        confirmation: right,
        currentPassword,
      })
      expect(refusal(stranger)).toBe('not-found')
      expect(
        accepted(await records.erasures.close({ companyId, confirmation: right, currentPassword })),
      ).toEqual({
        closesOn: '2026-12-20',
      })
      expect((await records.subscriptions.readSubscription(companyId)).term?.closesOn).toBe('2026-12-20')
      accepted(await records.erasures.keep({ companyId }))
      expect((await records.subscriptions.readSubscription(companyId)).term?.closesOn).toBeNull()
    })

    it('closes an account with what it owns for whoever has typed its e-mail, until they take it back', async () => {
      const { records, company, opened } = await newWorld()
      const { email } = await records.account.readAccount()
      expect(
        refusal(await opened.stranger.erasures.closeAccount({ confirmation: email, currentPassword })),
      ).toBe('confirmation: confirmation/other-email')
      const closes = async () => [
        (await records.account.readAccount()).closesOn,
        (await records.subscriptions.readSubscription(company.id)).term?.closesOn,
      ]
      const closed = accepted(await records.erasures.closeAccount({ confirmation: email, currentPassword }))
      expect([closed.closesOn, ...(await closes())]).toEqual(Array(3).fill('2026-12-20'))
      accepted(await records.erasures.keepAccount({}))
      expect(await closes()).toEqual([null, null])
    })
  })
