import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatCount } from '@osh/core/shared/texts/plural.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'

const wordDays = (count: number): string => formatCount(count, ['день', 'дня', 'дней'])

export const tariffTexts = {
  heading: 'Тариф',
  current: 'Сейчас',
  left: 'Осталось',
  until: (count: number, lastDay: LocalDate): string => `${wordDays(count)}, по ${formatDate(lastDay)}`,
  ended: (lastDay: LocalDate): string => `срок закончился ${formatDate(lastDay)}`,
  staff: 'Работников',
  ofLimit: (staff: number, most: number): string => `${staff} из ${most}`,
  given: 'Входит в тариф',
  afterEnd:
    'После окончания срока всё внесённое можно смотреть, печатать и выгружать; даты прохождения, увольнение и происшествия работают всегда.',
  strip: {
    label: 'Срок тарифа',
    soon: (count: number, lastDay: LocalDate): string =>
      `Срок тарифа заканчивается: ещё ${wordDays(count)}, по ${formatDate(lastDay)}.`,
    ended: (lastDay: LocalDate): string =>
      `Срок тарифа закончился ${formatDate(lastDay)}: всё внесённое на месте, новое не добавляется.`,
    open: 'О тарифе',
    closes: (day: LocalDate): string =>
      `Организация будет удалена ${formatDate(day)}: всё можно смотреть и выгружать, новое не добавляется.`,
    openClosing: 'Об удалении',
  },
} as const
