import { expect, test } from 'vitest'
import { noRefusedAsks } from './refused-asks.ts'

test('where rights never change no request is told of as refused, and one can stop listening', () => {
  const refused: string[] = []
  const stop = noRefusedAsks.subscribe(() => refused.push('refused'))
  expect(stop()).toBeUndefined()
  expect(refused).toEqual([])
})
