import { expect, test } from 'vitest'
import { gloves } from '../../../tests/examples.ts'
import { noSizes } from '../../employees/sizes/sizes.ts'
import { withSize } from './with-size.ts'

const mitts = {
  section: 'ppe',
  name: 'Рукавицы',
  quantity: 1,
  unit: 'pair',
  event: 'issuance',
  norm: null,
} as const
const sizes = { ...noSizes, gloveSize: '10' }

test('what is issued has its own size, else the employee’s; what is returned has neither looked up', () => {
  expect(withSize(gloves(2), sizes)).toEqual({ ...gloves(2), size: '10' })
  expect(withSize({ ...mitts, size: '11' }, sizes)).toEqual({ ...mitts, size: '11' })
  expect(withSize(gloves(2), noSizes)).toMatchObject({ size: null })
  expect(withSize(gloves(2, 'return'), sizes)).toMatchObject({ size: null })
  const risk = { section: 'risk', established: 'low' } as const
  expect(withSize(risk, sizes)).toBe(risk)
})
