import { expect, test } from 'vitest'
import { instant } from '#tests/examples.ts'
import { printLogLine } from './request-log.ts'

test('a line of the log says when, and ends', () => {
  const at = instant('2026-03-16T07:15:00Z')
  const line = printLogLine({ status: 500, route: '/api/memos/:id' }, at)
  expect(line.endsWith('\n')).toBe(true)
  expect(JSON.parse(line)).toEqual({ at, status: 500, route: '/api/memos/:id' })
})
