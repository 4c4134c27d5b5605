import { MantineProvider, Modal } from '@mantine/core'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { until } from '#tests/patience.ts'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import { theme } from '#ui/kit/theme.ts'
import { DateField } from './DateField.tsx'
import { fieldTexts } from './texts.ts'

afterEach(cleanup)

const calendarButton = () => screen.getByRole('button', { name: fieldTexts.openCalendar })
/** Is there while the calendar is open. */
const nextMonth = () => screen.queryByRole('button', { name: fieldTexts.calendar.nextMonth })

type Props = { readonly onSend: (date: LocalDate | null) => void; readonly error?: string }

function Form({ onSend, error }: Props) {
  const [date, setDate] = useState<LocalDate | null>(null)
  return (
    <MantineProvider theme={theme} env="test">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSend(date)
        }}
      >
        <DateField label="Дата" value={date} onChange={setDate} error={error} />
        <button type="submit">Записать</button>
      </form>
      <div id="floating" />
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

test('a day is shown as dd.mm.yyyy once the field is left, however it was typed; what is no day stays', async () => {
  standInForBrowser()
  render(<Form onSend={vi.fn()} />)
  const field = screen.getByLabelText<HTMLInputElement>('Дата')
  for (const text of ['2026-11-21', '21112026', '21.11.26', '21/11/2026']) {
    await userEvent.clear(field)
    await userEvent.type(field, text)
    await userEvent.tab()
    expect(field.value).toBe('21.11.2026')
  }
  await userEvent.clear(field)
  await userEvent.type(field, '31.02.2026')
  await userEvent.tab()
  expect(field.value).toBe('31.02.2026')
})

test('what is no day is said so, whatever the form said of the field before', async () => {
  standInForBrowser()
  render(<Form onSend={vi.fn()} error="Укажите дату" />)
  await userEvent.type(screen.getByLabelText('Дата'), '31.02.2026')
  await userEvent.tab()
  expect(screen.queryByText('Укажите дату')).toBeNull()
  expect(screen.getByText(fieldTexts.dateUnrecognised)).toBeTruthy()
})

test('Escape closes the calendar, and only then the dialog under it', async () => {
  standInForBrowser()
  const closed = vi.fn()
  render(
    <MantineProvider theme={theme} env="test">
      <div id="floating" />
      <Modal opened onClose={closed} transitionProps={{ duration: 0 }}>
        <DateField label="Дата" value={null} onChange={vi.fn()} />
      </Modal>
    </MantineProvider>,
  )
  const field = screen.getByLabelText('Дата')
  await userEvent.click(calendarButton())
  await until(() => expect(nextMonth()).not.toBeNull())
  await userEvent.keyboard('{Escape}')
  expect(closed).not.toHaveBeenCalled()
  expect(nextMonth()).toBeNull()
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledOnce()
})

test('a day is picked from the calendar that the down arrow opens', async () => {
  standInForBrowser()
  const sent = vi.fn()
  render(<Form onSend={sent} />)
  const field = screen.getByLabelText<HTMLInputElement>('Дата')
  await userEvent.type(field, '20.11.2026{ArrowDown}')
  await userEvent.click(await until(() => screen.getByText('24')))
  expect(field.value).toBe('24.11.2026')
  await userEvent.click(screen.getByRole('button', { name: 'Записать' }))
  expect(sent).toHaveBeenCalledExactlyOnceWith('2026-11-24')
})

test('a press into the field opens nothing; its button does, until something is typed or the field is left', async () => {
  standInForBrowser()
  render(<Form onSend={vi.fn()} />)
  const field = screen.getByLabelText('Дата')
  await userEvent.click(field)
  expect(calendarButton().getAttribute('aria-expanded')).toBe('false')
  const closings = [
    () => userEvent.keyboard('2'),
    () => userEvent.tab({ shift: true }),
    () => userEvent.click(calendarButton()),
    () => userEvent.click(screen.getByRole('button', { name: 'Записать' })),
  ]
  for (const close of closings) {
    await userEvent.click(calendarButton())
    await until(() => expect(nextMonth()).not.toBeNull())
    expect(document.activeElement).toBe(field)
    await close()
    await until(() => expect(nextMonth()).toBeNull())
  }
})

test('what is half typed is not judged by the press that opens the calendar, and its day takes the place of it', async () => {
  standInForBrowser()
  const sent = vi.fn()
  render(<Form onSend={sent} />)
  const field = screen.getByLabelText<HTMLInputElement>('Дата')
  await userEvent.type(field, '12.')
  await userEvent.click(calendarButton())
  await userEvent.click(await until(() => screen.getByText('14')))
  expect(screen.queryByText(fieldTexts.dateUnrecognised)).toBeNull()
  expect(field.value).toMatch(/^14\./)
})
