import { TARIFF_PLACE } from '../tariff-words.ts'
import type { SomeWords } from '../words-of.ts'

const DISMISS = 'Увольте его вместо удаления: история сохранится'

const namePeople = ({ fullName, count }: { readonly fullName: string; readonly count: number }): string =>
  count > 1 ? `${fullName} и ещё ${count - 1}` : fullName

/** The staff register: employees, departments, positions. */
export const staffWords = {
  'personnel-number/taken': 'Такой табельный номер уже есть у другого работника. Проверьте номер',
  'snils/invalid-length': 'СНИЛС состоит из 11 цифр',
  'snils/wrong-check-digits': 'Контрольное число СНИЛС не сходится. Проверьте цифры',
  'sex/required': 'Укажите пол',
  'height/invalid': 'Укажите рост в сантиметрах, от 100 до 250, например 176',
  'clothing-size/invalid':
    'Укажите размер одежды, как на бирке: 52, 52-54, 52-54/170-176, 104-108/182-188 или XL',
  'shoe-size/invalid': 'Укажите размер обуви от 30 до 52, например 43 или 42,5',
  'headgear-size/invalid':
    'Укажите размер головного убора от 48 до 68, например 57 или 56-58, либо буквой: M, L',
  'glove-size/invalid': 'Укажите размер СИЗ рук от 5 до 14, например 10 или 9-10, либо буквой: M, XL',
  'respirator-size/invalid': 'Укажите размер СИЗОД: от 1 до 5, буквой (S, M, L) или «универсальный»',
  'birth-date/not-past': 'Укажите дату рождения раньше сегодняшней',
  'birth-date/too-young': 'Проверьте даты: на день приёма работнику меньше 14 лет',
  'dismissal-date/before-hire': 'Укажите дату увольнения не раньше даты приёма',
  'department-name/required': 'Введите название компании',
  'department-name/taken': 'Отдел с таким названием уже есть. Введите другое',
  'position-name/required': 'Введите название должности',
  'employee/has-completions': `У работника есть прохождения. ${DISMISS}`,
  'employee/was-injured': `Работник назван пострадавшим в происшествии. ${DISMISS}`,
  'employee/answers-for-measure': `Работник отвечает за мероприятие. ${DISMISS}`,
  'employee/was-responsible': `Работник назначался ответственным. ${DISMISS}`,
  'employee/in-memo': ({ memoNumber }) => `Работник есть в служебной записке № ${memoNumber}. ${DISMISS}`,
  'employee/in-document': ({ documentNumber }) =>
    `Работник назван в документе № ${documentNumber}. ${DISMISS}`,
  'tariff/office-only': ({ names, count }) =>
    count === 1
      ? `В тарифе «Базовый» — только офисные рабочие места, а должность «${names.join()}» отмечена как не офисная. Выберите другую должность, исправьте ответы о должности или смените тариф: ${TARIFF_PLACE}`
      : `В тарифе «Базовый» — только офисные рабочие места, а эти должности отмечены как не офисные: ${names.join(', ')}${count > names.length ? ` и ещё ${count - names.length}` : ''}. Выберите другие должности, исправьте ответы о должностях или смените тариф: ${TARIFF_PLACE}`,
  'department/has-employees': (refusal) =>
    `В отделе числятся: ${namePeople(refusal)}. Переведите их в другой отдел, затем удалите этот`,
  'position/held': (refusal) =>
    `Должность занимают: ${namePeople(refusal)}. Укажите им другую должность, затем удалите эту`,
} satisfies SomeWords
