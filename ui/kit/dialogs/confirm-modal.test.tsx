// @vitest-environment jsdom
import { MantineProvider, Modal } from '@mantine/core'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeTurns } from '#tests/patience.ts'
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

type FormProps = {
  readonly closed: () => void
  readonly dirty?: boolean
  readonly save?: () => Promise<boolean>
}

function Form({ closed, dirty = true, save = () => Promise.resolve(true) }: FormProps) {
  const { question, leave, ways } = useUnsavedChanges(dirty, save)
  return (
    <>
      <Modal opened {...ways(closed)} title="memo">
        <button type="button" data-autofocus onClick={() => leave(closed)}>
          cancel
        </button>
      </Modal>
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

const cross = () => screen.getByLabelText('Закрыть')
const theQuestion = () => screen.findByRole('dialog', { name: /Сохранить внесённые изменения/ })
const inQuestion = () =>
  waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')?.textContent).toContain('нет'))

test('Escape at the question about unsaved changes goes back to the form, once', async () => {
  const closed = vi.fn()
  show(<Form closed={closed} />)
  await userEvent.click(cross())
  await inQuestion()
  await userEvent.keyboard('{Escape}')
  await isGone(/Сохранить/)
  // A second question would be asked by a timer that runs before this one.
  await takeTurns()
  await isGone(/Сохранить/)
  expect(closed).not.toHaveBeenCalled()
})

test('the cross of a form asks, with or without changes, and Enter takes neither answer', async () => {
  for (const dirty of [true, false]) {
    const [closed, save] = [vi.fn(), vi.fn(() => Promise.resolve(true))]
    show(<Form closed={closed} dirty={dirty} save={save} />)
    await userEvent.click(cross())
    await theQuestion()
    await inQuestion()
    await userEvent.keyboard('{Enter}')
    expect([closed.mock.calls.length, save.mock.calls.length]).toEqual([0, 0])
    await userEvent.click(screen.getByRole('button', { name: 'нет' }))
    expect([closed.mock.calls.length, save.mock.calls.length]).toEqual([1, 0])
    cleanup()
  }
})

test('Cancel and Escape leave a form without changes at once', async () => {
  const closed = vi.fn()
  show(<Form closed={closed} dirty={false} />)
  await userEvent.click(screen.getByText('cancel'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('cancel'))
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('dialog', { name: /Сохранить/ })).toBeNull()
})
