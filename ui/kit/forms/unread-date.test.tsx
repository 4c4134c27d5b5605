import { MantineProvider } from '@mantine/core'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import { DateField } from './DateField.tsx'

function Form({ onSend }: { readonly onSend: (date: LocalDate | null) => void }) {
  const [date, setDate] = useState<LocalDate | null>(null)
  return (
    <MantineProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSend(date)
        }}
      >
        <DateField label="Дата" value={date} onChange={setDate} />
        <button type="submit">Записать</button>
      </form>
    </MantineProvider>
  )
}

test('a form is not sent while a date in it is no day, and is once it is mended', async () => {
  standInForBrowser()
  const sent = vi.fn()
  render(<Form onSend={sent} />)
  const field = screen.getByLabelText('Дата')
  await userEvent.type(field, '31.02.2026')
  await userEvent.click(screen.getByRole('button', { name: 'Записать' }))
  expect(sent).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field)
  await userEvent.clear(field)
  await userEvent.type(field, '28.02.2026')
  await userEvent.click(screen.getByRole('button', { name: 'Записать' }))
  expect(sent).toHaveBeenCalledExactlyOnceWith('2026-02-28')
})
