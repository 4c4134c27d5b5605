import { acts, findExpiring } from '@osh/core/norms/acts.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ExpiringRules } from './ExpiringRules.tsx'

test('a line names the act that ends; what depends on it comes when the line is unfolded', async () => {
  const ending = findExpiring(acts, ['29n'], '2027-01-01' as LocalDate)
  render(
    <MemoryRouter>
      <ExpiringRules acts={ending} />
    </MemoryRouter>,
  )
  const line = screen.getByText(/Проверьте, действует ли акт/)
  expect(screen.queryByText(/От\s+акта зависит/)).toBeNull()
  await userEvent.click(line)
  expect(await screen.findByText(/От\s+акта зависит/)).not.toBeNull()
})
