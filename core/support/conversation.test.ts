import { expect, test } from 'vitest'
import { asked, key, runKnowing, signed } from '../../tests/commands/known-conversation.ts'
import { markRead } from './mark-read.ts'
import { settle } from './settle.ts'
import { tellState } from './support-desk.ts'

const mark = (of: 'person' | 'support', upTo: unknown) => markRead.run({ ...key, of, upTo }, signed)
const written = (conversation: object) => [{ kind: 'conversations', rows: [conversation] }]

test('what is read is read, no further than the conversation goes, and never back', () => {
  const seen = { ...asked, read: { person: 3, support: 2 } }
  expect(runKnowing(mark('support', 2))).toEqual({ ok: true, value: { answer: seen, writes: written(seen) } })
  expect(runKnowing(mark('support', 99))).toMatchObject({
    value: { answer: { read: { support: 3, person: 3 } } },
  })
  for (const again of [mark('support', 1), mark('person', 2), mark('person', 7)])
    expect(runKnowing(again)).toEqual({ ok: true, value: { answer: asked, writes: [] } })
})

test('no number, or no conversation, is refused', () => {
  for (const odd of [0, -1, 1.5, '2', null])
    expect(runKnowing(mark('person', odd))).toMatchObject({
      error: { errors: [{ field: 'upTo', code: 'number/invalid' }] },
    })
  expect(runKnowing(mark('person', 1), { conversation: null })).toMatchObject({
    error: { code: 'not-found' },
  })
})

test('what needs no answer waits no more, and is read; once is enough', () => {
  const settled = { ...asked, read: { person: 3, support: 3 }, waitsSince: null }
  expect(runKnowing(settle.run(key, signed))).toEqual({
    ok: true,
    value: { answer: settled, writes: written(settled) },
  })
  const conversation = { ...asked, waitsSince: null }
  expect(runKnowing(settle.run(key, signed), { conversation })).toEqual({
    ok: true,
    value: { answer: conversation, writes: [] },
  })
  expect(runKnowing(settle.run(key, signed), { conversation: null })).toMatchObject({
    error: { code: 'not-found' },
  })
})

test('how far a conversation has come is told without whose it is', () => {
  const { last, read, waitsSince } = asked
  expect(tellState(asked)).toEqual({ last, read, waitsSince })
})
