import { expect, test } from 'vitest'
import { fieldErrors } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import { checkAttachmentSize } from './attachment-size.ts'

test('a file of 10 MB is taken, one of a byte more is not', () => {
  const limit = 10 * 1024 * 1024
  expect(checkAttachmentSize(limit)).toEqual(ok(null))
  expect(checkAttachmentSize(limit + 1)).toEqual(
    err(fieldErrors({ field: 'file', code: 'support/too-large' })),
  )
})
