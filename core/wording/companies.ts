import type { Numbering } from '../companies/numbering.ts'
import { isTimeZone, type TimeZone } from '../companies/time-zones.ts'

export const companies = {
  title: 'Сведения об организации',
  tabs: { documents: 'Документы организации', information: 'Сведения', sending: 'Отправка документов' },
  keepCurrent:
    'Внимание: необходимо своевременно вносить изменения в сведения об организации, во избежание указания недостоверных сведений в документах системы.',
  firstWrite: 'Записать',
  edit: 'Редактировать',
  save: 'Сохранить',
  cancel: 'Отменить изменения',
  fillByInn: 'Заполнить по ИНН',
  saved: 'Изменения сохранены',
} as const

/** Ways of numbering documents. */
export const numberingWords: Readonly<Record<Numbering, string>> = {
  whole: 'Одна на все документы',
  byKind: 'Своя у каждого вида: приказы, журналы, протоколы и другие',
}

/** The eleven zones by their hours from Moscow. */
export const timeZoneWords: Readonly<Record<TimeZone, string>> = {
  'Europe/Kaliningrad': 'Калининград (МСК−1)',
  'Europe/Moscow': 'Москва (МСК)',
  'Europe/Samara': 'Самара (МСК+1)',
  'Asia/Yekaterinburg': 'Екатеринбург (МСК+2)',
  'Asia/Omsk': 'Омск (МСК+3)',
  'Asia/Krasnoyarsk': 'Красноярск (МСК+4)',
  'Asia/Irkutsk': 'Иркутск (МСК+5)',
  'Asia/Yakutsk': 'Якутск (МСК+6)',
  'Asia/Vladivostok': 'Владивосток (МСК+7)',
  'Asia/Magadan': 'Магадан (МСК+8)',
  'Asia/Kamchatka': 'Камчатка (МСК+9)',
}

/** What a zone is called; one that is none of Russia's as it is written. */
export const wordTimeZone = (zone: string): string => (isTimeZone(zone) ? timeZoneWords[zone] : zone)
