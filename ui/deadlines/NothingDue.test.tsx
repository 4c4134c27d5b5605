// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { today } from '#tests/examples.ts'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import type { DeadlineTableStore } from './deadline-table-store.ts'
import { NothingDue } from './NothingDue.tsx'

beforeEach(standInForBrowser)
afterEach(cleanup)

const empty = { total: 0, overdue: 0, waiting: 0, months: [], next: null }

test('what is assigned and done for good is not told as nothing assigned', () => {
  const store = { section: 'training', narrowed: false, horizon: { ...empty, allDone: true }, today }
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <NothingDue store={store as unknown as DeadlineTableStore} />
      </MemoryRouter>
    </MantineProvider>,
  )
  expect(screen.queryByText('Всё назначенное выполнено, повторять его не нужно.')).not.toBeNull()
  expect(screen.queryByText(/Сроки появятся/)).toBeNull()
})
