import type { UserId } from '@osh/core/auth/account.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { makeMemoInput, makeMemoPatch } from '@osh/core/memos/reading/memo-input.ts'
import { findRoleByCode } from '@osh/core/norms/responsibilities.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import type { ResponsibilityId } from '@osh/core/responsibilities/responsibility.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Opened } from '#tests/contracts/opened.ts'
import { newUser, recordsIn } from '#tests/contracts/opened.ts'
import { accepted, newWorld, nextInn, refused, rowOf, today, type World } from '#tests/contracts/world.ts'
import { aCompany, aHeader, asPatch } from '#tests/examples.ts'
import { openPostgres } from './opened-postgres.ts'

const SERVERS = 4

describe('several servers of one database', () => {
  let opened: Opened
  let servers: readonly Storage[]
  let user: UserId
  beforeAll(async () => {
    opened = await openPostgres()
    servers = await Promise.all(Array.from({ length: SERVERS }, () => opened.another()))
    user = await newUser(opened.storage)
  })
  afterAll(() => opened?.close())

  const world = async (): Promise<World> =>
    newWorld({ ...(await recordsIn(opened)), records: opened.storage.openRecords(user) })
  const atOnce = <T>(work: (server: Storage, i: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: 12 }, (_, i) => work(servers[i % SERVERS] as Storage, i)))

  it('give a row to one memo, in whatever order memos name their rows', async () => {
    const { company, hire, assign, table } = await world()
    const duties: StandingObligation[] = []
    for (const name of ['Абрамов', 'Белов', 'Власов', 'Громов']) duties.push(await assign(await hire(name)))
    const formed = await atOnce((server, i) => {
      const rows = (i % 2 ? duties : duties.toReversed()).map((duty) => rowOf(duty))
      const draft = {
        section: 'training' as const,
        header: aHeader(),
        reportApprovedOn: null,
        registeredOn: null,
        rows,
      }
      return server.openRecords(user).memos.form({ companyId: company.id, details: makeMemoInput(draft) })
    })
    expect(formed.filter(({ ok }) => ok)).toHaveLength(1)
    expect(formed.filter(({ ok }) => !ok).map((memo) => refused(memo).code)).toEqual(
      Array(11).fill('memo/rows-taken'),
    )
    expect(new Set((await table('training')).map(({ memo }) => memo?.number))).toEqual(new Set([1]))
  })

  it('give a personnel number to one of twelve', async () => {
    const { company, hire } = await world()
    const people: EmployeeId[] = []
    for (let i = 0; i < 12; i++) people.push((await hire(`Абрамов${'а'.repeat(i)}`)).id)
    const patch = { personnelNumber: '117' }
    const given = await atOnce(({ openRecords }, i) => {
      const asked = { companyId: company.id, id: people[i] as EmployeeId, patch, version: null }
      return openRecords(user).employees.change(asked)
    })
    expect(given.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('let memos exchange their rows at once without either of them losing one', async () => {
    const { company, hire, assign, form, memo } = await world()
    const [first, second] = [await assign(await hire('Абрамов')), await assign(await hire('Белов'))]
    const [left, right] = [await form('training', [rowOf(first)]), await form('training', [rowOf(second)])]
    await atOnce((server, i) => {
      const { memos } = server.openRecords(user)
      const [own, rows] =
        i % 2 ? [left, [rowOf(first), rowOf(second)]] : [right, [rowOf(second), rowOf(first)]]
      return memos.edit({ companyId: company.id, id: own.id, patch: makeMemoPatch({ rows }), version: null })
    })
    const rows = [...(await memo(left.id)).rows, ...(await memo(right.id)).rows]
    expect(rows.map(({ obligationId }) => obligationId).sort()).toEqual([first.id, second.id].sort())
  })

  it('hand a responsibility on one after another, and never after it has ended', async () => {
    const { company, hire } = await world()
    const staff: EmployeeId[] = []
    for (let i = 0; i < 13; i++) staff.push((await hire('Абрамов')).id)
    const role = findRoleByCode('ot-head')
    const [first, ...others] = staff
    if (!role || first === undefined) throw new Error('no one to appoint')
    const { responsibilities } = opened.storage.openRecords(user)
    const handOn = (server: Storage, id: ResponsibilityId, employeeId: EmployeeId | undefined) =>
      server.openRecords(user).responsibilities.reassign({ companyId: company.id, id, patch: { employeeId } })
    const orderLink = { kind: 'order', number: '1', date: today } as const
    const appointed = { companyId: company.id, roleId: role.id, employeeId: first, orderLink }
    const { id } = accepted(await responsibilities.appoint(appointed))
    const handed = await atOnce((server, i) => handOn(server, id, others[i]))
    expect(handed.filter(({ ok }) => !ok)).toEqual([])
    const terms = await responsibilities.readHistory(company.id, role.id)
    expect(new Set(terms.map(({ employeeId }) => employeeId))).toEqual(new Set(staff))
    expect(terms.filter(({ until }) => until === null)).toHaveLength(1)

    const held: ResponsibilityId[] = [id]
    accepted(await handOn(opened.storage, id, first))
    for (const employeeId of others.slice(6))
      held.push(accepted(await responsibilities.appoint({ ...appointed, employeeId })).id)
    const ended = await Promise.all(
      held.map(async (one, i) => {
        const [server, other] = [servers[i % SERVERS] as Storage, servers[(i + 1) % SERVERS] as Storage]
        const handing = handOn(server, one, others[i - 1] ?? others[5])
        const ending = await other.openRecords(user).responsibilities.end({ companyId: company.id, id: one })
        await handing
        return ending.ok
      }),
    )
    expect(ended).toEqual(held.map(() => true))
    expect((await responsibilities.readHolders(company.id)).responsibilities).toEqual([])
  })

  it("enter a person's company of one ИНН once", async () => {
    const inn = nextInn()
    const added = await atOnce((server) =>
      server.openRecords(user).companies.add({ details: aCompany({ inn }) }),
    )
    expect(added.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('sign with one key from the first call on', async () => {
    const fresh = await openPostgres()
    const others = await Promise.all(Array.from({ length: 6 }, () => fresh.another()))
    const keys = await Promise.all(others.map(({ signingKeys }) => signingKeys.listKeys(opened.clock.now())))
    await fresh.close()
    expect(new Set(keys.map(([key]) => key?.secret)).size).toBe(1)
  })

  it('show the new name in the table however a renaming and an assignment meet', async () => {
    const { company, hire, table } = await world()
    const employee = await hire('Абрамов')
    const draft = {
      subject: { section: 'briefing' as const, name: 'Повторный' },
      periodicity: { kind: 'once' as const },
    }
    const deadline = opened.clock.today('Europe/Moscow')
    await atOnce(async (server, i): Promise<unknown> => {
      const { employees, obligations } = server.openRecords(user)
      if (i === 5)
        return employees.change({
          companyId: company.id,
          id: employee.id,
          patch: { lastName: 'Яковлев' },
          version: null,
        })
      return obligations.assign({
        companyId: company.id,
        employeeIds: [employee.id],
        draft: asPatch({ ...draft, date: null, deadline, ruleId: null }),
      })
    })
    expect(new Set((await table('briefing')).map(({ fullName }) => fullName))).toEqual(
      new Set(['Яковлев Вера Ильинична']),
    )
  })

  it('end the family of a stolen token even while its newest one is being renewed', async () => {
    const { sessions } = opened.storage
    const { clock } = opened
    const later = '2027-01-01T00:00:00.000Z' as ReturnType<typeof clock.now>
    const now = clock.now()
    await sessions.openSession({ user, device: '', tokenHash: 'first', now, expiresAt: later })
    accepted(await sessions.rotate('first', 'second', clock.now(), later))
    clock.forward(60)
    await atOnce((server, i): Promise<unknown> => {
      const [shown, next] = i === 4 ? ['first', 'stolen'] : ['second', `third-${i}`]
      return server.sessions.rotate(shown, next, clock.now(), later)
    })
    const left = await atOnce((server, i) =>
      server.sessions.rotate(`third-${i}`, `fourth-${i}`, clock.now(), later),
    )
    expect(left.filter(({ ok }) => ok)).toEqual([])
  })
})
