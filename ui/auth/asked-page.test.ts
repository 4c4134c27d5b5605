// @vitest-environment node
import { expect, test } from 'vitest'
import { AskedPage } from './asked-page.ts'

test('signing in ends on the page that was asked for, once', () => {
  const asked = new AskedPage()
  expect(asked.findPathFor('olga@example.org')).toBe('/news')
  asked.remember('/employees/:4/ppe?tab=1', null)
  expect(asked.findPathFor('olga@example.org')).toBe('/employees/:4/ppe?tab=1')
  asked.forget()
  expect(asked.findPathFor('olga@example.org')).toBe('/news')
})

test('a page that another person was at is not shown to whoever signs in next', () => {
  const asked = new AskedPage()
  asked.remember('/employees/:4', 'vera@example.org')
  expect(asked.findPathFor('olga@example.org')).toBe('/news')
  expect(asked.findPathFor('vera@example.org')).toBe('/employees/:4')
})

test('registering ends at the company’s form, or at the invitation that was followed', () => {
  const asked = new AskedPage()
  asked.remember('/employees/documents/all', null)
  expect(asked.findNewcomerPath()).toBe('/company/information')
  asked.remember('/account/invitation#7-ab', null)
  expect(asked.findNewcomerPath()).toBe('/account/invitation#7-ab')
})

test('a visitor’s page lasts until the tab is closed, another person’s does not', () => {
  const kept = new Map<string, string>()
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  new AskedPage(tab).remember('/employees/:4', 'vera@example.org')
  expect(new AskedPage(tab).findPathFor('olga@example.org')).toBe('/news')
  new AskedPage(tab).remember('/notifications/memos/7', null)
  expect(new AskedPage(tab).findPathFor('olga@example.org')).toBe('/notifications/memos/7')
  new AskedPage(tab).forget()
  expect(new AskedPage(tab).findPathFor('olga@example.org')).toBe('/news')
})
