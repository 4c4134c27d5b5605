// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import { FailedState } from './FailedState.tsx'

beforeEach(standInForBrowser)
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json({ status: 'ok' }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (status: number | null) => {
  const retried = vi.fn()
  render(
    <MantineProvider env="test">
      <FailedState status={status} onRetry={retried} />
    </MantineProvider>,
  )
  return retried
}

test('a busy server is told of in words, and asked again by itself', async () => {
  const retried = show(429)
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Сервис занятДля вашей организации уже готовятся большие списки или документы/,
  )
  expect(retried).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(6000)
  expect(retried).toHaveBeenCalledOnce()
})

test('what was refused is not asked again', async () => {
  const retried = show(404)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(retried).not.toHaveBeenCalled()
})
