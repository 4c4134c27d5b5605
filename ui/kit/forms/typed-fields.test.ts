import { expect, test } from 'vitest'
import { TypedFields } from './typed-fields.ts'

test('what is said of a field goes when it is typed into, of the others it stays', () => {
  const fields = new TypedFields({ email: '', code: '' })
  fields.refuse({ email: 'Введите e-mail', code: 'Введите код', form: 'Нет связи' })
  fields.set('email', 'anna@example.org')
  expect(fields.values).toEqual({ email: 'anna@example.org', code: '' })
  expect(fields.messages).toEqual({ code: 'Введите код', form: 'Нет связи' })
})

test('a form that is left keeps nothing of what was typed', () => {
  const fields = new TypedFields({ email: '', code: '' })
  fields.set('code', '12-abc')
  fields.refuse({ code: 'Введите код' })
  fields.clear()
  expect([fields.values, fields.messages]).toEqual([{ email: '', code: '' }, {}])
})
