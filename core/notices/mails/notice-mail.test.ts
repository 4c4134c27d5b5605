import { expect, test } from 'vitest'
import { day, today } from '../../../tests/examples.ts'
import { addDays } from '../../shared/dates/local-date.ts'
import type { CompanyId } from '../../shared/identity.ts'
import type { DueOnDay } from '../feed/feed-facts.ts'
import type { FeedKind } from '../feed/feed-notice.ts'
import type { StepState } from '../notice.ts'
import { countSteps, findLastToldDay, makeMailContent } from './mail-content.ts'
import type { MailTurn } from './mail-turn.ts'
import { wordNoticeMail, writeNoticeText } from './notice-mail.ts'

const turn: MailTurn = { digest: true, reminders: true, after: addDays(today, -1), today }
const due = (days: number, count: number, section: DueOnDay['section'] = 'training'): DueOnDay => ({
  ...{ section, count },
  due: addDays(today, days),
})
const notice = (kind: FeedKind, on = today, read = false) => ({
  ...{ key: `${kind}/1`, kind, day: on, read },
  ...{ title: `О ${kind}`, content: 'Абрамова А. А.: назначьте', path: '/law' },
})
const nothing = { due: [], dated: [], notices: [], steps: null, head: null }
const head = { number: 42, link: 'ab'.repeat(32) }

test('a digest counts what is overdue and what falls due within a week and a month', () => {
  const facts = { ...nothing, due: [due(-3, 2), due(0, 1), due(7, 1), due(8, 4), due(-1, 1, 'risk')] }
  expect(makeMailContent({ ...turn, reminders: false }, [], facts)).toEqual({
    today,
    digest: {
      sections: [
        { section: 'training', overdue: 2, week: 2, month: 6 },
        { section: 'risk', overdue: 1, week: 0, month: 0 },
      ],
      notices: [],
      steps: null,
      head: null,
    },
    reminders: [],
  })
  expect(findLastToldDay(today)).toBe(addDays(today, 30))
})

test('no more is counted than lists count', () => {
  const facts = { ...nothing, due: [due(1, 900), due(2, 900)] }
  expect(makeMailContent(turn, [], facts)?.digest?.sections).toMatchObject([{ week: 1000, month: 1000 }])
})

test('what is new and not read is told, and what the person has switched off is not', () => {
  const old = notice('acts', addDays(today, -1))
  const notices = [notice('memos'), notice('news', today, true), old, notice('overdue'), notice('entered')]
  expect(makeMailContent(turn, [], { ...nothing, notices })?.digest?.notices).toEqual([notice('memos')])
  const both = { ...nothing, due: [due(-3, 2), due(5, 1)] }
  const counts = (muted: readonly FeedKind[]) => makeMailContent(turn, muted, both)?.digest?.sections
  expect(counts(['overdue'])).toMatchObject([{ overdue: 0, week: 1 }])
  expect(counts(['entered'])).toMatchObject([{ overdue: 2, month: 0 }])
})

test('without anything to tell there is no mail; whoever answers for the company has where its journal ends', () => {
  expect(makeMailContent(turn, [], nothing)).toBeNull()
  expect(makeMailContent(turn, [], { ...nothing, head })?.digest?.head).toEqual(head)
  expect(makeMailContent({ ...turn, digest: false }, [], { ...nothing, head, due: [due(5, 1)] })).toBeNull()
})

test('as many reminders as sections and notices are no empty mail', () => {
  const ofSection = { ...nothing, due: [due(7, 1)] }
  const sections = [{ section: 'training', overdue: 0, week: 1, month: 1 }]
  expect(makeMailContent(turn, [], ofSection)).toEqual({
    ...{ today, digest: { sections, notices: [], steps: null, head: null } },
    reminders: ofSection.due,
  })
  const ofNotice = { ...ofSection, notices: [notice('news')] }
  expect(makeMailContent(turn, ['entered'], ofNotice)).toEqual({
    ...{ today, digest: { sections: [], notices: ofNotice.notices, steps: null, head: null } },
    reminders: ofNotice.due,
  })
})

test('reminders tell of what has come to a stage, what ends first first', () => {
  const facts = { ...nothing, due: [due(30, 1), due(29, 9), due(7, 2, 'ppe'), due(0, 3), due(-1, 5)] }
  const told = makeMailContent({ ...turn, digest: false }, ['overdue', 'entered'], facts)
  expect(told).toEqual({ today, digest: null, reminders: [due(0, 3), due(7, 2, 'ppe'), due(30, 1)] })
  expect(makeMailContent({ ...turn, reminders: false }, [], facts)?.reminders).toEqual([])
})

test('measures, orders’ points and reviews are reminded of with the rest, and lead to where they are dealt with', () => {
  const dated = [
    { kind: 'orders', due: addDays(today, 7), count: 2 },
    { kind: 'measures', due: addDays(today, 6), count: 1 },
  ] as const
  const content = makeMailContent({ ...turn, digest: false }, [], { ...nothing, dated, due: [due(0, 3)] })
  expect(content?.reminders).toEqual([due(0, 3), dated[0]])
  const addressed = { company: 'ИП', among: 1 as CompanyId, site: null, unsubscribe: null }
  expect(content && wordNoticeMail(content, addressed).parts[0]?.lines[1]).toEqual({
    text: '23.03.2026 (через 7\u00a0дн.): Пункты предписаний, 2 срока',
    path: '/notifications/measures?origin=inspector-order&company=1',
  })
})

const site = 'https://osh.example.org'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the mail says where each thing is dealt with, why it came and how to have no more; no one is named in it', () => {
  const facts = {
    ...nothing,
    due: [due(-3, 2), due(7, 1), due(20, 1)],
    notices: [notice('employees')],
    head,
  }
  const content = makeMailContent(turn, [], facts)
  if (!content) throw new Error('there is nothing to tell')
  const unsubscribe = `${site}/unsubscribe/secret`
  const mail = wordNoticeMail(content, { company: 'ООО «Карьер»', among: null, site, unsubscribe })
  expect(mail.subject).toBe('Сводка за 16.03.2026 — Охрана труда онлайн')
  const text = plain(writeNoticeText(mail, site))
  expect(text).not.toContain('Абрамова')
  expect(text).toBe(
    `Организация: ООО «Карьер»

Сроки подходят
• 23.03.2026 (через 7 дн.): Обучение, 1 срок
  ${site}/notifications/training

Сроки по разделам
• Обучение: просрочено 2, в ближайшие 7 дней 1, в ближайшие 30 дней 2
  ${site}/notifications/training

Новое с прошлого письма
• О employees
  ${site}/law

Журнал действий
• Записей: 42. Конец цепочки: 42:${head.link}
  ${site}/settings/journal
• Сохраните это письмо: по нему проверяют, что журнал потом не меняли.

Письмо пришло, потому что вы включили уведомления по e-mail в организации: ООО «Карьер».
Изменить, что и когда приходит: ${site}/account/notifications
Больше не присылать: ${unsubscribe}`,
  )
  const several = { company: 'ООО «Карьер»', among: 7 as CompanyId, site, unsubscribe }
  const named = writeNoticeText(wordNoticeMail(content, several), site)
  expect(named.match(/osh\.example\S+/g)).toEqual(
    [
      '/notifications/training',
      '/notifications/training',
      '/law',
      '/settings/journal',
      '/account/notifications',
    ]
      .map((path) => `${path}?company=7`)
      .concat('/unsubscribe/secret')
      .map((path) => `${site}${path}`.replace('https://', '')),
  )
})

test('a digest counts the steps of investigations whose term has ended or ends within a day, and no reminder does', () => {
  const told = (states: readonly StepState[]) => {
    const facts = { ...nothing, steps: countSteps(states.map((state) => ({ state }))) }
    const content = makeMailContent(turn, [], facts)
    expect(makeMailContent({ ...turn, digest: false }, [], facts)).toBeNull()
    const mail = content && wordNoticeMail(content, { company: 'ИП', among: null, site, unsubscribe: null })
    return mail?.parts.map(({ heading, lines }) => [heading, lines])
  }
  const path = '/notifications'
  const saying = (text: string) => [['Сроки расследований', [{ text, path }]]]
  expect(told([])).toBeUndefined()
  expect(told(['overdue', 'due', 'overdue'])).toEqual(
    saying('Расследования: просрочено шагов 2, истекает в ближайшие сутки 1'),
  )
  expect(told(['due'])).toEqual(saying('Расследования: истекает в ближайшие сутки 1'))
  expect(told(['at-once', 'due', 'at-once'])).toEqual(
    saying('Расследования: сделать немедленно 2, истекает в ближайшие сутки 1'),
  )
  expect(told(['overdue'])).toEqual(saying('Расследования: просрочено шагов 1'))
  expect(told(Array(1000).fill('overdue'))).toEqual(saying('Расследования: просрочено шагов 1000+'))
})

test('a reminder has its own subject; without an address of the service there are none in the mail', () => {
  const content = { today: day('2026-03-16'), digest: null, reminders: [due(0, 1000)] }
  const mail = wordNoticeMail(content, { company: 'ИП Орлов', among: null, site: null, unsubscribe: null })
  expect(mail.subject).toBe('Сроки подходят — Охрана труда онлайн')
  expect(writeNoticeText(mail, null)).toBe(`Организация: ИП Орлов

Сроки подходят
• 16.03.2026 (сегодня): Обучение, 1000+ сроков

Письмо пришло, потому что вы включили уведомления по e-mail в организации: ИП Орлов.
Изменить это можно в сервисе: «Аккаунт», вкладка «Уведомления».`)
  const many = Array.from({ length: 52 }, (_, i) => due(i, 1))
  const long = wordNoticeMail(
    { ...content, reminders: many },
    { company: 'ИП', among: null, site, unsubscribe: null },
  )
  expect(long.parts[0]?.lines).toHaveLength(51)
  expect(long.parts[0]?.lines.at(-1)).toEqual({ text: 'И ещё строк: 2', path: '/notifications' })
})

const linesOf = (...all: readonly DueOnDay[]) => {
  const content = makeMailContent({ ...turn, reminders: false }, [], { ...nothing, due: all })
  const mail = content && wordNoticeMail(content, { company: 'ИП', among: null, site, unsubscribe: null })
  return mail?.parts.flatMap(({ lines }) => lines.map(({ text }) => text))
}

test('a section tells only of counts that are not nothing, and of the month only what the week has not', () => {
  expect(linesOf(due(-3, 2))).toEqual(['Обучение: просрочено 2'])
  expect(linesOf(due(7, 1))).toEqual(['Обучение: в ближайшие 7 дней 1'])
  expect(linesOf(due(20, 1))).toEqual(['Обучение: в ближайшие 30 дней 1'])
})

test('what is counted no further is told so, and what is one fewer is told as it is', () => {
  expect(linesOf(due(-3, 1000), due(7, 999), due(20, 1))).toEqual([
    'Обучение: просрочено 1000+, в ближайшие 7 дней 999, в ближайшие 30 дней 1000+',
  ])
})
