import { expect, test } from 'vitest'
import { parseNeededReason, parseReason, readReason, takeReasonAsTyped } from './reason.ts'

const longest = 'о'.repeat(500)

test('a reason is one line of 500 characters at most', () => {
  expect(parseReason('  Не тот\nработник ')).toEqual({ ok: true, value: 'Не тот работник' })
  expect(parseReason(longest)).toEqual({ ok: true, value: longest })
  expect(parseReason(`${longest}.`)).toEqual({ ok: false, error: { code: 'text/too-long', max: 500 } })
  expect(parseNeededReason(`${longest}.`, 'reason/required')).toMatchObject({
    error: { code: 'text/too-long' },
  })
})

test.each([null, undefined, '', '   '])('where it may be left out, %o is none', (blank) => {
  expect(parseReason(blank)).toEqual({ ok: true, value: '' })
  expect(parseNeededReason(blank, 'reason/required')).toMatchObject({ error: { code: 'reason/required' } })
  expect(readReason(blank)).toMatchObject({ error: { errors: [{ field: 'reason', code: 'text/required' }] } })
})

test('the reason alone is taken of what is sent', () => {
  expect(takeReasonAsTyped({ reason: 'Ошибка', id: 8 })).toEqual({ ok: true, value: { reason: 'Ошибка' } })
})
