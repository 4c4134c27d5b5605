// @vitest-environment jsdom
import type { BarredEmployee } from '@osh/core/admission/barred-employee.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { anOverdueRow } from '#tests/examples.ts'
import { findNoFactor } from '#ui/obligations/fetch-factors.ts'
import { Lacks } from './Reasons.tsx'

afterEach(cleanup)

const { employeeId, fullName, personnelNumber, birthDate, department, position } = anOverdueRow(1)
const held: BarredEmployee = {
  ...{ employeeId, fullName, personnelNumber, birthDate, department, position },
  ...{ since: null, bars: [], settled: false, order: null, held: true, next: 'end-suspension' },
}

test('that all was passed is said only where the records show it', () => {
  render(<Lacks barred={{ ...held, settled: true }} factorOf={findNoFactor} />)
  expect(screen.queryByText('По записям всё пройдено: можно допустить')).not.toBeNull()
  cleanup()
  const { container } = render(<Lacks barred={held} factorOf={findNoFactor} />)
  expect(container.textContent).toBe('Причины отстранения в записях нет: допуск — по решению работодателя')
})
