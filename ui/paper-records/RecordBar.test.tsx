// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day } from '#tests/examples.ts'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import type { Dated } from '#ui/obligations/use-doubtful-days.tsx'
import type { PaperRecordStore } from './paper-record-store.ts'
import { RecordBar } from './RecordBar.tsx'

beforeEach(standInForBrowser)
afterEach(cleanup)

const person: Dated = {
  ...{ lastName: 'Белов', firstName: 'Илья' },
  ...{ birthDate: day('1990-05-01'), hireDate: day('2026-11-20') },
}

/** A paper of which one row is meant, done by the person on the day. */
async function press(kind: 'check' | 'issue', date: string) {
  const record = vi.fn(async () => undefined)
  const shown = { chosen: new Set(['duty:1']), failedCount: 0, message: null, busy: false, offer: { kind } }
  const store = { ...shown, record, listDone: async () => [{ date: day(date), person }] }
  render(
    <MantineProvider env="test">
      <RecordBar store={store as unknown as PaperRecordStore} />
    </MantineProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Внести 1/ }))
  return record
}

test('a check before the hire is asked about, and recorded where it is meant', async () => {
  const record = await press('check', '2026-05-10')
  const dialog = await screen.findByRole('dialog', { name: /10\.05\.2026 раньше приёма/ })
  expect(dialog.textContent).toContain('Белов Илья: приём 20.11.2026')
  expect(record).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('Записать всё равно'))
  await waitFor(() => expect(record).toHaveBeenCalledOnce())
})

test('who goes back to the rows of a journal records nothing', async () => {
  const record = await press('issue', '2026-05-10')
  await screen.findByText('Если в журнале описка, снимите отметку с этих строк.')
  await userEvent.click(screen.getByText('Вернуться к строкам'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(record).not.toHaveBeenCalled()
})

test('a day after the hire is recorded at once', async () => {
  const record = await press('check', '2026-11-20')
  await waitFor(() => expect(record).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})
