import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, instant, mining, someone } from '../../../tests/examples.ts'
import { follow } from '../../commands/follow.ts'
import { findWindowEnd } from '../../deadlines/window.ts'
import type { MemoId } from '../../memos/memo.ts'
import type { NewsId } from '../../news/news-item.ts'
import { fullActs } from '../../norms/acts/full-acts.ts'
import type { RoleId } from '../../norms/responsibilities.ts'
import { sections } from '../../sections/section.ts'
import { addDays } from '../../shared/dates/local-date.ts'
import type { NoticeId } from '../notice.ts'
import type { KeptSettings } from '../notice-facts.ts'
import type { FeedFacts } from './feed-facts.ts'
import { feedKinds } from './feed-notice.ts'
import { tellFeedTo } from './notice-feed.ts'
import { noMails, readSettings, usualSettings } from './notice-settings.ts'
import { readFeed, unreadFeed } from './read-feed.ts'
import { saveSettings } from './save-settings.ts'
import { tellFeed } from './tell-feed.ts'
import { tellChangingActs, tellEndingActs } from './told-acts.ts'
import { boundNewlyOverdue, cameIntoWindow, findEntryDay, findFirstToldDay } from './told-days.ts'

const today = day('2026-03-16')
const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const none: FeedFacts = {
  today,
  due: [],
  dated: [],
  hired: [],
  moved: [],
  memos: [],
  unfilled: null,
  news: [],
}
const due = (section: 'training' | 'briefing', on: string, count = 1) => ({ section, due: day(on), count })
const tell = (facts: Partial<FeedFacts>) =>
  tellFeed({ ...none, ...facts }, ['acts']).map(({ key, title, content }) =>
    [key, title, content].join(' | '),
  )

test('a section has one notice a day of what became overdue, and one of what came into its window', () => {
  expect(
    tell({
      due: [
        due('training', '2026-03-15', 2),
        due('training', '2026-06-16', 5),
        due('briefing', '2026-04-10'),
      ],
    }),
  ).toEqual([
    'overdue/training/2026-03-16 | Обучение | Просрочены 2 срока: внесите прохождение или сформируйте служебную записку',
    'entered/training/2026-03-16 | Обучение | Подходит 5 сроков: сформируйте служебную записку',
    'entered/briefing/2026-03-10 | Инструктажи | Подходит 1 срок: сформируйте служебную записку',
  ])
})

test('deadlines that come into the window on one day are one notice: months end on different days', () => {
  const facts = {
    ...none,
    today: day('2026-03-02'),
    due: [due('briefing', '2026-03-29'), due('briefing', '2026-03-31')],
  }
  expect(tellFeed(facts, ['acts']).map(({ key, content }) => [key, content.slice(0, 16)])).toEqual([
    ['entered/briefing/2026-03-01', 'Подходят 2 срока'],
  ])
})

test('fourteen days are told, and each deadline of them on the first day whose window has it', () => {
  expect([findFirstToldDay(today), boundNewlyOverdue(today)]).toEqual([
    '2026-03-03',
    { from: '2026-03-02', to: '2026-03-15' },
  ])
  const days = fc.integer({ min: 0, max: 1500 }).map((count) => addDays(day('2024-01-01'), count))
  fc.assert(
    fc.property(days, fc.constantFrom(...sections), (now, section) => {
      const { from, to } = cameIntoWindow(section, now)
      expect(to).toBe(findWindowEnd(section, now))
      for (let on = from; on <= to; on = addDays(on, 1)) {
        const told = findEntryDay(section, on, now)
        expect(told >= findFirstToldDay(now) && told <= now).toBe(true)
        expect(findWindowEnd(section, told) >= on).toBe(true)
        expect(findWindowEnd(section, addDays(told, -1)) < on).toBe(true)
      }
      expect(findWindowEnd(section, addDays(findFirstToldDay(now), -1)) < from).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('the window of fourteen days begins after that of the day before them', () => {
  expect(cameIntoWindow('training', today)).toEqual({ from: '2026-06-03', to: '2026-06-16' })
})

test('a deadline that has been in the window for longer is told on the first of the days, one of today too', () => {
  for (const section of sections) expect(findEntryDay(section, today, today)).toBe(findFirstToldDay(today))
  expect(tellFeed({ ...none, due: [due('briefing', today)] }, ['acts'])).toMatchObject([
    { key: 'entered/briefing/2026-03-03' },
  ])
})

const memo = (pending: number) => ({
  ...({ memo: { id: 3 as MemoId, number: 14 }, section: 'training', formedOn: day('2026-02-20') } as const),
  ...{ rows: 5, pending, people: 4, names: [], lastDone: null },
})
const role = (name: string) => ({ roleId: 101 as RoleId, name, left: null })

test('memos, roles, new people and news lead to where they are dealt with', () => {
  const facts: FeedFacts = {
    ...none,
    memos: [memo(4), { ...memo(0), memo: { id: 4 as MemoId, number: 15 } }],
    unfilled: { since: day('2026-03-10'), roles: [role('Раз'), role('Два'), role('Три')] },
    hired: [
      { day: day('2026-03-12'), count: 1, first: 'Галкин Пётр' },
      { day: day('2026-03-11'), count: 3, first: 'Белова Анна' },
    ],
    moved: [
      { day: day('2026-03-13'), count: 1, first: 'Ёлкин Ян' },
      { day: day('2026-03-09'), count: 2, first: 'Ким Ян' },
    ],
    news: [{ id: 7 as NewsId, title: 'Новый порядок', day: today }],
  }
  const told = tellFeed(facts, ['acts'])
  expect(told.map(({ key, day, path }) => [key, day, path])).toEqual([
    ['news/7', '2026-03-16', '/news/7'],
    ['employees/moved/2026-03-13', '2026-03-13', '/employees/information/main'],
    ['employees/2026-03-12', '2026-03-12', '/employees/information/main'],
    ['employees/2026-03-11', '2026-03-11', '/employees/information/main'],
    ['responsible/2026-03-10/3', '2026-03-10', '/employees/responsible'],
    ['employees/moved/2026-03-09', '2026-03-09', '/employees/information/main'],
    ['memos/3', '2026-03-07', '/notifications/memos/3'],
    ['memos/4', '2026-03-07', '/notifications/memos/4'],
  ])
  expect(told.map(({ title, content }) => `${title}: ${content}`)).toEqual([
    'Новый порядок: Важная новость',
    'Переведённому работнику назначено не то: Ёлкин Ян: примените требования должности в карточке или назначьте сами',
    'Новому работнику назначено не всё: Галкин Пётр: примените требования должности в карточке или назначьте сами',
    'Новым работникам назначено не всё: 3: Белова Анна и ещё 2 работника: примените требования должности или назначьте сами',
    'Не назначены 3 ответственных: Раз; Два и ещё 1',
    'Переведённым работникам назначено не то: 2: Ким Ян и ещё 1 работник: примените требования должности или назначьте сами',
    'Записка № 14 открыта больше двух недель: Обучение: Без даты 4 из 5: внесите даты',
    'Записка № 15 открыта больше двух недель: Обучение: Отчёт не утверждён: введите дату утверждения',
  ])
  const never = { since: null, roles: [role('Раз')] }
  expect(tellFeed({ ...none, unfilled: never }, ['acts'])).toMatchObject([
    { key: 'responsible/never/1', day: today, content: 'Раз', title: 'Не назначен 1 ответственный' },
  ])
  const two = { since: null, roles: [role('Раз'), role('Два')] }
  expect(tellFeed({ ...none, unfilled: two }, ['acts'])).toMatchObject([{ content: 'Раз; Два' }])
  expect(tellFeed(none, ['acts'])).toEqual([])
})

const [anAct] = fullActs
const act = (changes: object) => {
  if (!anAct) throw new Error('there are no acts')
  return [{ ...anAct, validTo: null, amendments: [], short: 'Правила № 1', governs: 'сроки', ...changes }]
}

test('an act is told of ninety days before it ends, and when it has ended', () => {
  const ends = act({ id: 'a', validTo: day('2026-06-14'), prolongationUnconfirmed: undefined })
  expect(tellEndingActs(today, ends)).toEqual([
    {
      ...{ key: 'acts/a/ends/2026-06-14', kind: 'acts', day: '2026-03-16', path: '/law' },
      ...{ title: 'Правила № 1: срок действия истекает 14.06.2026', content: 'От акта зависит: сроки' },
    },
  ])
  expect(tellEndingActs(addDays(today, -1), ends)).toEqual([])
  expect(tellEndingActs(day('2026-06-14'), ends)).toMatchObject([
    { key: 'acts/a/ends/2026-06-14', day: '2026-03-16' },
  ])
  expect(tellEndingActs(day('2026-06-15'), ends)).toMatchObject([
    {
      key: 'acts/a/ended/2026-06-14',
      day: '2026-06-15',
      title: 'Правила № 1: срок действия истёк 14.06.2026',
    },
  ])
})

test('a change of an act is told of from a month before it to a month after', () => {
  const changed = (validFrom: string | null) =>
    act({ id: 'a', amendments: [{ number: '77', date: null, validFrom, confidence: 'certain' }] })
  const told = (on: string) => tellChangingActs(day(on), changed('2026-04-15')).map(({ key }) => key)
  expect(told('2026-03-15')).toEqual([])
  expect(told('2026-03-16')).toEqual(['acts/a/changes/2026-04-15'])
  expect(told('2026-05-15')).toEqual(['acts/a/changes/2026-04-15'])
  expect(told('2026-05-16')).toEqual([])
  expect(tellChangingActs(today, changed(null))).toEqual([])
  expect(tellChangingActs(today, changed('2026-04-01'))).toMatchObject([
    { title: 'Правила № 1: изменения (№ 77) с 01.04.2026', day: '2026-03-02', path: '/law' },
  ])
  const unnumbered = act({
    amendments: [{ number: null, date: null, validFrom: today, confidence: 'certain' }],
  })
  expect(tellChangingActs(today, unnumbered)[0]?.title).toBe('Правила № 1: изменения с 16.03.2026')
})

test('the acts of the product are told of by themselves', () => {
  expect(tellFeed({ ...none, today: day('2027-01-10') }).map(({ kind }) => kind)).toContain('acts')
})

test('what is switched off is not told; what was read is told so', () => {
  const facts = {
    ...none,
    due: [due('training', '2026-03-15')],
    news: [{ id: 7 as NewsId, title: 'Т', day: today }],
  }
  expect(tellFeed(facts, ['acts', 'overdue']).map(({ kind }) => kind)).toEqual(['news'])
  const settings = { ...usualSettings, muted: ['acts'] as const }
  expect(tellFeedTo(facts, settings, new Set(['news/7'])).map(({ key, read }) => [key, read])).toEqual([
    ['overdue/training/2026-03-16', false],
    ['news/7', true],
  ])
})

test('settings change one by one; what is no kind, no time and no hour is refused', () => {
  const current = {
    muted: ['news'],
    unpushed: ['acts'],
    digest: 'daily',
    reminders: true,
    investigations: true,
    hour: 9,
  } as const
  const read = (given: object) => readSettings(current, { ...given })
  const changed = (change: object) => ({ ok: true, value: { ...current, ...change } })
  expect(read({})).toEqual(changed({}))
  expect(read({ muted: ['news', 'acts', 'news'] })).toEqual(changed({ muted: ['acts', 'news'] }))
  expect(read({ unpushed: ['news', 'investigations'] })).toEqual(
    changed({ unpushed: ['investigations', 'news'] }),
  )
  expect(read({ digest: 'weekly' })).toEqual(changed({ digest: 'weekly' }))
  expect(read({ reminders: false })).toEqual(changed({ reminders: false }))
  expect(read({ investigations: false })).toEqual(changed({ investigations: false }))
  for (const hour of [0, 23]) expect(read({ hour })).toEqual(changed({ hour }))
  const wrong = (field: string, code: string) => ({
    ok: false,
    error: { code: 'fields', errors: [{ field, code }] },
  })
  for (const muted of [null, 'news', ['все'], ['news', 'все'], [...feedKinds, 'news']])
    expect(read({ muted })).toEqual(wrong('muted', 'list/invalid'))
  expect(read({ muted: [...feedKinds] }).ok).toBe(true)
  expect(read({ unpushed: ['все'] })).toEqual(wrong('unpushed', 'list/invalid'))
  for (const digest of [null, 'hourly']) expect(read({ digest })).toEqual(wrong('digest', 'choice/unknown'))
  for (const reminders of [null, 'да', 1])
    expect(read({ reminders })).toEqual(wrong('reminders', 'choice/unknown'))
  for (const investigations of [null, 'да', 1])
    expect(read({ investigations })).toEqual(wrong('investigations', 'choice/unknown'))
  for (const hour of [null, '8', -1, 24, 8.5]) expect(read({ hour })).toEqual(wrong('hour', 'choice/unknown'))
  expect(readSettings(usualSettings, noMails)).toEqual({
    ok: true,
    value: { ...usualSettings, investigations: false },
  })
})

test('settings are the person’s own, and what they were before is asked; mails are due from the next hour on', () => {
  const saved = (details: object, kept: Partial<KeptSettings> = {}, timeZone = 'Europe/Moscow') =>
    follow(saveSettings.run({ companyId: mining, details: { ...details } }, signed), {
      'time-zone': ({ companyId }) => (companyId === mining ? timeZone : 'Asia/Kamchatka'),
      'kept-settings': ({ companyId, user }) =>
        companyId === mining && user === someone
          ? { settings: { ...usualSettings, muted: ['acts'] as const }, toldOn: null, ...kept }
          : { settings: usualSettings, toldOn: null },
    })
  const settings = {
    muted: ['acts'],
    unpushed: [],
    digest: 'weekly',
    reminders: false,
    investigations: true,
    hour: 8,
  }
  const row = { companyId: mining, user: someone, settings }
  expect(saved({ digest: 'weekly' })).toEqual({
    ok: true,
    value: {
      writes: [
        {
          kind: 'notice-settings',
          rows: [{ ...row, toldOn: '2026-03-16', dueAt: '2026-03-23T05:00:00.000Z' }],
        },
      ],
      answer: settings,
    },
  })
  const writtenOf = (...given: Parameters<typeof saved>) => {
    const answer = saved(...given)
    return answer.ok ? answer.value.writes[0]?.rows[0] : null
  }
  expect(writtenOf({ digest: 'daily' }, {}, 'Europe/Kaliningrad')).toMatchObject({
    dueAt: '2026-03-17T06:00:00.000Z',
  })
  expect(writtenOf({ reminders: true, hour: 20 })).toMatchObject({
    toldOn: '2026-03-15',
    dueAt: '2026-03-16T17:00:00.000Z',
  })
  const on = { settings: { ...usualSettings, digest: 'daily' as const }, toldOn: day('2026-03-14') }
  expect(writtenOf({ muted: ['news'] }, on)).toMatchObject({
    toldOn: '2026-03-14',
    dueAt: '2026-03-15T05:00:00.000Z',
  })
  expect(writtenOf(noMails, on)).toMatchObject({ dueAt: null })
  expect(saved({ digest: 'weekly', hour: 24 })).toEqual({
    ok: false,
    error: { code: 'fields', errors: [{ field: 'hour', code: 'choice/unknown' }] },
  })
})

test('notices are marked by their keys, each of which begins with a kind', () => {
  const known = {
    'known-notices': ({ ids }: { readonly ids: readonly NoticeId[] }) => ids.filter((id) => id < 10),
  }
  const said = (keys: unknown, of: typeof readFeed | typeof unreadFeed = readFeed) =>
    follow(of.run({ companyId: mining, details: { keys } }, signed), known)
  const marks = ['news/7', 'memos/3'].map((key) => ({ companyId: mining, key }))
  const read = { read: signed }
  expect(said(['news/7', 'memos/3', 'news/7'])).toEqual({
    ok: true,
    value: {
      writes: [{ kind: 'notice-marks', rows: marks.map((one) => ({ ...one, ...read })) }],
      answer: null,
    },
  })
  const step = { companyId: mining, noticeId: 4 }
  expect(said(['investigations/4', 'investigations/44'])).toMatchObject({
    value: { writes: [{ kind: 'notice-reads', rows: [{ ...step, ...read }] }] },
  })
  const user = signed.by
  expect(said(['news/7', 'investigations/4', 'memos/3'], unreadFeed)).toMatchObject({
    value: {
      writes: [
        { kind: 'lifted-marks', rows: marks.map((one) => ({ ...one, user })) },
        { kind: 'lifted-reads', rows: [{ ...step, user }] },
      ],
    },
  })
  const wrong = { ok: false, error: { code: 'fields', errors: [{ field: 'keys', code: 'list/invalid' }] } }
  const long = `news/${'7'.repeat(95)}`
  for (const keys of [
    undefined,
    [],
    'news/7',
    [7],
    [['news/7']],
    ['news'],
    ['newest/7'],
    ['news/\0'],
    [`${long}7`],
    ['news/7', 7],
  ])
    expect(said(keys)).toEqual(wrong)
  expect(said([long]).ok).toBe(true)
  expect(said(Array.from({ length: 500 }, (_, i) => `news/${i}`)).ok).toBe(true)
  expect(said(Array.from({ length: 501 }, (_, i) => `news/${i}`))).toEqual(wrong)
})
