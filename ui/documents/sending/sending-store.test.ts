// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { aTemplate, plainPress } from '#tests/ui/plain-press.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { issueStore } from '../issue/issue-store.ts'
import { sendingLogStore } from './sending-log-store.ts'
import { sendingStore } from './sending-store.ts'

let page: UserPage

beforeEach(async () => {
  page = await openAsUser(async () => plainPress([aTemplate()]))
  const issuing = page.services.get(issueStore)
  await issuing.begin(aTemplate(), day('2026-03-16'))
  expect(await issuing.issue()).not.toBeNull()
})

async function open() {
  const store = page.services.get(sendingStore)
  await store.find('')
  const [paper] = store.found.is === 'ready' ? store.found.value.items : []
  if (!paper) throw new Error('there is no paper')
  return { store, paper }
}

test('a paper is chosen once, and its size is of the format that goes', async () => {
  const { store, paper } = await open()
  expect([store.complete, store.size]).toEqual([true, 0])
  store.choose(paper, true)
  store.choose(paper, true)
  store.type({ format: 'docx' })
  expect([store.chosen.length, store.size]).toEqual([1, paper.files.docx.size])
  store.choose(paper, false)
  expect([store.chosen, store.size]).toEqual([[], 0])
})

test('each address gets a mail, however they are separated; then only the subject is left', async () => {
  const { store, paper } = await open()
  store.choose(paper, true)
  store.type({ to: ' a@example.org,b@example.org;\nc@example.org ', text: 'Смотрите' })
  expect(await store.send()).toBe(3)
  expect([store.chosen, store.to, store.text, store.busy]).toEqual([[], '', '', false])
  expect(store.subject).not.toBe('')
  const log = page.services.get(sendingLogStore)
  await log.open()
  expect(log.state).toMatchObject({ value: { mails: [{}, {}, {}], complete: true } })
})

test('what is refused keeps what was typed, and is said until something else is typed', async () => {
  const { store } = await open()
  store.type({ to: 'кому' })
  expect(await store.send()).toBeNull()
  expect(Object.keys(store.messages).toSorted()).toEqual(['documentIds', 'to'])
  store.type({ text: 'Смотрите' })
  expect([store.messages, store.to]).toEqual([{}, 'кому'])
})
