import { expect, test } from 'vitest'
import { documentFormats } from './document.ts'

test('a paper is given as .docx, which is asked for first, and as .pdf', () => {
  expect(documentFormats).toEqual(['docx', 'pdf'])
})
