import { describeWait } from '../wait.ts'
import type { SomeWords } from '../words-of.ts'

/** A company’s requisites, and finding them by its ИНН. */
export const companyWords = {
  'companies/too-many': ({ seconds }) =>
    `Вы добавили много организаций подряд. Следующую можно добавить ${describeWait(seconds)}`,
  'inn/invalid-length': 'ИНН состоит из 10 цифр у организации и из 12 у ИП',
  'inn/wrong-check-digit': 'Контрольное число ИНН не сходится. Проверьте цифры',
  'inn/taken': 'Организация с этим ИНН у вас уже есть. Откройте её или укажите другой ИНН',
  'kpp/invalid': 'КПП состоит из 9 знаков, например 773601001',
  'ogrn/invalid-length': 'ОГРН состоит из 13 цифр и начинается с 1 или 5, ОГРНИП — из 15 и начинается с 3',
  'ogrn/wrong-check-digit': 'Контрольное число ОГРН не сходится. Проверьте цифры',
  'ogrn/other-kind': 'ОГРН не подходит к ИНН: у организации он из 13 цифр, у ИП — ОГРНИП из 15',
  'okpo/invalid': 'ОКПО состоит из 8 цифр, у ИП из 10, последняя — контрольная. Проверьте цифры',
  'oktmo/invalid': 'ОКТМО состоит из 8 или 11 цифр',
  'okato/invalid': 'ОКАТО состоит из 2–11 цифр',
  'okogu/invalid': 'ОКОГУ состоит из 7 цифр',
  'okved/invalid': 'ОКВЭД пишется цифрами через точку, например 43.99',
  'bik/invalid': 'БИК состоит из 9 цифр и начинается с 04, у казначейства с 00, 01 или 02',
  'account/invalid-length': 'Номер счёта состоит из 20 цифр',
  'account/wrong-key': 'Номер счёта не подходит к БИК. Проверьте счёт и БИК',
  'activity/unknown': 'Выберите виды деятельности из списка',
  'lookup/silent': 'Не удалось заполнить по ИНН: справочник организаций не отвечает. Повторите через минуту',
  'lookup/not-configured': 'сервис заполнения по ИНН не настроен',
  'lookup/unknown-inn': 'организация с этим ИНН не найдена. Заполните сведения сами',
  'visitors/too-many': ({ seconds }) =>
    `Слишком много заявок с вашего адреса. Повторите ${describeWait(seconds)}`,
} satisfies SomeWords
