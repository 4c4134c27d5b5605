import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import { theme } from '#ui/kit/theme.ts'
import type { StaffGroup, StaffRow } from '../list/staff.ts'
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

const aRow = (id: number, fullName: string, number: number | null, dismissalDate: string | null = null) =>
  ({
    ...{
      fullName,
      folded: fullName.toLowerCase(),
      position: 'Слесарь',
      department: 'Цех',
      mark: null,
      number,
    },
    employee: { id, dismissalDate },
  }) as unknown as StaffRow

const aGroup = (id: number, ...rows: readonly StaffRow[]) =>
  ({ department: { id, name: `Цех ${id}` }, rows, overdue: {} }) as unknown as StaffGroup

test('who is searched for and not found is said to have left, or to be hidden by another filter', () => {
  const store = new PeopleChoice()
  store.offer([
    aGroup(1, aRow(1, 'Белов', 1), aRow(3, 'Беловежский', null, '2026-03-01')),
    aGroup(2, aRow(2, 'Орлов', 2)),
  ])
  render(
    <MantineProvider theme={theme}>
      <PeoplePicker store={store} />
    </MantineProvider>,
  )
  act(() => store.find({ search: 'беловеж' }))
  screen.getByText('Беловежский: уволен(а) 01.03.2026.')
  act(() => store.find({ search: 'орл', departmentId: 1 as never }))
  screen.getByText('Орлов — в другом отделе или на другой должности: сбросьте их выше.')
  act(() => store.find({ departmentId: null }))
  expect(screen.queryByText(/сбросьте/)).toBeNull()
})
