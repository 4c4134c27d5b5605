// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import { RuleField } from './RuleField.tsx'

beforeEach(standInForBrowser)
afterEach(cleanup)

function describeRule(ruleId: string | null): string {
  const store = { section: 'briefing', input: { ruleId }, messages: {}, type: () => undefined } as const
  render(
    <MantineProvider env="test">
      <RuleField store={store} />
    </MantineProvider>,
  )
  const field = screen.getByRole('combobox', { name: /^Норма/ })
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const said = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  cleanup()
  return said
}

test('what is noted of the rule that is chosen is said of its field', () => {
  expect(describeRule('fire.repeat')).toContain('6 месяцев, где одновременно могут быть 50 и более человек')
  expect(describeRule('fire.repeat.half-year')).toBe('')
  expect(describeRule(null)).toBe('')
})
