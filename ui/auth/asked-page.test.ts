// @vitest-environment node
import { expect, test } from 'vitest'
import { AskedPage } from './asked-page.ts'

test('signing in ends on the page that was asked for, once', () => {
  const asked = new AskedPage()
  expect(asked.pathFor('olga@example.org')).toBe('/notifications')
  asked.remember('/employees/:4/ppe?tab=1', null)
  expect(asked.pathFor('olga@example.org')).toBe('/employees/:4/ppe?tab=1')
  asked.forget()
  expect(asked.pathFor('olga@example.org')).toBe('/notifications')
})

test('a page that another person was at is not shown to whoever signs in next', () => {
  const asked = new AskedPage()
  asked.remember('/employees/:4', 'vera@example.org')
  expect(asked.pathFor('olga@example.org')).toBe('/notifications')
  expect(asked.pathFor('vera@example.org')).toBe('/employees/:4')
})
