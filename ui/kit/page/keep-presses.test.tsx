import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPresses } from './keep-presses.ts'

const PLACE = new DOMRect(100, 200, 80, 40)
const inside = { clientX: 110, clientY: 210, detail: 1 }

let end = () => {}

beforeEach(() => {
  end = keepPresses(window)
})

afterEach(() => {
  end()
  cleanup()
  vi.restoreAllMocks()
})

/** A form whose button is in that place; all clicks in it are told. */
function open() {
  const sent = vi.fn()
  const beside = vi.fn()
  render(
    <form
      data-testid="form"
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <button type="submit">
        <span>Записать</span>
      </button>
      <button type="button">Отмена</button>
    </form>,
  )
  const form = screen.getByTestId('form')
  form.addEventListener('click', beside)
  const button = screen.getByRole('button', { name: 'Записать' })
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(PLACE)
  return { sent, beside, button, form, words: screen.getByText('Записать') }
}

const down = (on: Element) => fireEvent.pointerDown(on, { isPrimary: true })

test('a button that has moved under the pointer has the click, and nothing else has', () => {
  const { sent, beside, button, form, words } = open()
  down(words)
  fireEvent.click(form, inside)
  expect(sent).toHaveBeenCalledOnce()
  expect(beside.mock.calls.map(([{ target }]) => target)).toEqual([button])
})

test('another button that has come under a finger is not pressed', () => {
  const { sent, beside, button, words } = open()
  down(words)
  fireEvent.click(screen.getByRole('button', { name: 'Отмена' }), inside)
  expect(sent).toHaveBeenCalledOnce()
  expect(beside.mock.calls.map(([{ target }]) => target)).toEqual([button])
})

test('a press that has not been lost is one press', () => {
  const { sent, button, words } = open()
  down(button)
  fireEvent.click(words, inside)
  expect(sent).toHaveBeenCalledOnce()
})

test('who moves away from a button before letting go has not pressed it', () => {
  const { sent, form, button } = open()
  down(button)
  fireEvent.click(form, { ...inside, clientX: 300 })
  expect(sent).not.toHaveBeenCalled()
})

test('a press that came to nothing before is not made up for by a later one', () => {
  const { sent, form, button } = open()
  down(button)
  down(form)
  fireEvent.click(form, inside)
  expect(sent).not.toHaveBeenCalled()
})

test('neither a key nor a program presses what the pointer was on', () => {
  const { sent, form, button } = open()
  down(button)
  fireEvent.click(form, { ...inside, detail: 0 })
  expect(sent).not.toHaveBeenCalled()
})

/** A field whose message goes as it is left, and with it what is above the button. */
function Mended({ onSend }: { readonly onSend: (value: string) => void }) {
  const [read, setRead] = useState('')
  return (
    <form
      data-testid="form"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(read)
      }}
    >
      {read === '' && <p role="alert">Укажите дату</p>}
      <input aria-label="Дата" onBlur={({ currentTarget }) => setRead(currentTarget.value)} />
      <button type="submit">Записать</button>
    </form>
  )
}

test('what is sent is what was read as the field was left, in between', () => {
  const sent = vi.fn()
  render(<Mended onSend={sent} />)
  const field = screen.getByLabelText<HTMLInputElement>('Дата')
  const button = screen.getByRole('button', { name: 'Записать' })
  const place = vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(PLACE)
  field.focus()
  fireEvent.change(field, { target: { value: '01.02.26' } })
  down(button)
  fireEvent.blur(field)
  expect(screen.queryByRole('alert')).toBeNull()
  place.mockReturnValue(new DOMRect(100, 150, 80, 40))
  fireEvent.click(screen.getByTestId('form'), inside)
  expect(sent).toHaveBeenCalledExactlyOnceWith('01.02.26')
})

test('a button that an answer has taken away is not pressed any more', () => {
  const { sent, button, form } = open()
  down(button)
  button.remove()
  fireEvent.click(form, inside)
  expect(sent).not.toHaveBeenCalled()
})
