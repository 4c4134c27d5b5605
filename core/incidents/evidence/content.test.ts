import { expect, test } from 'vitest'
import { notFound } from '../../shared/results/refusals.ts'
import { err, ok } from '../../shared/results/result.ts'
import { fileOf, previewOf } from './content.ts'
import type { EvidenceContent } from './evidence.ts'

const preview = { sha256: 'cd', size: 1 }
const photo: EvidenceContent = { is: 'file', format: 'jpeg', file: { sha256: 'ab', size: 9 }, preview }
const link: EvidenceContent = { is: 'link', url: 'https://video.example.org/3' }
const of = (content: EvidenceContent) => ({ content })

test('a file is given out, and the small picture of it where there is one', () => {
  expect(fileOf(of(photo))).toEqual(ok(photo))
  expect(previewOf(of(photo))).toEqual(ok(preview))
  expect(previewOf(of({ ...photo, preview: null }))).toEqual(err(notFound))
})

test('an address has neither', () => {
  expect([fileOf(of(link)), previewOf(of(link))]).toEqual([err(notFound), err(notFound)])
})
