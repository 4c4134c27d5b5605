// @vitest-environment node
import type { UserId } from '@osh/core/auth/account.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { until } from '#tests/patience.ts'
import { openChatHouse } from '#tests/ui/chat-house.ts'
import { ChatDrafts } from './chat-drafts.ts'
import { ChatStore } from './chat-store.ts'

/** Who is signed in on a page. */
function aSession(user: number | null) {
  const told = new Set<() => void>()
  let current = user
  return {
    readUserId: () => current as UserId | null,
    subscribe: (changed: () => void) => {
      told.add(changed)
      return () => told.delete(changed)
    },
    become: (next: number | null) => {
      current = next
      for (const tell of told) tell()
    },
  }
}

/** A member's page of today's work, and the desk of the support. */
async function aChat() {
  const house = await openChatHouse()
  const key = await house.aMember()
  const program = { isLost: false }
  const openSupport = async () => {
    if (program.isLost) throw new Unavailable(null)
    return house.openFor(key.person)
  }
  const session = aSession(key.person)
  const guarded = { times: 0 }
  const drafts = new ChatDrafts(session, () => {
    guarded.times += 1
    return () => {
      guarded.times -= 1
    }
  })
  const company = { id: key.companyId, timeZone: 'Asia/Omsk' }
  const openPage = () => new ChatStore(openSupport, { company }, drafts)
  const { line } = house
  return { line, program, session, openPage, guarded, support: house.deskOf(key, 'support') }
}

const conversationOf = ({ state }: ChatStore) => {
  if (state.is !== 'ready') throw new Error(`the chat is ${state.is}`)
  return state.value
}
const untilReady = (store: ChatStore) => until(() => conversationOf(store))

test('what the support has said is counted until it is read, whether the panel is open or not', async () => {
  const { openPage, support } = await aChat()
  const store = openPage()
  expect([store.unread, store.timeZone]).toEqual([null, 'Asia/Omsk'])
  const stop = store.follow()
  const conversation = await untilReady(store)
  expect(store.unread).toBe(0)
  conversation.type('Вопрос')
  await conversation.say()
  await support.say('Раз')
  await support.say('Два')
  await until(() => expect(store.unread).toBe(2))
  await conversation.markRead()
  await until(() => expect(store.unread).toBe(0))
  stop()
  await support.say('Три')
  expect(store.unread).toBe(0)
})

test('where the program or the server is away it says so, and begins again, once', async () => {
  const { line, program, openPage, support } = await aChat()
  program.isLost = true
  const store = openPage()
  store.follow()
  await until(() => expect(store.state).toEqual({ is: 'failed', status: null }))
  program.isLost = false
  line.failing = 503
  await store.begin()
  expect([store.state, store.unread]).toEqual([{ is: 'failed', status: 503 }, null])
  line.failing = null
  await Promise.all([store.begin(), store.begin()])
  expect(line.streams).toBe(1)
  const conversation = conversationOf(store)
  conversation.type('Вопрос')
  await conversation.say()
  await support.say('Ответ')
  await until(() => expect(conversation.last).toBe(2))
})

test('a page that is left while it begins hears nothing; one that is come back to hears', async () => {
  const { line, openPage, support } = await aChat()
  const store = openPage()
  store.follow()()
  const stop = store.follow()
  const conversation = await untilReady(store)
  conversation.type('Вопрос')
  await conversation.say()
  await support.say('Ответ')
  await until(() => expect(store.unread).toBe(1))
  stop()
  expect(line.streams).toBe(0)
})

test('a draft lasts while the page shows other screens, for who types it alone, until they sign out', async () => {
  const { session, openPage, guarded } = await aChat()
  const user = session.readUserId()
  const typed = async () => {
    const store = openPage()
    const stop = store.follow()
    const conversation = await untilReady(store)
    stop()
    return conversation
  }
  ;(await typed()).type('Недописанное')
  expect((await typed()).draft).toBe('Недописанное')
  session.become(99)
  expect((await typed()).draft).toBe('')
  session.become(user)
  expect((await typed()).draft).toBe('Недописанное')
  expect(guarded.times).toBe(1)
  session.become(null)
  expect(guarded.times).toBe(0)
  session.become(user)
  expect((await typed()).draft).toBe('')
})

test('the page is guarded while a draft is there, whether the chat is open or not', async () => {
  const { openPage, guarded } = await aChat()
  const store = openPage()
  const stop = store.follow()
  const conversation = await untilReady(store)
  conversation.type('Недопи')
  conversation.type('Недописанное')
  stop()
  expect(guarded.times).toBe(1)
  conversation.type('')
  expect(guarded.times).toBe(0)
  conversation.type('Вопрос')
  await conversation.say()
  expect(guarded.times).toBe(0)
})

test('the panel is asked for once it was opened; in a demo there is no one to write to', async () => {
  const { openPage } = await aChat()
  const store = openPage()
  expect([store.isThere, store.isOpened, store.isAsked]).toEqual([true, false, false])
  store.open()
  store.close()
  expect([store.isOpened, store.isAsked]).toEqual([false, true])
  const company = { id: 1 as never, timeZone: 'Asia/Omsk' }
  const demo = new ChatStore(null, { company }, new ChatDrafts(aSession(null), () => () => undefined))
  demo.follow()()
  expect([demo.isThere, demo.unread, demo.state.is]).toEqual([false, null, 'pending'])
})
