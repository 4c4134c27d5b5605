import { expect, test } from 'vitest'
import { asked, key, runKnowing, signed, writtenBy } from '../../tests/commands/known-conversation.ts'
import { aPicture } from '../../tests/pictures.ts'
import { attachFile } from './attach-file.ts'
import { ATTACHMENT_LIMIT, ATTACHMENTS_ROOM, MESSAGES_AN_HOUR } from './message.ts'

const picture = aPicture()
const attach = (changes: { name?: string; bytes?: Uint8Array } = {}, from: 'person' | 'support' = 'person') =>
  attachFile.run(
    { ...key, from, draft: { name: 'C:\\снимки\\экран.jpg', bytes: picture, sha256: 'ab', ...changes } },
    signed,
  )
const refused = (field: string, code: string) => ({ ok: false, error: { errors: [{ field, code }] } })

test('a file is a message under its name alone, and its bytes are kept before it', () => {
  const file = { name: 'экран.jpg', format: 'jpeg', sha256: 'ab', size: picture.length }
  const answer = { ...key, number: 4, from: 'person', text: '', file, said: signed }
  const outcome = runKnowing(attach())
  expect(outcome).toMatchObject({ ok: true, value: { answer } })
  const { kinds, line } = writtenBy(outcome)
  expect(line).toMatchObject([{ changes: [{ ids: [4], after: { name: 'экран.jpg' } }] }])
  expect(kinds).toMatchObject([
    { kind: 'files', rows: [{ companyId: key.companyId, sha256: 'ab', bytes: picture }] },
    { kind: 'conversations', rows: [{ last: 4, waitsSince: asked.waitsSince }] },
    { kind: 'messages', rows: [answer] },
  ])
  expect(runKnowing(attach({ name: 'снимки/экран.jpg' }))).toMatchObject({ value: { answer: { file } } })
})

test('nothing is taken from whoever is no member any more; support is none', () => {
  expect(runKnowing(attach(), { isMember: false })).toMatchObject({ error: { code: 'not-found' } })
  expect(runKnowing(attach({}, 'support'), { isMember: false })).toMatchObject({
    value: { answer: { from: 'support' }, writes: [{}, { rows: [{ waitsSince: null }] }, {}, {}] },
  })
  expect(runKnowing(attach({}, 'support'), { conversation: null })).toMatchObject({
    error: { code: 'not-found' },
  })
})

test('what is no image or document, too large, nameless, or more than there is room for is refused', () => {
  const page = new TextEncoder().encode('<html>')
  expect(runKnowing(attach({ bytes: page }))).toMatchObject(refused('file', 'support/not-recognised'))
  const large = aPicture('', ATTACHMENT_LIMIT + 1)
  expect(runKnowing(attach({ bytes: large }))).toMatchObject(refused('file', 'support/too-large'))
  expect(runKnowing(attach({ bytes: large.subarray(0, ATTACHMENT_LIMIT) }))).toMatchObject({ ok: true })
  expect(runKnowing(attach({ name: 'снимки/' }))).toMatchObject(refused('fileName', 'text/required'))
  expect(runKnowing(attach({ name: 'а'.repeat(201) }))).toMatchObject(refused('fileName', 'text/too-long'))
  expect(runKnowing(attach({ name: 'а'.repeat(200) }))).toMatchObject({ ok: true })
  const left = ATTACHMENTS_ROOM - picture.length
  expect(runKnowing(attach(), { attached: left })).toMatchObject({ ok: true })
  expect(runKnowing(attach(), { attached: left + 1 })).toMatchObject(refused('file', 'support/no-room'))
  expect(runKnowing(attach(), { sent: MESSAGES_AN_HOUR })).toMatchObject(refused('file', 'support/too-many'))
})

test('bounds are those that the page names', () => {
  expect([ATTACHMENT_LIMIT, ATTACHMENTS_ROOM]).toEqual([10_485_760, 524_288_000])
})
