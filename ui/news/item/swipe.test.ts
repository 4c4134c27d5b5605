// @vitest-environment node
import { expect, test } from 'vitest'
import { swipeOf } from './swipe.ts'

test('fifty pixels to the left are the next piece of news, to the right the one before', () => {
  expect(swipeOf({ x: 200, y: 100 }, { x: 150, y: 100 })).toBe('next')
  expect(swipeOf({ x: 150, y: 100 }, { x: 200, y: 130 })).toBe('previous')
  expect(swipeOf({ x: 200, y: 100 }, { x: 151, y: 100 })).toBeNull()
})

test('a finger that goes up or down scrolls', () => {
  expect(swipeOf({ x: 200, y: 100 }, { x: 140, y: 160 })).toBeNull()
  expect(swipeOf({ x: 200, y: 100 }, { x: 140, y: 300 })).toBeNull()
})
