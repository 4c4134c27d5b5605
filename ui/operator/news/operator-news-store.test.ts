// @vitest-environment node
import { openDesk } from '@osh/core/news/desk/news-desk.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { renderNews } from '#adapters/news/render-news.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { day, someone, today } from '#tests/examples.ts'
import { isForOthers } from '../is-for-others.ts'
import { OperatorNewsStore } from './operator-news-store.ts'

/** A desk in memory, and a way to have it fail. */
function aDesk() {
  const clock = makeSettableClock(today)
  const storage = makeLedgerStorage(new MemoryLedger(), clock)
  const commands = storage.openRecords(someone).newsDesk
  const whole = openDesk({ shelf: storage.news, commands, clock, render: renderNews })
  const server = { status: null as number | null }
  const orAway = <A extends readonly unknown[], T>(method: (...args: A) => Promise<T>) => {
    return async (...args: A): Promise<T> => {
      if (server.status !== null) throw new Unavailable(server.status)
      return method(...args)
    }
  }
  const { list, preview, publish, change, withdraw } = whole
  const desk = {
    ...{ list: orAway(list), preview: orAway(preview), publish: orAway(publish) },
    ...{ change: orAway(change), withdraw: orAway(withdraw) },
  }
  const store = new OperatorNewsStore(desk)
  const titles = () =>
    store.list.state?.is === 'ready' ? store.list.state.value.map(({ title }) => title) : []
  const publishOne = async (title: string, body = 'Текст') => {
    store.write(null)
    store.draft?.type({ title, body })
    const isKept = await store.save()
    store.drop()
    return isKept
  }
  return { store, whole, server, titles, publishOne }
}

test('what is written is shown as the feed would, kept, and in the list', async () => {
  const { store, titles } = aDesk()
  await store.list.open()
  store.write(null)
  const { draft } = store
  expect(draft?.isChanged).toBe(false)
  draft?.type({ title: 'Раз', body: '**два** <b>три</b>' })
  await draft?.look()
  expect(draft?.preview?.html).toBe('<p><strong>два</strong> &lt;b&gt;три&lt;/b&gt;</p>\n')
  expect(draft?.isChanged).toBe(true)
  draft?.type({ date: day('2026-03-20') })
  expect(await store.save()).toBe(true)
  expect(titles()).toEqual(['Раз'])
  expect(store.list.state).toMatchObject({
    value: [{ state: 'scheduled', publishedAt: '2026-03-20T06:00:00.000Z' }],
  })
})

test('what is refused or lost stays typed, and is said', async () => {
  const { store, server } = aDesk()
  store.write(null)
  store.draft?.type({ body: 'Текст', date: day('2026-03-20'), time: '' })
  expect(await store.save()).toBe(false)
  expect(store.draft?.messages.title).toContain('Заголовок')
  expect(store.draft?.messages.publishedAt).toMatch(/[а-я]/u)
  store.draft?.type({ title: 'Раз', time: '10:00' })
  expect(store.draft?.messages).toEqual({})
  server.status = 503
  await store.draft?.look()
  expect(await store.save()).toBe(false)
  expect(store.draft?.messages.form).toMatch(/[а-я]/u)
  expect(store.draft?.typed).toMatchObject({ title: 'Раз', body: 'Текст' })
  server.status = null
  expect(await Promise.all([store.save(), store.save()])).toEqual([true, false])
  store.draft?.type({ body: 'я'.repeat(15_001) })
  await store.draft?.look()
  expect(store.draft?.messages.body).toContain('15')
})

test('of two who change one piece the second is told, and keeps what they typed', async () => {
  const { store, whole, publishOne } = aDesk()
  await publishOne('Раз')
  const [news] = store.list.state?.is === 'ready' ? store.list.state.value : []
  if (!news) throw new Error('nothing was published')
  store.write(news)
  expect(store.draft?.typed).toMatchObject({ title: 'Раз', body: 'Текст', important: false })
  const other = new OperatorNewsStore(whole)
  await other.list.open()
  other.write(news)
  other.draft?.type({ title: 'Два' })
  expect(await other.save()).toBe(true)
  store.draft?.type({ title: 'Три' })
  expect(await store.save()).toBe(false)
  expect(store.draft?.messages.form).toContain('другой пользователь')
  expect(store.draft?.typed.title).toBe('Три')
  expect(await store.withdraw(news, true)).toBe(false)
  expect(store.attempt.failure).toContain('другой пользователь')
})

test('what is withdrawn says so, and is put back', async () => {
  const { store, publishOne } = aDesk()
  await publishOne('Раз')
  const first = () => (store.list.state?.is === 'ready' ? store.list.state.value[0] : undefined)
  for (const [isOut, state] of [
    [true, 'withdrawn'],
    [false, 'published'],
  ] as const) {
    const news = first()
    if (!news) throw new Error('nothing was published')
    const both = [store.withdraw(news, isOut), store.withdraw(news, isOut)]
    expect(await Promise.all(both)).toEqual([true, false])
    expect([first()?.state, store.attempt.failure, store.attempt.busy]).toEqual([state, null, false])
  }
})

test('it is for whoever runs the service alone', async () => {
  const { store, server } = aDesk()
  server.status = 403
  await store.list.open()
  expect(isForOthers(store.list.state)).toBe(true)
  const demo = new OperatorNewsStore(null)
  await demo.list.open()
  demo.write(null)
  expect([isForOthers(demo.list.state), demo.draft, await demo.save()]).toEqual([true, null, false])
})
