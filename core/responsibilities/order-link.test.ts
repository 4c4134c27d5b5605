import { expect, test } from 'vitest'
import { findRoleByCode, roleGroups } from '../norms/responsibilities.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { describeFieldError } from '../wording/refusals/refusals.ts'
import { parseOrderLink, printOrderLink, readOrder, writeTypedOrder } from './order-link.ts'
import { readAppointment, readNewAppointment } from './read-appointment.ts'

const read = (value: unknown): string => {
  const link = parseOrderLink(value)
  return link.ok ? printOrderLink(link.value) : link.error.code
}

test('an order is written and read in the words of the table', () => {
  expect(printOrderLink({ kind: 'order', number: '12-ОТ', date: '2026-11-20' as LocalDate })).toBe(
    'Приказ №12-ОТ от 20.11.2026',
  )
  for (const text of ['Приказ №12-ОТ от 20.11.2026', 'Приказ №1 от 2 от 01.02.2026', 'Не требуется'])
    expect(read(text)).toBe(text)
})

test('number and date are both mandatory', () => {
  expect(['', null, 'Приказ № от 20.11.2026', 'Приказ №12 от ', 'Приказ № от'].map(read)).toEqual(
    Array(5).fill('order-link/required'),
  )
  expect(readOrder('', '')).toEqual({ ok: false, error: { code: 'order-link/required' } })
  expect(describeFieldError({ field: 'orderLink', code: 'order-link/required' })).toBe(
    'Остались незаполненные поля',
  )
  expect(read('распоряжение')).toBe('order-link/invalid')
  expect(read('Приказ №12 от 31.02.2026')).toBe('date/invalid')
})

test('«Не требуется» is taken only where the law asks for no order', () => {
  const input = { employeeId: 5, orderLink: 'Не требуется' }
  const [head, trustee] = [findRoleByCode('ot-head'), findRoleByCode('trustee')]
  if (!head || !trustee) throw new Error('no such roles')
  expect(readAppointment(trustee, input).ok).toBe(true)
  expect(readAppointment(head, input)).toMatchObject({
    error: { errors: [{ field: 'orderLink', code: 'order-link/required' }] },
  })
})

test('the catalogue has 48 roles in five groups, each with a number of its own', () => {
  const roles = roleGroups.flatMap((group) => group.roles)
  expect(roleGroups.map(({ name }) => name)).toEqual([
    'Охрана труда',
    'Микротравмы',
    'Аптечки',
    'Пожарная безопасность',
    'Электробезопасность',
  ])
  expect(roles).toHaveLength(48)
  expect(new Set(roles.map(({ id }) => id)).size).toBe(48)
  expect(new Set(roles.map(({ code }) => code)).size).toBe(48)
})

test('what is typed in the two fields is read as one text, blanks aside', () => {
  const date = '2026-11-20' as LocalDate
  expect(read(writeTypedOrder(' 12-ОТ ', date))).toBe('Приказ №12-ОТ от 20.11.2026')
  expect(writeTypedOrder(' 12 ', date)).toBe('Приказ №12 от 2026-11-20')
  expect(read(writeTypedOrder('12', null))).toBe('order-link/required')
  expect(read(writeTypedOrder('', date))).toBe('order-link/required')
  expect(readOrder('12', ' 20.11.2026 ')).toEqual({ ok: true, value: { kind: 'order', number: '12', date } })
  expect(readOrder('12', '  ')).toEqual({ ok: false, error: { code: 'order-link/required' } })
})

test('an appointment is read before it is known whether there is such a role', () => {
  const given = { roleId: 7, employeeId: 5, orderLink: 'Не требуется' }
  expect(readNewAppointment(given)).toEqual({
    ok: true,
    value: { roleId: 7, employeeId: 5, orderLink: { kind: 'not-required' } },
  })
  expect(readNewAppointment({ orderLink: 'Не требуется' })).toMatchObject({
    error: { errors: [{ code: 'role/required' }, { code: 'employee/required' }] },
  })
  expect(readAppointment(findRoleByCode('ot-head'), { employeeId: 5 })).toMatchObject({
    error: { errors: [{ field: 'orderLink', code: 'order-link/required' }] },
  })
  expect(readAppointment(null, { employeeId: 5, orderLink: 'Не требуется' }).ok).toBe(true)
})
