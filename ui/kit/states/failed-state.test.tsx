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

test('what was refused or not understood is said in its own words; only a server that fails is away', () => {
  const said = (status: number | null) => {
    show(status)
    const text = screen.getByRole('alert').textContent
    cleanup()
    return text
  }
  expect(said(403)).toMatch(/^Этот раздел закрыт для вашей роли/)
  expect(said(404)).toMatch(/^Здесь ничего нет/)
  expect(said(409)).toMatch(/^Данные тем временем изменились/)
  expect(said(422)).toMatch(/^Ошибка 422Страница не поняла ответ/)
  expect(said(200)).toMatch(/^Ответ сервера не прочитанСтраница не поняла/)
  for (const status of [200, 401, 403, 404, 409, 422, 429]) expect(said(status)).not.toMatch(/недоступен/)
  for (const status of [500, 502, 503])
    expect(said(status)).toMatch(new RegExp(`^Ошибка ${status}Сервер временно недоступен`))
})
