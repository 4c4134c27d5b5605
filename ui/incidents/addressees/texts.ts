import type { AddresseeKind } from '@osh/core/incidents/addressees/addressee.ts'

export const addresseeTexts = {
  kinds: {
    inspectorate: 'Государственная инспекция труда',
    prosecutor: 'Прокуратура',
    authority: 'Орган исполнительной власти по труду',
    municipality: 'Орган местного самоуправления',
    fund: 'Отделение СФР',
    union: 'Объединение организаций профсоюзов',
    supervision: 'Орган надзора (Ростехнадзор и др.)',
    sanitary: 'Роспотребнадзор',
    investigators: 'Следственный орган',
    forensic: 'Бюро судебно-медицинской экспертизы',
    'labour-service': 'Роструд',
  } satisfies Record<AddresseeKind, string>,
  toTell: (count: number) => `Кому ещё сообщить: ${count}`,
  enter: (kind: string) => `Указать контакты: ${kind}`,
  change: 'Изменить',
  changeOf: (name: string) => `Изменить контакты: ${name}`,
  title: 'Контакты адресата',
  hint: 'Сохраняются для организации: подставятся в письма и покажутся при следующем случае.',
  name: 'Наименование',
  address: 'Адрес',
  phone: 'Телефон',
  email: 'Электронная почта',
} as const
