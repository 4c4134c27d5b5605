import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeTurns, until } from '#tests/patience.ts'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import { theme } from '#ui/kit/theme.ts'
import { SelectField } from './SelectField.tsx'

afterEach(cleanup)
beforeEach(standInForBrowser)

const choices = [
  { value: 1, label: 'Карьер' },
  { value: 2, label: 'Участок монтажа' },
  { value: 3, label: 'Участок сварки' },
]

function Form({ onSend }: { readonly onSend: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <MantineProvider theme={theme}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSend(value)
        }}
      >
        <SelectField label="Отдел" choices={choices} value={value} onChange={setValue} />
        <button type="submit">Записать</button>
      </form>
      <div id="floating" />
    </MantineProvider>
  )
}

async function typed(text: string) {
  const onSend = vi.fn()
  const user = userEvent.setup()
  render(<Form onSend={onSend} />)
  const field = screen.getByRole('combobox', { name: 'Отдел' })
  field.focus()
  if (text !== '') await user.keyboard(text)
  return { onSend, user, field }
}

/** All letters in one go, as a slow page gets them. */
async function typedAtOnce(text: string) {
  const { field, ...others } = await typed('')
  fireEvent.input(field, { target: { value: text } })
  return { field, ...others }
}

test('Enter takes the first of what was found, and only then sends the form', async () => {
  const { onSend, user, field } = await typed('монт')
  await user.keyboard('{Enter}')
  expect(onSend).not.toHaveBeenCalled()
  expect(field).toHaveProperty('value', 'Участок монтажа')
  await user.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledExactlyOnceWith(2)
})

test('Enter sends nothing while what is typed is not found', async () => {
  const { onSend, user } = await typed('архив')
  await user.keyboard('{Enter}')
  expect(onSend).not.toHaveBeenCalled()
})

test('its list opens by a press, a key or a letter, not as the focus comes to it', async () => {
  render(<Form onSend={vi.fn()} />)
  const field = screen.getByRole('combobox', { name: 'Отдел' })
  const isOpen = () => field.getAttribute('aria-expanded') === 'true'
  field.focus()
  await takeTurns()
  expect(isOpen()).toBe(false)
  const ways = ['{ArrowDown}', 'к']
  for (const way of ways) {
    await userEvent.keyboard(way)
    await until(() => expect(isOpen()).toBe(true))
    await userEvent.keyboard('{Escape}')
    await until(() => expect(isOpen()).toBe(false))
  }
  await userEvent.click(field)
  await until(() => expect(isOpen()).toBe(true))
})

test('choices that come while someone types leave what is typed, and are found by it', async () => {
  const user = userEvent.setup()
  const field = (of: typeof choices) => (
    <MantineProvider theme={theme}>
      <SelectField label="Отдел" choices={of} value={1} onChange={vi.fn()} />
      <div id="floating" />
    </MantineProvider>
  )
  const { rerender } = render(field([]))
  const typedIn = screen.getByRole('combobox', { name: 'Отдел' })
  await user.type(typedIn, 'монт')
  rerender(field(choices))
  await takeTurns()
  expect(typedIn).toHaveProperty('value', 'монт')
  expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Участок монтажа',
  ])
  await user.tab()
  expect(typedIn).toHaveProperty('value', 'Карьер')
})

test('what is highlighted is taken, though letters, arrow and Enter come before the page has a moment of its own', async () => {
  const { onSend, user, field } = await typedAtOnce('монт')
  fireEvent.keyDown(field, { key: 'ArrowDown', code: 'ArrowDown' })
  await takeTurns()
  await user.keyboard('{Enter}')
  expect(field).toHaveProperty('value', 'Участок монтажа')
  expect(onSend).not.toHaveBeenCalled()
})

const jobs = [
  { value: 1, label: 'Администратор' },
  { value: 2, label: 'Водитель погрузчика' },
  { value: 3, label: 'Старший грузчик' },
  { value: 4, label: 'Грузчик-экспедитор' },
  { value: 5, label: 'Грузчик' },
]

/** A field that keeps what was chosen, or hands it on and stays empty. */
function Jobs({ onPick, keeps = true }: { onPick: (value: number | null) => void; keeps?: boolean }) {
  const [value, setValue] = useState<number | null>(null)
  const pick = (picked: number | null) => {
    onPick(picked)
    if (keeps) setValue(picked)
  }
  return (
    <MantineProvider theme={theme}>
      <SelectField label="Должность" choices={jobs} value={value} onChange={pick} />
      <div id="floating" />
    </MantineProvider>
  )
}

const offeredNow = () => screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)

test('the exact name comes first, then what begins so, then what has it inside', async () => {
  const user = userEvent.setup()
  const onPick = vi.fn()
  render(<Jobs onPick={onPick} />)
  await user.type(screen.getByRole('combobox'), 'грузчик')
  expect(offeredNow()).toEqual(['Грузчик', 'Грузчик-экспедитор', 'Старший грузчик', 'Водитель погрузчика'])
  await user.keyboard('{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith(5)
})

test('the chosen one stays in the list, ticked; typed again it stays chosen', async () => {
  const user = userEvent.setup()
  const onPick = vi.fn()
  render(<Jobs onPick={onPick} />)
  const field = screen.getByRole('combobox')
  await user.type(field, 'грузчик{Enter}')
  await user.click(field)
  expect(offeredNow()).toEqual(jobs.map(({ label }) => label))
  expect(screen.getByRole('option', { hidden: true, selected: true }).textContent).toBe('Грузчик')
  await user.clear(field)
  await user.type(field, 'Грузчик')
  expect(offeredNow()[0]).toBe('Грузчик')
  await user.keyboard('{Enter}')
  expect(field).toHaveProperty('value', 'Грузчик')
  expect(onPick).toHaveBeenCalledExactlyOnceWith(5)
})

test('what was typed goes once something is chosen, though the field hands it on', async () => {
  const user = userEvent.setup()
  const onPick = vi.fn()
  render(<Jobs onPick={onPick} keeps={false} />)
  await user.type(screen.getByRole('combobox'), 'адм{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith(1)
  expect(screen.getByRole('combobox')).toHaveProperty('value', '')
})

test('those of one label stand with what tells them apart, and are found by what they do not say', async () => {
  const people = [
    { value: 1, label: 'Титов Иван', mark: 'таб. 00117', finds: (search: string) => search === '117' },
    { value: 2, label: 'Титов Иван', mark: 'таб. 118', finds: (search: string) => search === 'склад' },
    { value: 3, label: 'Склад Анна', finds: () => false },
  ]
  const onChange = vi.fn()
  render(
    <MantineProvider theme={theme}>
      <SelectField label="Работник" choices={people} value={2} onChange={onChange} />
      <div id="floating" />
    </MantineProvider>,
  )
  const field = screen.getByRole('combobox', { name: 'Работник' })
  expect(field).toHaveProperty('value', 'Титов Иван, таб. 118')
  const user = userEvent.setup()
  await user.clear(field)
  await user.type(field, 'склад')
  expect(offeredNow()).toEqual(['Склад Анна', 'Титов Иван, таб. 118'])
  await user.clear(field)
  await user.type(field, '117')
  expect(offeredNow()).toEqual(['Титов Иван, таб. 00117'])
})
