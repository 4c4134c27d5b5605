// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day } from '#tests/examples.ts'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import { type Dated, dateAll, listDoubts, useDoubtfulDays } from './use-doubtful-days.tsx'

beforeEach(standInForBrowser)
afterEach(cleanup)

const person = (lastName: string, hired = '2026-11-20', born = '1990-05-01'): Dated => ({
  ...{ lastName, firstName: 'Илья' },
  ...{ birthDate: day(born), hireDate: day(hired) },
})

function Form({
  date,
  answered,
}: {
  readonly date: LocalDate | null
  readonly answered: (is: boolean) => void
}) {
  const { question, ask } = useDoubtfulDays()
  const people = [person('Белов'), person('Титов', '2020-01-09')]
  return (
    <>
      <button type="button" onClick={() => void ask(dateAll(date, people)).then(answered)}>
        save
      </button>
      {question}
    </>
  )
}

async function press(date: LocalDate | null) {
  const answered = vi.fn()
  render(
    <MantineProvider env="test">
      <Form date={date} answered={answered} />
    </MantineProvider>,
  )
  await userEvent.click(screen.getByText('save'))
  return answered
}

test('a day before the hire is asked about, naming whose it is; it is stored where it is meant', async () => {
  const answered = await press(day('2026-05-10'))
  const dialog = await screen.findByRole('dialog', { name: /10\.05\.2026 раньше приёма/ })
  expect(dialog.textContent).toContain('Белов Илья: приём 20.11.2026')
  expect(dialog.textContent).not.toContain('Титов')
  expect(answered).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('Записать всё равно'))
  await waitFor(() => expect(answered).toHaveBeenCalledWith(true))
})

test('who goes back to the day stores nothing', async () => {
  const answered = await press(day('2026-05-10'))
  await userEvent.click(await screen.findByText('Исправить дату'))
  await waitFor(() => expect(answered).toHaveBeenCalledWith(false))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([[null], [day('2026-11-20')]])('nothing is asked about %s', async (date) => {
  const answered = await press(date)
  await waitFor(() => expect(answered).toHaveBeenCalledWith(true))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('five are named, the rest are counted; who was not born says so; days that differ are told', () => {
  const many = ['А', 'Б', 'В', 'Г', 'Д', 'Е', 'Ж'].map((name) => person(name))
  expect(listDoubts(dateAll(day('2026-05-10'), many))).toMatch(/^А Илья: приём 20\.11\.2026; .*; и ещё 2$/)
  expect(listDoubts(dateAll(day('1990-04-30'), [person('Белов')]))).toBe('Белов Илья: рождение 01.05.1990')
  const [one, other] = [person('Белов'), person('Титов')]
  const both = [
    { date: day('2026-05-10'), person: one },
    { date: day('2026-05-11'), person: other },
  ]
  expect(listDoubts(both)).toBe(
    'Белов Илья: 10.05.2026, приём 20.11.2026; Титов Илья: 11.05.2026, приём 20.11.2026',
  )
})
