import { expect, test } from 'vitest'
import { describeOwnFormError } from './describe-own-form-error.ts'
import type { OwnFormErrorCode } from './own-form-error.ts'

const say = (code: OwnFormErrorCode, label = '', near = '') => describeOwnFormError({ code, label, near })

test.each<OwnFormErrorCode>([
  'own-form/odd-name',
  'own-form/foreign-part',
  'own-form/embedded-object',
  'own-form/attached-template',
  'own-form/external-link',
  'own-form/active-field',
  'own-form/unclosed',
  'own-form/unopened',
  'own-form/loop-misplaced',
  'own-form/loop-in-loop',
  'own-form/not-repeated',
  'own-form/not-compared',
])('%s names what in the file it is, and what to do about it', (code) => {
  expect(say(code, 'часть 7')).toContain('«часть 7»')
  expect(say(code, 'часть 7')).toMatch(
    /Скопируйте|Удалите|Отсоедините|Щёлкните|Выделите|Поставьте|Вынесите|Уберите/,
  )
})

test.each<OwnFormErrorCode>([
  'own-form/unknown-placeholder',
  'own-form/unknown-filter',
  'own-form/unfit-filter',
  'own-form/list-as-text',
  'own-form/unknown-option',
  'own-form/loop-unclosed',
  'own-form/loop-unopened',
  'own-form/out-of-place',
])('%s says what was probably meant, or where', (code) => {
  expect(say(code, 'имя', 'employee.name')).toContain('employee.name')
  expect(say(code, 'имя', 'employee.name')).toContain('«имя»')
})

test('where nothing near was found, it says what to do instead', () => {
  expect(say('own-form/unknown-placeholder', 'имя')).toMatch(/Возьмите нужное из списка или уберите его$/)
  expect(say('own-form/unknown-filter', 'имя')).toMatch(/Возьмите нужное из списка$/)
  expect(say('own-form/loop-unopened', 'имя')).toMatch(/ничего не закрывает/)
  expect(say('own-form/too-slow')).toMatch(/за отведённое время\. Сократите/)
  expect(say('own-form/damaged')).not.toContain('(')
  expect(say('own-form/damaged', 'word/document.xml')).toContain('(word/document.xml)')
})
