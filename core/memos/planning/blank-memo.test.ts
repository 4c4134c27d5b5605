import { expect, test } from 'vitest'
import { aHeader } from '../../../tests/examples.ts'
import { filledHeader } from './blank-memo.ts'

const defaults = { directorName: 'Пименов Антон Львович', userName: 'Орлова А. В.' }

test('a blank header takes the section’s usual words, the director and the signed-in user', () => {
  const blank = aHeader({ recipient: ' ', name: '', fullName: '', author: '' })
  expect(filledHeader('training', blank, defaults)).toEqual(
    aHeader({ name: 'Обучение', fullName: 'О направлении работников на обучение по охране труда' }),
  )
  expect(filledHeader('risk', blank, defaults)).toMatchObject({
    recipient: 'Пименов Антон Львович',
    name: 'Риски',
    fullName: 'О проведении оценки профессиональных рисков',
    author: 'Орлова А. В.',
  })
})

test('what was typed stays', () => {
  const typed = aHeader({ name: 'Программы А и Б', author: 'Никитина М. В.', basis: 'Приказ № 5' })
  expect(filledHeader('training', typed, defaults)).toEqual(typed)
})
