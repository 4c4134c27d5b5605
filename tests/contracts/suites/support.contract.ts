import { nameCompanyShort } from '@osh/core/companies/company.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import type { Side } from '@osh/core/support/message.ts'
import { MESSAGES_AT_A_TIME } from '@osh/core/support/support-repository.ts'
import { describe, expect, it } from 'vitest'
import { aCompany, day } from '#tests/examples.ts'
import { aPicture } from '#tests/pictures.ts'
import { eraseAccount, eraseCompany } from '../erase-now.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld, nextInn, refusal, today } from '../world.ts'

/** Conversations with the support: nothing is lost, and no one reads another's. */
export const supportContract = (opened: () => Opened) =>
  describe('Support', () => {
    const aDesk = async () => {
      const { storage, clock, another } = opened()
      clock.set(today)
      const [person, operator] = [await newUser(storage), await newUser(storage)]
      const records = storage.openRecords(person)
      const details = aCompany({ inn: nextInn() })
      const { id: companyId } = accepted(await records.companies.add({ details }))
      const key = { companyId, person }
      const ask = (text: string, by = storage) =>
        by.openRecords(person).support.say({ ...key, from: 'person', text })
      const answer = (text: string, by = storage) =>
        by.openRecords(operator).support.say({ ...key, from: 'support', text })
      const attach = (bytes: Uint8Array, sha256: string, name = 'экран.jpg') => {
        const draft = { name, bytes, sha256 }
        return records.support.attachFile({ ...key, from: 'person', draft })
      }
      const { support } = records
      const desk = { storage, clock, another, records, support, companyId, person, operator, key }
      return { ...desk, ask, answer, attach }
    }
    const listedOf = async (of: readonly { readonly companyId: CompanyId }[]) => {
      const ids = of.map(({ companyId }) => companyId)
      const all = await opened().storage.conversations.list(1000)
      return all.filter(({ companyId }) => ids.includes(companyId))
    }

    it('keeps what was said, by whom and when, across a restart; nothing was said at first', async () => {
      const { support, key, ask, answer, attach, person, operator, clock } = await aDesk()
      const nothing = { ...key, last: 0, read: { person: 0, support: 0 }, waitsSince: null }
      expect(await support.conversation(key)).toEqual(nothing)
      expect(await support.messages(key, { before: null })).toEqual([])
      const first = accepted(await ask('Как провести <b>инструктаж</b>?\n\nПодскажите'))
      const at = clock.now()
      expect(first).toMatchObject({ number: 1, from: 'person', said: { by: person, at }, file: null })
      clock.forward(60)
      const second = accepted(await answer('Так'))
      expect(second).toMatchObject({ number: 2, from: 'support', said: { by: operator, at: clock.now() } })
      const third = accepted(await attach(aPicture('screen'), 'c1'.repeat(32)))
      const again = (await opened().reopen()).openRecords(person).support
      expect(await again.messages(key, { before: null })).toEqual([first, second, third])
      expect(accepted(await again.message(key, third.number))).toEqual(third)
      expect(refusal(await again.message(key, 4 as typeof third.number))).toBe('not-found')
      const now = { ...nothing, last: 3, read: { person: 3, support: 2 }, waitsSince: clock.now() }
      expect(await again.conversation(key)).toEqual(now)
    })

    it('numbers messages one after another, whoever says them at once and wherever', async () => {
      const { another, ask, answer, support, key } = await aDesk()
      const other = await another()
      accepted(await ask('Начало'))
      const texts = Array.from({ length: 12 }, (_, i) => String(i))
      const said = await Promise.all(texts.map((text, i) => (i % 2 === 0 ? ask(text, other) : answer(text))))
      const numbers = said.map((one) => accepted(one).number).toSorted((a, b) => a - b)
      expect(numbers).toEqual(texts.map((_, i) => i + 2))
      const all = await support.messages(key, { before: null })
      expect(all.map(({ number }) => number)).toEqual([1, ...numbers])
      expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['Начало', ...texts]))
    })

    it('begins a conversation once, though two first words come at once', async () => {
      const { another, ask, support, key } = await aDesk()
      const other = await another()
      const said = await Promise.all([ask('Раз', other), ask('Два')])
      expect(said.map((one) => accepted(one).number).toSorted()).toEqual([1, 2])
      expect((await support.conversation(key)).last).toBe(2)
    })

    it('gives so many at a time: the last ones, those before, and those after', async () => {
      const { ask, answer, support, key } = await aDesk()
      accepted(await ask('1'))
      const more = MESSAGES_AT_A_TIME + 2
      for (let n = 2; n <= more; n += 1) accepted(await answer(String(n)))
      const numbersOf = async (range: Parameters<typeof support.messages>[1]) =>
        (await support.messages(key, range)).map(({ number }) => number as number)
      const all = Array.from({ length: more }, (_, i) => i + 1)
      expect(await numbersOf({ before: null })).toEqual(all.slice(2))
      expect(await numbersOf({ before: 3 })).toEqual([1, 2])
      expect(await numbersOf({ after: 0 })).toEqual(all.slice(0, MESSAGES_AT_A_TIME))
      expect(await numbersOf({ after: more - 1 })).toEqual([more])
      for (const far of [2 ** 31, 2 ** 53 - 1]) {
        expect(await numbersOf({ after: far })).toEqual([])
        expect(await numbersOf({ before: far })).toHaveLength(MESSAGES_AT_A_TIME)
      }
    })

    it('is one member’s: a colleague’s is another, and so is theirs in another company', async () => {
      const { storage, ask, companyId, person, records } = await aDesk()
      accepted(await ask('Моё'))
      const colleague = await newUser(storage)
      const other = accepted(await records.companies.add({ details: aCompany({ inn: nextInn() }) }))
      for (const key of [
        { companyId, person: colleague },
        { companyId: other.id, person },
      ]) {
        expect(await storage.openRecords(colleague).support.messages(key, { before: null })).toEqual([])
        expect((await storage.openRecords(person).support.conversation(key)).last).toBe(0)
      }
    })

    it('shows operators who has waited longest first, then the others, the latest first', async () => {
      const desks = [await aDesk(), await aDesk(), await aDesk(), await aDesk()]
      const [first, second, third, fourth] = desks
      if (!first || !second || !third || !fourth) throw new Error('no desks')
      const { clock } = opened()
      for (const { ask } of desks) {
        clock.forward(60)
        accepted(await ask('Вопрос'))
      }
      accepted(await third.answer('Ответ'))
      clock.forward(60)
      accepted(await fourth.attach(aPicture('plan'), 'd1'.repeat(32), 'план.jpg'))
      accepted(await first.answer('Ответ'))
      const own = await listedOf(desks)
      expect(own.map(({ companyId }) => companyId)).toEqual(
        [second, fourth, first, third].map(({ companyId }) => companyId),
      )
      expect(own[0]).toMatchObject({
        ...(await second.support.conversation(second.key)),
        ...{ company: nameCompanyShort(aCompany()), name: null, lastWords: 'Вопрос' },
      })
      expect(own[1]).toMatchObject({ lastWords: 'план.jpg' })
      const introduced = { details: { fullname: 'Белова Анна' } }
      accepted(await second.records.account.introduce(introduced))
      accepted(await second.support.settle(second.key))
      const later = await listedOf(desks)
      expect(later.map(({ companyId }) => companyId)[0]).toBe(fourth.companyId)
      expect(later.find(({ companyId }) => companyId === second.companyId)).toMatchObject({
        ...{ name: 'Белова Анна', waitsSince: null, read: { support: 1 } },
      })
    })

    it('tells which conversations have changed lately, marks of reading among them', async () => {
      const { storage, ask, answer, support, key } = await aDesk()
      const lately = async () =>
        (await storage.conversations.changedLately()).find(({ person }) => person === key.person)
      expect(await lately()).toBeUndefined()
      accepted(await ask('Вопрос'))
      accepted(await answer('Ответ'))
      expect(await lately()).toEqual(await support.conversation(key))
      accepted(await support.markRead({ ...key, of: 'person', upTo: 2 }))
      expect(await lately()).toMatchObject({ read: { person: 2, support: 2 } })
    })

    it('counts what a member has sent within an hour, and not what support has', async () => {
      const { storage, ask, answer, clock, companyId, person } = await aDesk()
      accepted(await ask('1'))
      accepted(await answer('2'))
      for (let n = 0; n < 99; n += 1) accepted(await ask(String(n)))
      expect(refusal(await ask('ещё'))).toBe('text: support/too-many')
      const elsewhere = await newUser(storage)
      const of = (from: Side, whose: UserId) =>
        storage.openRecords(whose).support.say({ companyId, person: whose, from, text: 'а' })
      expect((await of('person', elsewhere)).ok).toBe(true)
      expect((await answer('а')).ok).toBe(true)
      clock.forward(3600)
      expect((await ask('ещё')).ok).toBe(true)
      expect(refusal(await of('support', await newUser(storage)))).toBe('not-found')
      expect(person).not.toBe(elsewhere)
    })

    it('gives a person what they said and were told, and loses it with the account and with the company', async () => {
      const { storage, records, ask, attach, companyId, key, person } = await aDesk()
      const said = [accepted(await ask('Вопрос')), accepted(await attach(aPicture('own'), 'e1'.repeat(32)))]
      expect(await records.ownTraces.messages()).toEqual(said)
      const colleague = await newUser(storage)
      const others = { companyId, person: colleague }
      const { support } = storage.openRecords(colleague)
      accepted(await support.say({ ...others, from: 'person', text: 'Моё' }))
      await eraseAccount(opened(), colleague)
      expect((await support.conversation(others)).last).toBe(0)
      expect((await records.support.conversation(key)).last).toBe(2)
      expect((await storage.files.read(companyId, 'e1'.repeat(32))).ok).toBe(true)
      await eraseCompany(opened(), person, companyId)
      expect((await storage.openRecords(person).support.conversation(key)).last).toBe(0)
      expect((await storage.files.read(companyId, 'e1'.repeat(32))).ok).toBe(false)
    })

    it('empties what names an erased employee, and keeps the numbers', async () => {
      const { storage } = opened()
      const user = await newUser(storage)
      const world = await newWorld({ ...(await recordsIn(opened())), records: storage.openRecords(user) })
      const companyId = world.company.id
      const { support, employees, erasures } = storage.openRecords(user)
      const key = { companyId, person: user }
      const one = await world.hire('Ящеров', { hireDate: day('2018-01-10') })
      const full = [one.lastName, one.firstName, one.fatherName].join(' ')
      const draft = { name: `${full}.jpg`, bytes: aPicture('named'), sha256: 'f1'.repeat(32) }
      accepted(await support.say({ ...key, from: 'person', text: `Уволен ${full}, что делать?` }))
      accepted(await support.attachFile({ ...key, from: 'person', draft }))
      accepted(await support.say({ ...key, from: 'person', text: 'Спасибо' }))
      const patch = { dismissalDate: '2019-03-01' }
      accepted(await employees.change({ companyId, id: one.id, patch, version: null }))
      accepted(await erasures.employee({ companyId, id: one.id }))
      expect(await support.messages(key, { before: null })).toMatchObject([
        { number: 1, text: '', file: null },
        { number: 2, text: '', file: null },
        { number: 3, text: 'Спасибо' },
      ])
      expect((await storage.files.read(companyId, draft.sha256)).ok).toBe(false)
    })
  })
