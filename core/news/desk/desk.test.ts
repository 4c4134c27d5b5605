import { expect, test } from 'vitest'
import { day, instant, someone } from '../../../tests/examples.ts'
import { follow } from '../../commands/follow.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { Result } from '../../shared/results/result.ts'
import type { NewsId } from '../news-item.ts'
import { change } from './change.ts'
import { MOST_MARKDOWN, parseMarkdown } from './markdown.ts'
import { newsCommands, openDesk } from './news-desk.ts'
import { parseNewsDraft } from './news-draft.ts'
import { publish } from './publish.ts'
import { withdraw } from './withdraw.ts'
import { stateOf, type WrittenNews } from './written-news.ts'

const now = instant('2026-11-20T10:00:30.000Z')
const signed = { by: someone, at: now }
const kept: WrittenNews = {
  ...{ id: 7 as NewsId, title: 'Раз', body: '- раз', important: false },
  ...{ publishedAt: instant('2026-11-18T10:00:15.000Z'), release: '1.0.0', version: 3 },
  ...{ written: null, withdrawn: null },
}
const typed = { title: ' Новое  правило ', body: '- раз\n', important: true }

const answers = (found: WrittenNews | null) => ({
  news: ({ id }: { readonly id: NewsId }) => (id === kept.id ? found : null),
  'new-news-id': () => kept.id,
})

/** What is written, which is what is answered too. */
function written(
  done: Result<{ readonly writes: readonly unknown[]; readonly answer: WrittenNews }, unknown>,
) {
  if (!done.ok) return done.error
  expect(done.value.writes).toEqual([{ kind: 'news', rows: [done.value.answer] }])
  return done.value.answer
}

const publishing = (details: Input) => written(follow(publish.run({ details }, signed), answers(null)))
const changing = (details: Input, found: WrittenNews | null = kept) =>
  written(follow(change.run({ details: { newsId: 7, version: 3, ...details } }, signed), answers(found)))
const withdrawing = (details: Input, found: WrittenNews | null = kept) =>
  written(follow(withdraw.run({ details: { newsId: 7, version: 3, ...details } }, signed), answers(found)))

test('what is written is published at once, or from the moment on that the clock of Moscow shows', () => {
  const said = { id: 7, title: 'Новое правило', body: '- раз', important: true, release: null, version: 1 }
  expect(publishing(typed)).toEqual({ ...said, publishedAt: now, written: signed, withdrawn: null })
  expect(publishing({ ...typed, publishedAt: '2026-11-21T09:00' })).toMatchObject({
    publishedAt: '2026-11-21T06:00:00.000Z',
  })
  expect(publishing({ title: 'Раз', body: 'два', important: 'да' })).toMatchObject({ important: false })
})

test('what can’t be published is refused, each field by itself', () => {
  const codes = (details: Input) => {
    const read = parseNewsDraft(details, now)
    return read.ok ? [] : read.error.errors.map(({ field, code }) => `${field} ${code}`)
  }
  expect(codes({})).toEqual(['title text/required', 'body text/required'])
  expect(codes({ title: 'я'.repeat(201), body: ' \n ' })).toEqual([
    'title text/too-long',
    'body text/required',
  ])
  expect(codes({ ...typed, title: 'я'.repeat(200) })).toEqual([])
  for (const [publishedAt, code] of [
    ['2026-11-21', 'time/required'],
    ['2026-11-21T25:00', 'time/invalid'],
    ['завтра', 'date/invalid'],
    ['2027-11-21T13:01', 'date/too-far'],
  ])
    expect(codes({ ...typed, publishedAt })).toEqual([`publishedAt ${code}`])
  expect(codes({ ...typed, publishedAt: '2027-11-21T13:00' })).toEqual([])
  expect(codes({ ...typed, body: 5 })).toEqual(['body text/not-text'])
  const onTheMinute = instant('2026-11-20T10:00:00.000Z')
  expect(parseNewsDraft({ ...typed, publishedAt: '2027-11-21T13:00' }, onTheMinute).ok).toBe(true)
  expect(publishing({ title: 'Раз' })).toMatchObject({ errors: [{ field: 'body' }] })
})

test('what is changed is so from then on, as its moment was or as it is moved', () => {
  const after = { ...kept, title: 'Новое правило', important: true, version: 4, written: signed }
  expect(changing(typed)).toEqual(after)
  expect(changing({ ...typed, publishedAt: '2026-11-18T13:00' })).toEqual(after)
  expect(changing({ ...typed, publishedAt: '2026-11-18T13:01' })).toMatchObject({
    publishedAt: '2026-11-18T10:01:00.000Z',
  })
  const ahead = { ...kept, publishedAt: instant('2026-11-20T10:00:31.000Z') }
  expect(changing(typed, ahead)).toMatchObject({ publishedAt: now })
  expect(changing(typed, { ...kept, publishedAt: now })).toMatchObject({ publishedAt: now })
})

test('what someone else has changed meanwhile is not overwritten', () => {
  const nowhere = { code: 'not-found' }
  const bad = { code: 'fields', errors: [{ field: 'newsId', code: 'choice/unknown' }] }
  for (const ask of [changing, withdrawing]) {
    expect(ask({ ...typed, version: 2 })).toEqual({ code: 'stale' })
    expect(ask(typed, null)).toEqual(nowhere)
    expect(ask({ ...typed, newsId: 'раз' })).toEqual(bad)
    expect(ask({ ...typed, version: 0 })).toMatchObject({ errors: [{ field: 'version' }] })
  }
  expect(changing({ ...typed, title: '' })).toMatchObject({ errors: [{ field: 'title' }] })
})

test('what is withdrawn says by whom, and is put back as it was', () => {
  const out = { ...kept, version: 4, withdrawn: signed }
  expect(withdrawing({ withdrawn: true })).toEqual(out)
  expect(withdrawing({ withdrawn: false, version: 4 }, out)).toEqual({ ...kept, version: 5 })
})

test('it is published from its moment on, unless it is withdrawn', () => {
  expect(stateOf(kept, kept.publishedAt)).toBe('published')
  expect(stateOf(kept, instant('2026-11-18T10:00:14.000Z'))).toBe('scheduled')
  expect(stateOf({ ...kept, withdrawn: signed }, now)).toBe('withdrawn')
})

test('the blanks of Markdown stay; what no one types is refused', () => {
  const markdown = '\n\n- раз\n\t- два  \r\n\n\n  три\u0301 \n\n'
  expect(parseMarkdown(markdown)).toEqual({ ok: true, value: '- раз\n    - два\n\n\n  три\u0301' })
  for (const nothing of [null, undefined, '', ' \n '])
    expect(parseMarkdown(nothing)).toEqual({ ok: true, value: '' })
  expect(parseMarkdown('я'.repeat(MOST_MARKDOWN))).toMatchObject({ ok: true })
  const tooLong = { ok: false, error: { code: 'text/too-long', max: MOST_MARKDOWN } }
  expect(parseMarkdown(`${'я'.repeat(MOST_MARKDOWN / 2)}\n${'я'.repeat(MOST_MARKDOWN / 2)}`)).toEqual(tooLong)
  expect(parseMarkdown('я'.repeat(MOST_MARKDOWN * 5))).toEqual(tooLong)
  expect(parseMarkdown('раз\nд\u200bва')).toMatchObject({ error: { code: 'text/forbidden-character' } })
  expect(parseMarkdown(5)).toEqual({ ok: false, error: { code: 'text/not-text' } })
})

test('an operator sees how it stands, and how it will look', async () => {
  const desk = openDesk({
    shelf: { listAll: async () => ({ items: [kept], total: 1, more: false }) },
    commands: {
      publish: async () => ({ ok: true, value: { ...kept, withdrawn: signed } }),
      change: async () => ({ ok: true, value: kept }),
      withdraw: async () => ({ ok: false, error: { code: 'stale' } }),
    },
    clock: { now: () => now, today: () => day('2026-11-20') },
    render: (body) => ({ html: `<p>${body}</p>`, short: body }),
  })
  const { written: _, withdrawn: _w, ...told } = kept
  const shown = { ...told, state: 'published' }
  expect(await desk.list({ page: 1, limit: 20 })).toEqual({ items: [shown], total: 1, more: false })
  expect(await desk.publish({ details: {} })).toEqual({ ok: true, value: { ...shown, state: 'withdrawn' } })
  expect(await desk.change({ details: {} })).toEqual({ ok: true, value: shown })
  expect(await desk.withdraw({ details: {} })).toEqual({ ok: false, error: { code: 'stale' } })
  const text = { html: '<p>раз</p>', short: 'раз' }
  expect(await desk.preview({ details: { body: 'раз' } })).toEqual({ ok: true, value: text })
  expect(await desk.preview({ details: { body: 5 } })).toMatchObject({
    error: { errors: [{ field: 'body' }] },
  })
  expect(Object.values(newsCommands).map(({ name }) => name)).toEqual([
    'news/publish',
    'news/change',
    'news/withdraw',
  ])
})
