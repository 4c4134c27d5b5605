// @vitest-environment node
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { ATTACHMENT_LIMIT, LONGEST_MESSAGE } from '@osh/core/support/message.ts'
import type { ConversationDesk } from '@osh/core/support/support-desk.ts'
import { MESSAGES_AT_A_TIME } from '@osh/core/support/support-repository.ts'
import { expect, test } from 'vitest'
import { ActionKeys } from '#adapters/http/session/action-keys.ts'
import { until } from '#tests/patience.ts'
import { aPicture } from '#tests/pictures.ts'
import { openChatHouse } from '#tests/ui/chat-house.ts'
import { ConversationStore } from './conversation-store.ts'

/** A conversation as its member's page has it, and the desk of the support. */
async function aConversation() {
  const { line, deskOf, aMember } = await openChatHouse()
  const key = await aMember()
  const support = deskOf(key, 'support')
  const openPage = () => new ConversationStore(deskOf(key, 'person'), 'person', { text: '' })
  const store = openPage()
  const say = async (text: string, by = store) => {
    by.type(text)
    await by.say()
  }
  const textsOf = ({ messages } = store) => messages.map(({ text }) => text)
  return { line, support, store, openPage, say, textsOf }
}

const numbersFrom = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i))

test('what is typed stays until it is said; what is refused or lost is told and stays typed', async () => {
  const { line, store, say, textsOf } = await aConversation()
  await store.open()
  await say('  ')
  expect([store.draft, store.messages, store.isBlank]).toEqual(['  ', [], true])
  store.type('В')
  expect(store.isBlank).toBe(false)
  line.failing = 503
  await say('Вопрос')
  expect([store.draft, textsOf(), store.isSending]).toEqual(['Вопрос', [], false])
  expect(store.failure).toContain('503')
  line.failing = null
  await store.say()
  expect([store.draft, textsOf(), store.failure]).toEqual(['', ['Вопрос'], null])
})

test('what is too long is not sent, and every character of it stays', async () => {
  const { store, say } = await aConversation()
  await store.open()
  const markup = '<img src=x onerror=alert(1)>'.repeat(4000)
  await say(markup)
  expect([store.isTooLong, store.draft, store.messages, store.failure]).toEqual([true, markup, [], null])
  await say('😀'.repeat(LONGEST_MESSAGE))
  expect([store.isTooLong, store.draft, store.messages.length]).toEqual([false, '', 1])
})

test('what is said while a message is on its way goes after it, once; what is only typed stays', async () => {
  const { store, textsOf } = await aConversation()
  await store.open()
  store.type('Раз')
  const saying = store.say()
  await store.say()
  expect(store.isSending).toBe(true)
  store.type('Два')
  await store.say()
  await store.say()
  store.type('Три')
  await saying
  expect([store.draft, textsOf(), store.isSending]).toEqual(['Три', ['Раз', 'Два'], false])
})

test('what was said after a message that could not be sent stays typed', async () => {
  const { line, store, textsOf } = await aConversation()
  await store.open()
  line.failing = 503
  store.type('Раз')
  const saying = store.say()
  store.type('Два')
  await store.say()
  await saying
  expect([store.draft, textsOf()]).toEqual(['Два', []])
  line.failing = null
  await store.say()
  expect([store.draft, textsOf(), store.failure]).toEqual(['', ['Два'], null])
})

test('nothing is missing and nothing twice, though messages come between the first read and the stream', async () => {
  const { support, store, say, textsOf } = await aConversation()
  await store.open()
  await say('1')
  await support.say('2')
  // Said here before what is above it was heard: a gap, which the stream fills.
  await support.say('3')
  await say('4')
  expect([textsOf(), store.last]).toEqual([['1', '4'], 1])
  const stop = store.follow()
  await until(() => expect(textsOf()).toEqual(['1', '2', '3', '4']))
  await support.say('5')
  await until(() => expect(textsOf()).toEqual(['1', '2', '3', '4', '5']))
  expect(store.last).toBe(5)
  stop()
  await support.say('6')
  expect(textsOf()).toHaveLength(5)
})

test('a stream that was lost goes on where nothing is missing', async () => {
  const { line, support, store, say, textsOf } = await aConversation()
  await store.open()
  store.follow()
  await say('1')
  line.cut()
  for (const text of numbersFrom(2, MESSAGES_AT_A_TIME * 2)) await support.say(text)
  await say('последнее')
  expect(store.last).toBe(1)
  store.follow()
  const all = [...numbersFrom(1, MESSAGES_AT_A_TIME * 2), 'последнее']
  await until(() => expect(textsOf()).toEqual(all))
})

test('the last ones are read first, then those before, to the first', async () => {
  const { support, store, say, openPage, textsOf } = await aConversation()
  await say('1')
  const most = MESSAGES_AT_A_TIME * 2 + 1
  for (const text of numbersFrom(2, most)) await support.say(text)
  const page = openPage()
  await page.open()
  expect([textsOf(page)[0], page.hasEarlier, page.last]).toEqual([
    String(most - MESSAGES_AT_A_TIME + 1),
    true,
    most,
  ])
  await page.readEarlier()
  await page.readEarlier()
  expect([textsOf(page), page.hasEarlier]).toEqual([numbersFrom(1, most), false])
  expect(store.messages).toHaveLength(1)
})

test('reading anew goes on until nothing is missing, and ends where the server does', async () => {
  const { line, support, store, say, textsOf } = await aConversation()
  await say('1')
  for (const text of numbersFrom(2, MESSAGES_AT_A_TIME * 2 + 3)) await support.say(text)
  line.failing = 500
  await store.readNew()
  expect(textsOf()).toEqual(['1'])
  line.failing = null
  await store.readNew()
  expect(textsOf()).toEqual(numbersFrom(1, MESSAGES_AT_A_TIME * 2 + 3))
})

test('each side sees how far the other has read, under its own last message', async () => {
  const { support, store, say } = await aConversation()
  await store.open()
  await store.markRead()
  store.follow()
  await say('Раз')
  await say('Два')
  expect([store.lastOwn, store.readByOther]).toEqual([2, 0])
  await support.markRead(1)
  await until(() => expect(store.readByOther).toBe(1))
  await support.say('Три')
  await until(() => expect([store.lastOwn, store.readByOther, store.last]).toEqual([2, 3, 3]))
  expect(store.state?.read.person).toBe(2)
  await store.markRead()
  await until(() => expect(store.state?.read.person).toBe(3))
})

test('files go one after another; one that is refused is named, and what follows it stays', async () => {
  const { store } = await aConversation()
  await store.open()
  const picture = new File([new Uint8Array(aPicture('screen'))], 'экран.jpg')
  const page = new File(['<script>'], 'страница.html')
  await store.attach([picture, page, picture])
  expect(store.messages.map(({ file }) => file?.name)).toEqual(['экран.jpg'])
  expect(store.failure).toMatch(/^«страница.html»\. Это не снимок и не документ/)
  await store.attach([new File([new Uint8Array(ATTACHMENT_LIMIT + 1)], 'архив.pdf')])
  expect(store.failure).toBe('«архив.pdf». Файл больше 10 МБ. Уменьшите его или пришлите частями')
  expect(store.messages).toHaveLength(1)
})

test('a conversation that could not be read says so, and is read again', async () => {
  const { line, support, store, say } = await aConversation()
  await say('1')
  await support.say('2')
  line.failing = 503
  await store.open()
  expect(store.loading).toEqual({ is: 'failed', status: 503 })
  line.failing = null
  await store.open()
  expect([store.loading.is, store.last]).toEqual(['ready', 2])
})

/** The desk as it is over HTTP, where answers may be lost on the way: one whose answer was lost keeps its key. */
function overHttp(desk: ConversationDesk) {
  const [keys, kept, line] = [new ActionKeys(), new Map<unknown, unknown>(), { isLosing: false }]
  const say: ConversationDesk['say'] = async (text) => {
    const answer = await keys.sendUnderKey(
      { method: 'post', path: '/api/chat/messages', body: { text } },
      async ({ key }) => {
        const json = kept.get(key) ?? (await desk.say(text))
        kept.set(key, json)
        if (line.isLosing) throw new Unavailable(null)
        return { ok: true, status: 201, headers: new Headers(), json }
      },
    )
    return answer.json as ReturnType<ConversationDesk['say']>
  }
  return { line, desk: { ...desk, say } }
}

test('a message whose answer was lost is there once, and the same words can be said again later', async () => {
  const { deskOf, aMember } = await openChatHouse()
  const key = await aMember()
  const { line, desk } = overHttp(deskOf(key, 'person'))
  const store = new ConversationStore(desk, 'person', { text: '' })
  const textsOf = () => store.messages.map(({ text }) => text)
  const say = async (text: string) => {
    store.type(text)
    await store.say()
  }
  await store.open()
  line.isLosing = true
  await say('Да')
  expect([store.draft, textsOf()]).toEqual(['Да', []])
  line.isLosing = false
  await store.say()
  expect([store.draft, textsOf()]).toEqual(['', ['Да']])

  line.isLosing = true
  await say('Нет')
  await store.readNew()
  expect([store.draft, textsOf(), store.failure]).toEqual(['', ['Да', 'Нет'], null])
  line.isLosing = false
  await say('Нет')
  expect(textsOf()).toEqual(['Да', 'Нет', 'Нет'])
})

test('a message that was heard before its answer was lost is not said again', async () => {
  const { deskOf, aMember } = await openChatHouse()
  const { line, desk } = overHttp(deskOf(await aMember(), 'person'))
  const store: ConversationStore = new ConversationStore(
    {
      ...desk,
      say: (text) =>
        desk.say(text).catch(async (error: unknown) => {
          await store.readNew()
          throw error
        }),
    },
    'person',
    { text: '' },
  )
  await store.open()
  line.isLosing = true
  store.type('Да')
  await store.say()
  expect([store.draft, store.failure, store.messages.length]).toEqual(['', null, 1])
})
