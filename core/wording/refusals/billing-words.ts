import type { SomeWords } from './words-of.ts'

/** Payers and invoices. */
export const billingWords = {
  'passport/invalid': 'Серия и номер паспорта состоят из 10 цифр',
  'payer/unknown': 'Выберите плательщика из списка или добавьте нового',
  'payer/too-many': 'Плательщиков уже 50. Удалите ненужных, затем добавьте нового',
  'invoice/too-many': 'Неоплаченных счетов уже 20. Оплатите один из них или напишите в поддержку',
  'invoice/no-seller':
    'Счета пока не выставляются: на сервере не указаны реквизиты продавца. Напишите в поддержку',
} satisfies SomeWords
