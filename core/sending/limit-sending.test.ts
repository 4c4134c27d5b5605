import { expect, test } from 'vitest'
import { mining } from '../../tests/examples.ts'
import type { EmployeeId } from '../employees/employee.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import { limitSending } from './limit-sending.ts'
import type { SendingRepository } from './sending-repository.ts'

const mailId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const typed = { documentIds: [1], to: ['gi@example.org', 'h@b.ru'], subject: 'Приказ' }
const people = [{ id: 4 as EmployeeId, email: 'h@b.ru', workEmail: null }]

/** What is asked of the sender's limits, and what becomes of it. */
function begin({ seconds = 0, sends = true }) {
  const done: unknown[] = []
  const answer = (name: string) => {
    done.push(name)
    return Promise.resolve(sends ? ok([]) : err(notFound))
  }
  const sending = {
    listSent: () => answer('listed'),
    send: () => answer('sent'),
    sendAgain: () => answer('sent again'),
  } as unknown as SendingRepository
  const limited = limitSending({
    sending,
    listEmployees: async (_, ids) => people.filter(({ id }) => ids.includes(id)),
    findMail: async (_, id) => (id === mailId ? { to: 'gi@example.org' } : null),
    permit: async ({ companyId, to }) => {
      done.push([companyId, ...to])
      return seconds > 0
        ? { is: 'refused', seconds }
        : { is: 'given', giveBack: async () => void done.push('given back') }
    },
  })
  const send = (details: object = {}) =>
    limited.send({ companyId: mining, details: { ...typed, ...details } })
  const sendAgain = (id: unknown) => limited.sendAgain({ companyId: mining, details: { mailId: id } })
  return { done, send, sendAgain, list: () => limited.listSent(mining, { page: 1, limit: 1 }) }
}

test('each address is counted once, an employee’s too, before anything is sent', async () => {
  const { done, send, list } = begin({})
  expect(await send({ employeeIds: [4] })).toEqual(ok([]))
  expect(done).toEqual([[mining, 'h@b.ru', 'gi@example.org'], 'sent'])
  await send()
  expect(done.slice(2)).toEqual([[mining, 'gi@example.org', 'h@b.ru'], 'sent'])
  await list()
  expect(done.slice(4)).toEqual(['listed'])
})

test('a mail that goes again is counted as one', async () => {
  const { done, sendAgain } = begin({})
  expect(await sendAgain(mailId)).toEqual(ok([]))
  expect(done).toEqual([[mining, 'gi@example.org'], 'sent again'])
  for (const none of ['x', 7, `1${mailId.slice(1)}`]) await sendAgain(none)
  expect(done.slice(2)).toEqual(['sent again', 'sent again', 'sent again'])
})

test('whoever has to wait sends nothing', async () => {
  const { done, send, sendAgain } = begin({ seconds: 60 })
  const refused = err({ code: 'mails/too-many', seconds: 60 })
  expect([await send(), await sendAgain(mailId)]).toEqual([refused, refused])
  expect(done.filter((one) => typeof one === 'string')).toEqual([])
})

test('what is refused anyhow counts for nothing', async () => {
  const { done, send, sendAgain } = begin({ sends: false })
  expect(await send()).toEqual(err(notFound))
  expect(await sendAgain(mailId)).toEqual(err(notFound))
  await send({ to: ['кому'] })
  expect(done).toEqual([
    ...[[mining, 'gi@example.org', 'h@b.ru'], 'sent', 'given back'],
    ...[[mining, 'gi@example.org'], 'sent again', 'given back'],
    'sent',
  ])
})
