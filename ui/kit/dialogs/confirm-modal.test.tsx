// @vitest-environment jsdom
import { MantineProvider, Modal } from '@mantine/core'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import { ConfirmModal } from './ConfirmModal.tsx'
import { useUnsavedChanges } from './use-unsaved-changes.tsx'

beforeEach(standInForBrowser)
afterEach(cleanup)

const show = (element: React.ReactNode) =>
  render(
    <MantineProvider env="test">
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </MantineProvider>,
  )

function Asking({ closed }: { readonly closed: () => void }) {
  const [asked, setAsked] = useState(true)
  return (
    <Modal opened onClose={closed} title="memo">
      <ConfirmModal
        opened={asked}
        title="sure"
        confirm="yes"
        cancel="no"
        onConfirm={closed}
        onCancel={() => setAsked(false)}
      />
    </Modal>
  )
}

function Form({ closed }: { readonly closed: () => void }) {
  const { question, leave } = useUnsavedChanges(true, () => Promise.resolve(true))
  return (
    <>
      <Modal opened onClose={() => leave(closed)} title="memo" closeButtonProps={{ 'aria-label': 'out' }} />
      {question}
    </>
  )
}

const isGone = (name: RegExp) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

test('Escape answers the question and leaves the dialog under it', async () => {
  const closed = vi.fn()
  show(<Asking closed={closed} />)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('no'))
  await userEvent.keyboard('{Escape}')
  await isGone(/sure/)
  expect(closed).not.toHaveBeenCalled()
})

test('Escape at the question about unsaved changes goes back to the form, once', async () => {
  const closed = vi.fn()
  show(<Form closed={closed} />)
  await userEvent.click(screen.getByLabelText('out'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('да'))
  await userEvent.keyboard('{Escape}')
  await isGone(/Сохранить/)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await isGone(/Сохранить/)
  expect(closed).not.toHaveBeenCalled()
})
