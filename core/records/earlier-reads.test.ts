import { expect, test, vi } from 'vitest'
import { noEarlierReads } from './earlier-reads.ts'

test('an outside that is never away has read nothing earlier, and never tells of it', async () => {
  const told = vi.fn()
  const stop = noEarlierReads.subscribe(told)
  await noEarlierReads.readAgain()
  stop()
  expect(noEarlierReads.hasAny()).toBe(false)
  expect(told).not.toHaveBeenCalled()
})
