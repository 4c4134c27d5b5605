import { expect, test } from 'vitest'
import { parsePersonName } from './person-name.ts'

const named = (text: string) => {
  const parsed = parsePersonName(text)
  return parsed.ok ? parsed.value : parsed.error.code
}

test.each([
  ['иВАНОВ-петров', 'Иванов-Петров'],
  ['мамин-сибиряк', 'Мамин-Сибиряк'],
  ['ИВАНОВА', 'Иванова'],
  ['ё', 'Ё'],
  ['Ли', 'Ли'],
  ['  салтыков – щедрин ', 'Салтыков-Щедрин'],
  ['МАМЕД ОГЛЫ', 'Мамед оглы'],
  ['али кызы', 'Али кызы'],
  ['оглы', 'Оглы'],
  ['де ла круз', 'де ла Круз'],
  ['Ван Дамм', 'Ван Дамм'],
  ['ван', 'Ван'],
  ['о’нил', "О'Нил"],
  ["Д'Артаньян", "Д'Артаньян"],
  ["д'артаньян", "Д'Артаньян"],
  ["ЛУК'ЯНОВ", "Лук'янов"],
  ['МакКейн', 'МакКейн'],
  ['ИВанов', 'Иванов'],
  ['smith', 'Smith'],
  ['José maría', 'José María'],
  ['КИМ ИР СЕН', 'Ким Ир Сен'],
  ['ЛИ-АЛЁХИН', 'Ли-Алёхин'],
  ['ли-алёхин', 'Ли-Алёхин'],
  ['ВАН-ДАММ', 'Ван-Дамм'],
  ['алёхин-ли', 'Алёхин-Ли'],
  ['де ла круз-ван', 'де ла Круз-Ван'],
  ['ГАСАН-ОГЛЫ', 'Гасан-оглы'],
  ['Гасан-кызы', 'Гасан-кызы'],
  ['Гасан-Оглы', 'Гасан-Оглы'],
  ['оглы-заде', 'Оглы-Заде'],
])('«%s» is written «%s»', (typed, written) => {
  expect(named(typed)).toBe(written)
  expect(named(written)).toBe(written)
})

test('anything but letters, apostrophes, dashes and blanks is refused', () => {
  for (const text of ['Иванов2', 'Иванов.', 'Иванов-', '-Иванов', 'А--Б', "'", 'Иванов, Пётр', '<b>', '12'])
    expect(named(text)).toBe('name/forbidden-character')
})

test('Russian and Latin letters in one word are a slip of the keyboard layout', () => {
  expect(named('Ивaнов')).toBe('name/mixed-alphabets')
  expect(named('Анна Smith')).toBe('Анна Smith')
})

test('a name is there and no longer than a hundred letters', () => {
  expect(named('  ')).toBe('text/required')
  expect(named('а'.repeat(100))).toHaveLength(100)
  expect(named('а'.repeat(101))).toBe('text/too-long')
})

test('one word of two alphabets among others is refused', () => {
  expect(named('Мaмед оглы')).toBe('name/mixed-alphabets')
  expect(named('Иванов-Пeтров')).toBe('name/mixed-alphabets')
})
