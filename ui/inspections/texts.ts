import type { LinkState } from '@osh/core/inspections/inspection-link.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'

const states: Readonly<Record<LinkState, string>> = {
  open: 'Действует',
  expired: 'Срок закончился',
  revoked: 'Отозвана',
}

/** Texts of links for inspectors. */
export const inspectionTexts = {
  title: 'Ссылки для проверяющих',
  about:
    'По ссылке инспектор или аудитор смотрит и печатает выбранные разделы без регистрации. Каждое открытие записывается. СНИЛС, телефоны и медицинские сведения скрыты, пока вы их не откроете.',
  inDemo: 'В демо ссылок нет: открыть их было бы некому.',
  none: 'Ссылок пока нет.',
  create: 'Создать ссылку',
  name: 'Для кого',
  nameHint: 'Например: ГИТ, плановая проверка. Проверяющий это увидит.',
  parts: 'Что показать',
  asOf: 'По состоянию на',
  expiresOn: 'Действует по',
  granted: 'Дополнительно открыть',
  make: 'Создать',
  cancel: 'Отмена',
  once: 'Адрес показывается один раз. Скопируйте его и отправьте проверяющему.',
  copy: 'Скопировать адрес',
  copied: 'Адрес скопирован',
  said: (state: LinkState, asOf: LocalDate, expiresOn: LocalDate): string =>
    `${states[state]} · записи на ${formatDate(asOf)} · по ${formatDate(expiresOn)}`,
  neverOpened: 'Ещё не открывали',
  opened: (count: number, last: string): string => `Открывали: ${count}. Последний раз ${last}`,
  allOpenings: 'Когда открывали',
  revoke: {
    remove: 'Отозвать',
    title: 'Отозвать ссылку?',
    keep: 'Оставить',
    removed: 'Ссылка отозвана',
    about: (name: string): string => `Ссылка «${name}» перестанет открываться сразу.`,
  },
} as const
