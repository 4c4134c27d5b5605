import { expect, test } from 'vitest'
import { acts } from '../acts.ts'
import { listCitedActs, mapUsesOfActs } from './cited-acts.ts'

const ids = (text: string) => listCitedActs(text).map(({ id }) => id)

test('a text cites an act by a whole mark', () => {
  expect(ids('ТК ст. 214; 2464 п. 53 «д»; приказ 29н')).toEqual(['tk', 'pp-2464', '29n'])
  expect(ids('приказ 329н, стр. 12464')).toEqual([])
})

test('every act has its uses, and № 2464 carries terms, programmes and roles', () => {
  const uses = mapUsesOfActs()
  expect(uses.size).toBe(acts.length)
  const training = uses.get('pp-2464')
  expect(training?.rules.length).toBeGreaterThan(5)
  expect(training?.programmes.length).toBeGreaterThan(20)
  expect(training?.roles.length).toBeGreaterThan(5)
  expect(uses.get('gk')?.roles).toEqual([])
})
