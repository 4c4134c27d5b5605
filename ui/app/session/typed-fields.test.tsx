import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listTyped, watchTyping } from './typed-fields.ts'

let stop = () => {}

beforeEach(() => {
  stop = watchTyping(document)
})

afterEach(() => {
  stop()
  cleanup()
})

function Form() {
  const [place, setPlace] = useState('Карьер')
  return (
    <form>
      <label htmlFor="place">
        Место <span>необязательно</span>
      </label>
      <input id="place" value={place} onChange={({ target }) => setPlace(target.value)} />
      <textarea aria-label="Обстоятельства" defaultValue="" />
      <input aria-label="Участок" defaultValue="Третий" />
      <input aria-label="Работник" aria-haspopup="listbox" />
      <input aria-label="Поиск" type="search" />
      <input aria-label="Пароль" type="password" />
    </form>
  )
}

const type = (name: string, value: string) =>
  fireEvent.input(screen.getByLabelText(name, { exact: false }), { target: { value } })

test('what was typed is listed under the names of its fields, and what was only shown is not', () => {
  render(<Form />)
  type('Место', 'Карьер, верхний уступ')
  type('Обстоятельства', 'Поскользнулся\nна трапе')
  expect(listTyped()).toEqual([
    { name: 'Место', text: 'Карьер, верхний уступ' },
    { name: 'Обстоятельства', text: 'Поскользнулся\nна трапе' },
  ])
})

test('neither a secret nor a search nor a choice is, nor a field that was emptied', () => {
  render(<Form />)
  type('Пароль', 'тайна')
  type('Поиск', 'Жуков')
  type('Работник', 'Жуков')
  type('Обстоятельства', 'Упал')
  type('Обстоятельства', '  ')
  expect(listTyped()).toEqual([])
})

test('what has gone from the page, saved or discarded, is not listed any more', () => {
  const { unmount } = render(<Form />)
  type('Обстоятельства', 'Упал')
  unmount()
  expect(listTyped()).toEqual([])
})
