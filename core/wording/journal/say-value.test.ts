import { describe, expect, it } from 'vitest'
import { sayValue, sayValues } from './say-value.ts'

describe('a value of the journal in words', () => {
  it.each([
    ['lastName', 'Белова', 'Белова'],
    ['hireDate', '2026-11-20', '20.11.2026'],
    ['occurredAt', '2026-11-20T13:10', '20.11.2026, 13:10'],
    ['at', '2026-11-20T13:10:05.000Z', '20.11.2026, 13:10 UTC'],
    ['note', '2026-11-20 приёмка', '2026-11-20 приёмка'],
    ['note', '2026-13-40', '2026-13-40'],
    ['snils', null, '—'],
    ['snils', undefined, '—'],
    ['note', '', '—'],
    ['removed', true, 'да'],
    ['removed', false, 'нет'],
    ['departmentId', 5, '№\u00a05'],
    ['height', 180, '180'],
    ['section', 'training', 'Обучение'],
    ['activities', [1, 2], '1; 2'],
    ['activities', [], '—'],
    ['extension', { days: 15, reason: 'экспертиза' }, 'Дней: 15, Причина: экспертиза'],
    ['done', {}, '—'],
  ])('%s %j', (name, value, said) => expect(sayValue(name, value)).toBe(said))

  it('is told before and after, by the field that it is of', () => {
    expect(sayValues({ lastName: 'Абрамова' }, { lastName: 'Белова', sex: 'f' })).toEqual([
      { field: 'Фамилия', before: 'Абрамова', after: 'Белова' },
      { field: 'Пол', before: '—', after: 'f' },
    ])
    expect(sayValues(null, { name: 'Склад' })).toEqual([{ field: 'Название', before: '', after: 'Склад' }])
    expect(sayValues({ name: 'Склад' }, null)).toEqual([{ field: 'Название', before: 'Склад', after: '' }])
    expect(sayValues(null, null)).toEqual([])
  })
})
