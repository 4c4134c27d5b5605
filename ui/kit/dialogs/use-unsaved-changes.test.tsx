import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { until } from '#tests/patience.ts'
import { questionTexts } from './texts.ts'

vi.doMock('./ConfirmModal.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
/** Other files of this worker may have fetched the question. */
vi.resetModules()
const { useUnsavedChanges } = await import('./use-unsaved-changes.tsx')
afterAll(() => {
  vi.doUnmock('./ConfirmModal.tsx')
  vi.resetModules()
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Form({ save, left }: { readonly save: () => Promise<boolean>; readonly left: () => void }) {
  const { question, leave } = useUnsavedChanges(true, save)
  return (
    <>
      <button type="button" onClick={() => leave(left)}>
        out
      </button>
      {question}
    </>
  )
}

function open(save: () => Promise<boolean>) {
  const left = vi.fn()
  const router = createMemoryRouter([{ path: '/', element: <Form save={save} left={left} /> }])
  render(<RouterProvider router={router} />)
  return left
}

test('a question that cannot be fetched is asked by the browser, once: a yes saves and leaves', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  const save = vi.fn(() => Promise.resolve(true))
  const left = open(save)
  await userEvent.click(screen.getByText('out'))
  await until(() => expect(left).toHaveBeenCalledOnce())
  expect(save).toHaveBeenCalledOnce()
  expect(confirm.mock.calls).toEqual([[questionTexts.saveChanges]])
})

test('anything else stays', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const save = vi.fn(() => Promise.resolve(true))
  const left = open(save)
  await userEvent.click(screen.getByText('out'))
  await until(() => expect(confirm).toHaveBeenCalledOnce())
  expect([left.mock.calls.length, save.mock.calls.length]).toEqual([0, 0])
})
