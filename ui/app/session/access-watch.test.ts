// @vitest-environment node
import { expect, test } from 'vitest'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { instant, someone } from '#tests/examples.ts'
import { takeTurns } from '#tests/patience.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { AccessWatch } from './access-watch.ts'
import { CurrentCompany } from './current-company.ts'

async function watched() {
  const { company } = await openAsUser()
  const counted = { lists: 0, rights: 0, forgotten: 0 }
  const count = (what: keyof typeof counted): void => {
    counted[what] += 1
  }
  const own = { list: [company] }
  const list = async () => {
    count('lists')
    return own.list
  }
  const current = new CurrentCompany(
    { list },
    makeSettableClock(instant('2026-03-16T15:00:00.000Z')),
    { readUserId: () => someone },
    null,
  )
  await current.load()
  let told = () => {}
  const watch = new AccessWatch(
    {
      subscribe: (refused) => {
        told = refused
        return () => {
          told = () => {}
        }
      },
    },
    current,
    { reread: async () => count('rights') },
    { forgetFormer: async () => count('forgotten') },
  )
  const stop = watch.watch()
  const refuse = async () => {
    told()
    await takeTurns()
  }
  return { counted, current, own, refuse, stop, tell: () => told() }
}

test('after a refusal what the person may is asked again, once however many come together', async () => {
  const { counted, current, refuse, tell } = await watched()
  tell()
  tell()
  await refuse()
  expect(counted).toEqual({ lists: 2, rights: 1, forgotten: 0 })
  expect(current.left).toBeNull()
  await refuse()
  expect(counted.lists).toBe(3)
})

test('of a company that is lost the device keeps nothing, and nothing more is asked of it', async () => {
  const { counted, current, own, refuse } = await watched()
  own.list = []
  await refuse()
  await refuse()
  expect(counted).toEqual({ lists: 2, rights: 1, forgotten: 1 })
  expect(current.left?.others).toEqual([])
})

test('no one listens once it is stopped', async () => {
  const { counted, refuse, stop } = await watched()
  stop()
  await refuse()
  expect(counted.rights).toBe(0)
})
