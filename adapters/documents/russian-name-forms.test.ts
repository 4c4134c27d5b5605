import { withFormsByHand } from '@osh/core/documents/on-paper/name-forms.ts'
import { personNamed } from '@osh/core/documents/on-paper/person-on-paper.ts'
import { expect, test } from 'vitest'
import { makeRussianNameForms } from './russian-name-forms.ts'

const forms = makeRussianNameForms()
const dative = (name: string, sex: 'm' | 'f' | null) => {
  const { lastName, firstName, fatherName } = forms.name({ ...personNamed(name, ''), sex }, 'dative')
  return [lastName, firstName, fatherName].filter(Boolean).join(' ')
}

test.each([
  ['Ёлкин Пётр Ильич', 'm', 'Ёлкину Петру Ильичу'],
  ['Шевченко Анна Петровна', 'f', 'Шевченко Анне Петровне'],
  ['Черных Олег Львович', 'm', 'Черных Олегу Львовичу'],
  ['Дюма Александр', 'm', 'Дюма Александру'],
  ['Кравец Илья Кузьмич', 'm', 'Кравцу Илье Кузьмичу'],
  ['Кравец Юлия Фоминична', 'f', 'Кравец Юлии Фоминичне'],
  ['Хабибуллина Гюльнара Рашидовна', 'f', 'Хабибуллиной Гюльнаре Рашидовне'],
  ['Римский-Корсаков Николай Андреевич', 'm', 'Римскому-Корсакову Николаю Андреевичу'],
  ['Мамедов Рауф Гасан оглы', 'm', 'Мамедову Рауфу Гасан оглы'],
  ['Мамедова Лейла Гасан кызы', null, 'Мамедовой Лейле Гасан кызы'],
  ['Воробей Андрей Олегович', 'm', 'Воробью Андрею Олеговичу'],
  ['Петрова-Водкина Любовь Ивановна', 'f', 'Петровой-Водкиной Любови Ивановне'],
  ['Соколов Александр Николаевич', null, 'Соколову Александру Николаевичу'],
] as const)('%s', (name, sex, expected) => {
  expect(dative(name, sex)).toBe(expected)
})

test('a form given by hand stands before the computed one', () => {
  const byHand = withFormsByHand(forms, {
    'Заяц Глеб Игоревич': { dative: 'Зайцу Глебу Игоревичу' },
    'Глава хозяйства': { dative: 'главе хозяйства' },
  })
  const hare = personNamed('Заяц Глеб Игоревич', '')
  expect(byHand.name(hare, 'dative').lastName).toBe('Зайцу')
  expect(byHand.name(hare, 'genitive').firstName).toBe('Глеба')
  expect(byHand.position('глава хозяйства', 'dative')).toBe('главе хозяйства')
})
