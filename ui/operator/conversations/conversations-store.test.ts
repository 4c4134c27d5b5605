// @vitest-environment node
import type { ConversationKey } from '@osh/core/support/message.ts'
import { expect, test } from 'vitest'
import { until } from '#tests/patience.ts'
import { openChatHouse } from '#tests/ui/chat-house.ts'
import { ChatDrafts } from '#ui/support/chat-drafts.ts'
import { isForOthers } from '../is-for-others.ts'
import { ConversationsStore } from './conversations-store.ts'

/** The operators' desk, and two members who have asked one after the other. */
async function aDesk() {
  const { clock, line, deskOf, aMember, openFor } = await openChatHouse()
  const [first, second] = [await aMember(), await aMember()]
  const ask = async (key: ConversationKey, text: string) => {
    clock.forward(60)
    await deskOf(key, 'person').say(text)
  }
  await ask(first, 'Раз')
  await ask(second, 'Два')
  const drafts = new ChatDrafts(
    { readUserId: () => null, subscribe: () => () => undefined },
    () => () => undefined,
  )
  const store = new ConversationsStore(async () => openFor(first.person), drafts)
  const listed = () =>
    store.state?.is === 'ready' ? store.state.value.map(({ lastWords }) => lastWords) : []
  const answer = async (text: string) => {
    store.chosen?.conversation.type(text)
    await store.chosen?.conversation.say()
  }
  const heard = () => store.chosen?.conversation.messages.map(({ text }) => text)
  return { line, first, second, ask, store, listed, answer, heard }
}

test('who has waited longest is first; what is answered or needs no answer goes below', async () => {
  const { first, second, store, listed, answer } = await aDesk()
  const stop = store.follow()
  await until(() => expect(listed()).toEqual(['Раз', 'Два']))
  store.choose(first)
  expect(store.listed).toMatchObject(first)
  await answer('Ответ')
  await until(() => expect(listed()).toEqual(['Два', 'Ответ']))
  expect(store.listed).toMatchObject({ ...first, waitsSince: null })
  store.choose(second)
  await store.settle()
  expect(store.listed).toMatchObject({ ...second, waitsSince: null, last: 1, read: { support: 1 } })
  stop()
})

test('what a member says is there at once, in the list and in the open conversation', async () => {
  const { first, second, ask, store, listed, heard } = await aDesk()
  const stop = store.follow()
  await until(() => expect(listed()).toHaveLength(2))
  store.choose(second)
  await until(() => expect(heard()).toEqual(['Два']))
  await ask(second, 'Ещё')
  await until(() => expect(heard()).toEqual(['Два', 'Ещё']))
  await until(() => expect(listed()).toEqual(['Раз', 'Ещё']))
  stop()
  await ask(first, 'Три')
  expect(listed()).toEqual(['Раз', 'Ещё'])
})

test('a draft waits in its own conversation while another is looked at', async () => {
  const { first, second, store } = await aDesk()
  await store.open()
  store.choose(first)
  store.chosen?.conversation.type('Недописанное')
  const { chosen } = store
  store.choose(first)
  expect(store.chosen).toBe(chosen)
  store.choose(second)
  expect(store.chosen?.conversation.draft).toBe('')
  store.choose(first)
  expect(store.chosen?.conversation.draft).toBe('Недописанное')
})

test('while the server is away what was read stays; a first reading that fails is made again, and then heard', async () => {
  const { line, first, ask, store, listed } = await aDesk()
  line.failing = 503
  const stop = store.follow()
  await until(() => expect(store.state).toEqual({ is: 'failed', status: 503 }))
  line.failing = null
  await store.open()
  await ask(first, 'Ещё')
  await until(() => expect(listed()).toEqual(['Ещё', 'Два']))
  line.failing = 503
  await store.look()
  expect(listed()).toEqual(['Ещё', 'Два'])
  stop()
})

test('whoever is no operator is told so, also one who was', async () => {
  const { line, store } = await aDesk()
  await store.open()
  expect(isForOthers(store.state)).toBe(false)
  line.failing = 403
  await store.open()
  expect(isForOthers(store.state)).toBe(true)
})
