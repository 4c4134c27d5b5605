import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import { theme } from '#ui/kit/theme.ts'
import { PeoplePicker } from './PeoplePicker.tsx'
import { PeopleChoice } from './people-choice.ts'

afterEach(cleanup)
beforeEach(standInForBrowser)

test('while it is not known who there is, no one is said to be found or chosen', () => {
  const store = new PeopleChoice()
  render(
    <MantineProvider theme={theme}>
      <PeoplePicker store={store} />
    </MantineProvider>,
  )
  expect(screen.queryByText(/Нет работников|Выбрано/)).toBeNull()
  act(() => store.offer([]))
  screen.getByText('Нет работников, соответствующих поисковому запросу')
  screen.getByText('Выбрано: 0 из 0')
})
