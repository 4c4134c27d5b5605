import { expect, test } from 'vitest'
import { asked, key, runKnowing, signed, writtenBy } from '../../tests/commands/known-conversation.ts'
import { emptyConversation } from './conversation.ts'
import { LONGEST_MESSAGE, MESSAGES_AN_HOUR } from './message.ts'
import { say } from './say.ts'

const sayNow = (text: unknown, from: 'person' | 'support' = 'person') =>
  say.run({ ...key, from, text }, signed)
const refusedText = (code: string) => ({ ok: false, error: { errors: [{ field: 'text', code }] } })

test('a member’s message goes after the last one, and waits since the first that is not answered', () => {
  const message = { ...key, number: 4, from: 'person', said: signed, text: 'Как?\nТак', file: null }
  const outcome = runKnowing(sayNow(' Как? \n Так\u200b '))
  const conversation = { ...asked, last: 4, read: { person: 4, support: 1 } }
  expect(outcome).toMatchObject({ ok: true, value: { answer: message } })
  const { kinds, line } = writtenBy(outcome)
  expect(kinds).toEqual([
    { kind: 'conversations', rows: [conversation] },
    { kind: 'messages', rows: [message] },
  ])
  expect(line).toMatchObject([
    { command: 'support/say', changes: [{ record: 'message', ids: [4], before: null, after: {} }] },
  ])
  expect(JSON.stringify(line)).not.toContain('Как')
})

test('the first word begins a conversation, which waits from then on', () => {
  const conversation = emptyConversation(key)
  expect(conversation).toEqual({ ...key, last: 0, read: { person: 0, support: 0 }, waitsSince: null })
  const begun = { ...key, last: 1, read: { person: 1, support: 0 }, waitsSince: signed.at }
  expect(runKnowing(sayNow('Здравствуйте'), { conversation: null })).toMatchObject({
    value: { answer: { number: 1 }, writes: [{ rows: [begun] }, {}, {}] },
  })
})

test('an answer has read all before it, and nothing waits any more', () => {
  const answered = { ...asked, last: 4, read: { person: 3, support: 4 }, waitsSince: null }
  expect(runKnowing(sayNow('Так', 'support'), { sent: 999 })).toMatchObject({
    value: { answer: { from: 'support', number: 4 }, writes: [{ rows: [answered] }, {}, {}] },
  })
  expect(runKnowing(sayNow('Так', 'support'), { conversation: null })).toMatchObject({
    error: { code: 'not-found' },
  })
})

test('no empty message, none of 100 KB, and none beyond so many an hour', () => {
  for (const nothing of ['', ' \n ', '\u200b', null]) {
    expect(runKnowing(sayNow(nothing))).toMatchObject(refusedText('text/required'))
  }
  const markup = '<img src=x onerror=alert(1)>'
  expect(runKnowing(sayNow(markup.repeat(4000)))).toMatchObject(refusedText('text/too-long'))
  expect(runKnowing(sayNow('а'.repeat(LONGEST_MESSAGE + 1)))).toMatchObject(refusedText('text/too-long'))
  expect(runKnowing(sayNow('а'.repeat(LONGEST_MESSAGE)))).toMatchObject({ ok: true })
  expect(runKnowing(sayNow(markup))).toMatchObject({ value: { answer: { text: markup } } })
  expect(runKnowing(sayNow(7))).toMatchObject({ value: { answer: { text: '7' } } })
  expect(runKnowing(sayNow('а'), { sent: MESSAGES_AN_HOUR - 1 })).toMatchObject({ ok: true })
  expect(runKnowing(sayNow('а'), { sent: MESSAGES_AN_HOUR })).toMatchObject(refusedText('support/too-many'))
})
