import { findRules } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { COUNTED_TO } from '../../shared/page.ts'
import { formatCount } from '../../shared/texts/plural.ts'
import { describeDeadline, formatDate } from '../../wording/formats/dates.ts'
import { datedPaths } from '../feed/dated.ts'
import { datedWords } from '../feed/feed-words.ts'
import { pathIn } from '../path-in.ts'
import type { MailContent, Reminder, SectionCounts, StepCounts } from './mail-content.ts'

/** A line of a mail; `path`: of the service, where it can be dealt with. */
export type MailLine = { readonly text: string; readonly path: string | null }

/** A mail of notices in words: no person is named in it, as it leaves the service. */
export type NoticeMail = {
  /** The service's own words alone: nothing that anyone has chosen. */
  readonly subject: string
  readonly company: string
  readonly parts: readonly { readonly heading: string; readonly lines: readonly MailLine[] }[]
  /** Why it came, and how to have no more of it. */
  readonly ending: readonly string[]
}

export type Addressed = {
  readonly company: string
  /** The company that addresses name, to whoever has several. */
  readonly among: CompanyId | null
  /** The service's own address; null where it is not known. */
  readonly site: string | null
  readonly unsubscribe: string | null
}

/** So many reminders are told one by one. */
const REMINDERS_TOLD = 50

export function wordNoticeMail({ today, digest, reminders }: MailContent, addressed: Addressed): NoticeMail {
  const { company, among } = addressed
  const what = digest === null ? 'Сроки подходят' : `Сводка за ${formatDate(today)}`
  const parts = [
    { heading: 'Сроки расследований', lines: digest?.steps ? wordSteps(digest.steps) : [] },
    { heading: 'Сроки подходят', lines: wordReminders(reminders, today) },
    { heading: 'Сроки по разделам', lines: (digest?.sections ?? []).map(wordCounts) },
    {
      heading: 'Новое с прошлого письма',
      lines: (digest?.notices ?? []).map(({ title, path }) => ({ text: title, path })),
    },
    { heading: 'Журнал действий', lines: digest?.head ? wordHead(digest.head) : [] },
  ]
  const named = ({ text, path }: MailLine): MailLine => ({ text, path: path && pathIn(path, among) })
  return {
    subject: `${what} — Охрана труда онлайн`,
    company,
    parts: parts
      .filter(({ lines }) => lines.length > 0)
      .map(({ heading, lines }) => ({ heading, lines: lines.map(named) })),
    ending: wordEnding(addressed),
  }
}

export const wordEnding = ({ company, among, site, unsubscribe }: Addressed): NoticeMail['ending'] => [
  `Письмо пришло, потому что вы включили уведомления по e-mail в организации: ${company}.`,
  ...(site === null
    ? ['Изменить это можно в сервисе: «Аккаунт», вкладка «Уведомления».']
    : [`Изменить, что и когда приходит: ${site}${pathIn('/account/notifications', among)}`]),
  ...(unsubscribe === null ? [] : [`Больше не присылать: ${unsubscribe}`]),
]

function wordReminders(reminders: readonly Reminder[], today: LocalDate): readonly MailLine[] {
  const told = reminders.slice(0, REMINDERS_TOLD).map((one) => {
    const { name, path } = nameReminder(one)
    const when = `${formatDate(one.due)} (${describeDeadline(one.due, today)})`
    return { text: `${when}: ${name}, ${wordTerms(one.count)}`, path }
  })
  const rest = reminders.length - told.length
  return rest === 0 ? told : [...told, { text: `И ещё строк: ${rest}`, path: '/notifications' }]
}

function nameReminder(one: Reminder): { readonly name: string; readonly path: string } {
  if ('kind' in one) return { name: datedWords[one.kind], path: datedPaths[one.kind] }
  const { path, words } = findRules(one.section)
  return { name: words.name, path: `/notifications/${path}` }
}

function wordSteps({ atOnce, overdue, due }: StepCounts): readonly MailLine[] {
  const said = [
    ...(atOnce > 0 ? [`сделать немедленно ${wordCapped(atOnce)}`] : []),
    ...(overdue > 0 ? [`просрочено шагов ${wordCapped(overdue)}`] : []),
    ...(due > 0 ? [`истекает в ближайшие сутки ${wordCapped(due)}`] : []),
  ]
  return [{ text: `Расследования: ${said.join(', ')}`, path: '/notifications' }]
}

function wordCounts({ section, overdue, week, month }: SectionCounts): MailLine {
  const { path, words } = findRules(section)
  const said = [
    ...(overdue > 0 ? [`просрочено ${wordCapped(overdue)}`] : []),
    ...(week > 0 ? [`в ближайшие 7 дней ${wordCapped(week)}`] : []),
    ...(month > week ? [`в ближайшие 30 дней ${wordCapped(month)}`] : []),
  ]
  return { text: `${words.name}: ${said.join(', ')}`, path: `/notifications/${path}` }
}

const wordHead = ({ number, link }: { readonly number: number; readonly link: string }) => [
  { text: `Записей: ${number}. Конец цепочки: ${number}:${link}`, path: '/settings/journal' },
  { text: 'Сохраните это письмо: по нему проверяют, что журнал потом не меняли.', path: null },
]

const wordTerms = (count: number): string =>
  count >= COUNTED_TO ? `${COUNTED_TO}+ сроков` : formatCount(count, ['срок', 'срока', 'сроков'])
const wordCapped = (count: number): string => (count >= COUNTED_TO ? `${COUNTED_TO}+` : String(count))

/** What the mail begins with. */
export const nameCompany = (company: string): string => `Организация: ${company}`

/** The mail as plain text; each address is at its line's end, so that every mail program opens it whole. */
export const writeNoticeText = ({ company, parts, ending }: NoticeMail, site: string | null): string =>
  [
    nameCompany(company),
    ...parts.map(({ heading, lines }) =>
      [
        heading,
        ...lines.map(({ text, path }) => `• ${text}${site && path ? `\n  ${site}${path}` : ''}`),
      ].join('\n'),
    ),
    ending.join('\n'),
  ].join('\n\n')
