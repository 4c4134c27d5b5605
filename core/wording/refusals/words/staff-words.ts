import type { SomeWords } from '../words-of.ts'

const DISMISS = 'Увольте его вместо удаления: история сохранится'

const people = ({ fullName, count }: { readonly fullName: string; readonly count: number }): string =>
  count > 1 ? `${fullName} и ещё ${count - 1}` : fullName

/** The staff register: employees, departments, positions. */
export const staffWords = {
  'snils/invalid-length': 'СНИЛС состоит из 11 цифр',
  'snils/wrong-check-digits': 'Контрольное число СНИЛС не сходится. Проверьте цифры',
  'sex/required': 'Укажите пол',
  'birth-date/not-past': 'Укажите дату рождения раньше сегодняшней',
  'birth-date/too-young': 'Проверьте даты: на день приёма работнику меньше 14 лет',
  'dismissal-date/before-hire': 'Укажите дату увольнения не раньше даты приёма',
  'department-name/required': 'Введите название компании',
  'department-name/taken': 'Отдел с таким названием уже есть. Введите другое',
  'position-name/required': 'Введите название должности',
  'employee/has-completions': `У работника есть прохождения. ${DISMISS}`,
  'employee/was-injured': `Работник назван пострадавшим в происшествии. ${DISMISS}`,
  'employee/was-responsible': `Работник назначался ответственным. ${DISMISS}`,
  'employee/in-memo': ({ memoNumber }) => `Работник есть в служебной записке № ${memoNumber}. ${DISMISS}`,
  'employee/in-document': ({ documentNumber }) =>
    `Работник назван в документе № ${documentNumber}. ${DISMISS}`,
  'department/has-employees': (refusal) =>
    `В отделе числятся: ${people(refusal)}. Переведите их в другой отдел, затем удалите этот`,
  'position/held': (refusal) =>
    `Должность занимают: ${people(refusal)}. Укажите им другую должность, затем удалите эту`,
} satisfies SomeWords
