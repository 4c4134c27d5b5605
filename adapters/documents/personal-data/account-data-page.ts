import { digestWords, feedKindWords } from '@osh/core/notices/feed/feed-words.ts'
import type { AccountData } from '@osh/core/personal-data/account-data.ts'
import { findRules } from '@osh/core/sections/section.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { makeMailRow } from './mail-row.ts'
import { type Part, wordDayOfMoment, writeReadablePage } from './readable-page.ts'

/** What is kept of a person with an account as a page to read; the same is in the JSON beside it. */
export const writeAccountDataPage = (data: AccountData, madeOn: string): string =>
  writeReadablePage({
    title: data.account.email,
    about: `Все сведения об аккаунте, которые хранит сервис, на ${madeOn}. Пароль хранится в виде, из которого его не получить.`,
    parts: listParts(data),
  })

const listParts = ({
  account,
  registeredAt,
  signIns,
  companies,
  work,
  mails,
  messages,
  pushDevices,
}: AccountData): readonly Part[] => [
  {
    title: 'Аккаунт',
    rows: [
      ['E-mail', account.email],
      ['ФИО', account.fullname ?? ''],
      ['Должность', account.position ?? ''],
      ['Зарегистрирован', registeredAt ? wordMoment(registeredAt) : ''],
      ['Будет удалён', account.closesOn ? formatDate(account.closesOn) : ''],
    ],
  },
  {
    title: 'Где выполнен вход',
    rows: signIns.map(({ id, device, since, seen }) => [
      device || 'Неизвестное устройство',
      [
        `вход ${wordMoment(since)}, последнее обращение ${wordMoment(seen)}`,
        ...pushDevices
          .filter(({ session }) => session === id)
          .map(({ endpoint }) => `уведомления приходят через ${endpoint}`),
      ].join('; '),
    ]),
  },
  {
    title: 'Организации',
    rows: companies.map(({ name, isOwner, since, savedFilters, notices }) => [
      name,
      [
        `${isOwner ? 'владелец' : 'участник'}${since ? ` с ${wordMoment(since)}` : ''}`,
        ...savedFilters.map(
          ({ section, filter }) =>
            `отбор «${findRules(section).words.name}»: ${filter.search || 'без поиска по ФИО'}`,
        ),
        `сводка на e-mail: ${digestWords[notices.digest]}`,
        ...(notices.reminders ? ['напоминания о сроках на e-mail'] : []),
        ...(notices.investigations ? ['сроки расследований на e-mail'] : []),
        ...notices.muted.map((kind) => `не уведомлять: ${feedKindWords[kind].toLowerCase()}`),
      ].join('; '),
    ]),
  },
  {
    title: 'Записи истории изменений с вашей подписью',
    rows: companies.flatMap(({ id, name }) => {
      const own = work.filter(({ companyId }) => companyId === id)
      if (own.length === 0) return []
      const times = own.reduce((sum, one) => sum + one.times, 0)
      const first = own.map((one) => one.first).toSorted()[0] ?? ''
      const last =
        own
          .map((one) => one.last)
          .toSorted()
          .at(-1) ?? ''
      return [[name, `${times}, первая ${wordMoment(first)}, последняя ${wordMoment(last)}`] as const]
    }),
  },
  { title: 'Письма', rows: mails.map(makeMailRow) },
  {
    title: 'Переписка с поддержкой',
    rows: messages.map(({ from, said, text, file }) => [
      `${wordMoment(said.at)}, ${from === 'person' ? 'вы' : 'поддержка'}`,
      file ? `Файл: ${file.name}` : text,
    ]),
  },
]

const wordMoment = (at: string): string => `${wordDayOfMoment(at)} ${at.slice(11, 16)} UTC`
