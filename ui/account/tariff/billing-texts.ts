import type { PayerKind } from '@osh/core/billing/payer.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'

export const payerKindWords: Readonly<Record<PayerKind, string>> = {
  'this-company': 'эта компания',
  'legal-entity': 'юридическое лицо',
  'individual-entrepreneur': 'ИП',
  individual: 'физическое лицо',
}

export const billingTexts = {
  title: 'Тариф и счета',
  open: 'Выбрать тариф и оплатить',
  order: 'Заказать тариф',
  orderHint:
    'Тот же тариф продлевается от последнего дня. Другой начинается в день оплаты, оставшиеся дни прежнего пересчитываются по цене.',
  notIssuing:
    'Счета пока не выставляются: на сервере не указаны реквизиты продавца. Плательщиков можно внести заранее.',
  tariff: 'Тариф',
  months: 'Срок',
  payer: 'Плательщик',
  noPayer: 'Сначала добавьте плательщика',
  sum: (sum: string) => `К оплате ${sum}`,
  gaps: (tariff: string) => `Чего не хватит в тарифе «${tariff}»:`,
  makeInvoice: 'Выставить счёт',
  made: 'Счёт выставлен. Он придёт и письмом: вам и плательщику',
  address: 'Адрес',
  payers: 'Плательщики',
  noPayers: 'Плательщиков пока нет.',
  thisCompany: 'Эта компания',
  addPayer: 'Добавить плательщика',
  kind: 'Кто платит',
  save: 'Сохранить',
  cancel: 'Отменить',
  edit: 'Изменить',
  payerKept: 'Плательщик сохранён',
  bankHint: 'Банк можно не указывать; если указан, нужны все его поля.',
  removal: {
    remove: 'Удалить',
    title: 'Удаление плательщика',
    keep: 'Оставить',
    removed: 'Плательщик удалён',
    warning: 'Выставленные счета останутся.',
  },
  invoices: 'Счета',
  noInvoices: 'Счетов пока нет.',
  invoice: (id: number, date: LocalDate) => `Счёт № ${id} от ${formatDate(date)}`,
  paid: 'Оплачен',
  unpaid: 'Ждёт оплаты',
} as const
