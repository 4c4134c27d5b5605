import { expect, test } from 'vitest'
import type { FieldErrorCode } from '../../shared/results/field-error-codes.ts'
import { describeFieldError, describeRefusal } from './refusals.ts'

const taken = (count: number) =>
  describeRefusal({
    code: 'memo/rows-taken',
    rows: Array.from({ length: count }, (_, i) => ({ fullName: `Работник ${i + 1}`, memoNumber: 14 + i })),
  })

test('taken rows name people and memos, up to five of them', () => {
  expect(taken(2)).toBe(
    'Уже стоят в других служебных записках: Работник 1 — № 14, Работник 2 — № 15. Уберите эти строки и повторите',
  )
  expect(taken(8)).toContain('Работник 5 — № 18 и ещё 3.')
})

test('field errors are one line each, as on the wire', () => {
  const errors = [
    { field: 'inn', code: 'inn/invalid-length' as const },
    { field: 'name', code: 'text/required' as const },
  ]
  expect(describeRefusal({ code: 'fields', errors })).toBe(
    'inn: ИНН состоит из 10 цифр у организации и из 12 у ИП\nname: Заполните поле «Наименование»',
  )
})

test('texts that are promised are word for word', () => {
  expect(describeRefusal({ code: 'lookup/not-configured' })).toBe('сервис заполнения по ИНН не настроен')
  expect(describeRefusal({ code: 'memo/no-rows' })).toBe('Выберите необходимые строки')
  expect(describeRefusal({ code: 'auth/wrong-credentials' })).toBe('Неверный e-mail или пароль')
})

test('a refusal names the PPE or the memo it is about', () => {
  expect(describeRefusal({ code: 'ppe/more-than-held', ppe: 'Каска' })).toContain('«Каска»')
  expect(describeRefusal({ code: 'ppe/issuance-has-returns', ppe: 'Каска' })).toContain('«Каска»')
  expect(describeRefusal({ code: 'obligation/in-active-memo', memoNumber: 12 })).toContain('№ 12')
})

test('of a value that a paper lacks for a reason that is unknown here its label is said', () => {
  const reason = 'reason/of-tomorrow' as FieldErrorCode
  const error = { field: 'values.x', code: 'document/value-missing', label: 'Основание', reason } as const
  expect(describeFieldError(error)).toBe('Основание')
})

test('of a tariff for offices it is said which positions are none, and what to do', () => {
  const only = (count: number, ...names: readonly string[]) =>
    describeRefusal({ code: 'tariff/office-only', names, count })
  expect(only(1, 'Слесарь')).toBe(
    'В тарифе «Базовый» — только офисные рабочие места, а должность «Слесарь» отмечена как не офисная. Выберите другую должность, исправьте ответы о должности или смените тариф: Аккаунт → Настройки → Тариф',
  )
  expect(only(4, 'Слесарь', 'Водитель')).toContain('отмечены как не офисные: Слесарь, Водитель и ещё 2. ')
})
