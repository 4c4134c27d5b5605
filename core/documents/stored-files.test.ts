import { expect, test } from 'vitest'
import { chooseFormat, findFile } from './stored-files.ts'

const docx = { sha256: 'ab', size: 1 }
const pdf = { sha256: 'cd', size: 2 }
const both = { files: { docx, pdf } }
const word = { files: { docx, pdf: null } }

test('a paper is found in the format that is asked for, and is refused in one that it lacks', () => {
  expect(findFile(both, 'docx')).toEqual({ ok: true, value: docx })
  expect(findFile(both, 'pdf')).toEqual({ ok: true, value: pdf })
  expect(findFile(word, 'pdf')).toEqual({
    ok: false,
    error: { code: 'fields', errors: [{ field: 'format', code: 'format/docx-only' }] },
  })
})

test('among others a paper that lacks the format is .docx', () => {
  expect([both, word].map((paper) => chooseFormat(paper, 'pdf'))).toEqual(['pdf', 'docx'])
  expect([both, word].map((paper) => chooseFormat(paper, 'docx'))).toEqual(['docx', 'docx'])
})
