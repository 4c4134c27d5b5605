import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import { theme } from '#ui/kit/theme.ts'
import { CreatableField, type Created } from './CreatableField.tsx'
import { PendingChoices } from './pending-choices.ts'

afterEach(cleanup)
beforeEach(standInForBrowser)

type Props = {
  readonly begun: number | null
  readonly pending: PendingChoices
  readonly create: (name: string) => Promise<Created<number>>
  readonly onChange: (value: number | null) => void
}

function Form({ begun, pending, create, onChange }: Props) {
  const [known, setKnown] = useState([{ value: 1, label: 'Карьер' }])
  const [value, setValue] = useState(begun)
  const store = async (name: string) => {
    const created = await create(name)
    if ('value' in created) setKnown((before) => [...before, { value: created.value, label: name }])
    return created
  }
  return (
    <MantineProvider theme={theme} env="test">
      <CreatableField
        id="departmentId"
        label="Отдел"
        error={undefined}
        choices={known}
        pending={pending}
        offer={(name) => `Добавить «${name}»`}
        create={store}
        value={value}
        onChange={(chosen) => {
          setValue(chosen)
          onChange(chosen)
        }}
      />
      <button type="button">Дальше</button>
      <div id="floating" />
    </MantineProvider>
  )
}

/** A name that is not there is typed and offered to be stored; the server has not answered yet. */
async function storing(begun: number | null = null) {
  const answer = Promise.withResolvers<Created<number>>()
  const [pending, onChange] = [new PendingChoices(), vi.fn()]
  render(<Form {...{ begun, pending, onChange }} create={() => answer.promise} />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Отдел' })
  await userEvent.clear(field)
  await userEvent.type(field, ' Новый  склад')
  await userEvent.click(await screen.findByText('Добавить «Новый склад»'))
  const settled = pending.settle()
  const come = (created: Created<number>) =>
    act(async () => {
      answer.resolve(created)
      await settled
    })
  return { field, settled, come, onChange }
}

test('while a new one is stored its name stands in the field, which is busy, wherever the cursor is', async () => {
  const { field, settled, come, onChange } = await storing()
  expect([field.value, field.getAttribute('aria-busy'), field.readOnly]).toEqual([
    'Новый склад',
    'true',
    true,
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }))
  expect(field.value).toBe('Новый склад')
  await come({ value: 2 })
  expect(await settled).toEqual({})
  expect(onChange).toHaveBeenLastCalledWith(2)
  expect([field.value, field.getAttribute('aria-busy'), field.readOnly]).toEqual([
    'Новый склад',
    'false',
    false,
  ])
})

test('what is refused stays typed, with the reason, and is chosen no more than what stood there before', async () => {
  const { field, settled, come, onChange } = await storing(1)
  await come({ refused: 'Ошибка 503' })
  expect(await settled).toEqual({ departmentId: 'Ошибка 503' })
  expect(screen.getByText('Ошибка 503')).toBeTruthy()
  expect(field.value).toBe('Новый склад')
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('the reason goes once another is chosen', async () => {
  const { field, come, onChange } = await storing()
  await come({ refused: 'Ошибка 503' })
  await userEvent.clear(field)
  await userEvent.click(await screen.findByText('Карьер'))
  expect(onChange).toHaveBeenLastCalledWith(1)
  expect(field.value).toBe('Карьер')
  expect(screen.queryByText('Ошибка 503')).toBeNull()
})
