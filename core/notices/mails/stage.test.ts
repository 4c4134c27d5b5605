import { expect, test } from 'vitest'
import { today } from '../../../tests/examples.ts'
import { addDays } from '../../shared/dates/local-date.ts'
import { listStagesSince } from './stage.ts'

const inDays = (days: number) => addDays(today, days)

test('from one day to the next each stage has one day', () => {
  expect(listStagesSince(inDays(-1), today)).toEqual(
    [30, 7, 0].map((stage) => ({ stage, from: inDays(stage), to: inDays(stage) })),
  )
})

test('what has passed several stages since is told as what it is now', () => {
  expect(listStagesSince(inDays(-10), today)).toEqual([
    { stage: 30, from: inDays(21), to: inDays(30) },
    { stage: 7, from: inDays(1), to: inDays(7) },
    { stage: 0, from: inDays(-9), to: today },
  ])
  expect(listStagesSince(inDays(-40), today)[0]).toEqual({ stage: 30, from: inDays(8), to: inDays(30) })
})
