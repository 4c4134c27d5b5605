import type { UserId } from '@osh/core/auth/account.ts'
import type { Attempt } from '@osh/core/commands/attempt.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anEmployee, day } from '#tests/examples.ts'
import { aDocument } from '../documents.ts'
import { newUser, type Opened, recordsIn } from '../opened.ts'
import { accepted, newWorld, nextInn, refusal, today, type World } from '../world.ts'

let keys = 0
const attempt = (mark = 'mark'): Attempt => {
  keys += 1
  return { key: `key-${keys}`, mark }
}

/** What comes twice under one key is done once. */
export const requestKeysContract = (opened: () => Opened) =>
  describe('a request under a key', () => {
    let user: UserId
    let world: World
    beforeAll(async () => {
      user = await newUser(opened().storage)
      world = await newWorld({
        ...(await recordsIn(opened())),
        records: opened().storage.openRecords(user),
      })
    })
    const under = (one: Attempt, storage: Storage = opened().storage) =>
      storage.openRecords(user, { attempt: one })
    const hire = (one: Attempt, lastName: string, storage?: Storage) => {
      const { company, department, position } = world
      const details = anEmployee({ lastName, departmentId: department.id, positionId: position.id })
      return under(one, storage).employees.hire({ companyId: company.id, details })
    }
    const named = async (lastName: string) =>
      (await world.records.employees.list(world.company.id)).filter((one) => one.lastName === lastName)

    it('is done once and answered alike, after a restart too', async () => {
      const one = attempt()
      const hired = accepted(await hire(one, 'Абрамов'))
      expect(accepted(await hire(one, 'Абрамов'))).toEqual(hired)
      expect(accepted(await hire(one, 'Абрамов', await opened().reopen()))).toEqual(hired)
      expect(await named('Абрамов')).toHaveLength(1)
    })

    it('is refused where it asks for something else', async () => {
      const one = attempt()
      accepted(await hire(one, 'Белов'))
      expect(refusal(await hire({ ...one, mark: 'other' }, 'Власов'))).toBe('request-key/taken')
      expect(await named('Власов')).toEqual([])
    })

    it('is another person’s own under the same key', async () => {
      const one = attempt()
      accepted(await hire(one, 'Громов'))
      const stranger = opened().storage.openRecords(await newUser(opened().storage), { attempt: one })
      const own = accepted(await stranger.companies.add({ details: aCompany({ inn: nextInn() }) }))
      accepted(await stranger.departments.add({ companyId: own.id, name: 'Карьер' }))
      expect(await named('Громов')).toHaveLength(1)
    })

    it('is decided again after it was refused', async () => {
      const one = attempt()
      const { company, records } = world
      const department = { companyId: company.id, name: 'Отвал' }
      const taken = accepted(await records.departments.add(department))
      expect(refusal(await under(one).departments.add(department))).toBe('name: department-name/taken')
      accepted(await records.departments.remove({ companyId: company.id, id: taken.id }))
      expect(accepted(await under(one).departments.add(department)).name).toBe('Отвал')
    })

    it('leaves one record where it comes several times at once', async () => {
      const one = attempt()
      const servers = [opened().storage, await opened().another()]
      const hired = await Promise.all(
        Array.from({ length: 6 }, (_, i) => hire(one, 'Дроздов', servers[i % servers.length])),
      )
      expect(new Set(hired.map((each) => accepted(each).id)).size).toBe(1)
      expect(await named('Дроздов')).toHaveLength(1)
      const added = attempt()
      const details = aCompany({ inn: nextInn() })
      const companies = await Promise.all(
        servers.map((server) => under(added, server).companies.add({ details })),
      )
      expect(new Set(companies.map((each) => accepted(each).id)).size).toBe(1)
    })

    it('goes on with what is left of it, and knows its own paper again', async () => {
      const one = attempt()
      const companyId = world.company.id
      const [first, second] = [aDocument({ number: '701' }), aDocument({ number: '702' })]
      expect(await under(one).isRepeat(companyId)).toBe(false)
      const stored = accepted(await under(one).documents.issue({ companyId, draft: first }))
      const again = under(one)
      expect(await again.isRepeat(companyId)).toBe(true)
      expect(await under({ ...one, mark: 'other' }).isRepeat(companyId)).toBe(false)
      expect(accepted(await again.documents.issue({ companyId, draft: first }))).toEqual(stored)
      expect(accepted(await again.documents.issue({ companyId, draft: second })).number.integer).toBe(702)
    })

    it('is forgotten after a day', async () => {
      const one = attempt()
      const { clock } = opened()
      clock.set(today)
      const first = accepted(await hire(one, 'Егоров'))
      clock.forward(23 * 3600)
      expect(accepted(await hire(one, 'Егоров')).id).toBe(first.id)
      clock.set(day('2026-11-22'))
      expect(accepted(await hire(one, 'Егоров')).id).not.toBe(first.id)
      clock.set(today)
    })
  })
