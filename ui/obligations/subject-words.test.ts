import type { Subject } from '@osh/core/obligations/subject.ts'
import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'
import { expect, test } from 'vitest'
import { wordSubject } from './subject-words.ts'

test('no line of the words of PPE begins with a dot', () => {
  const gloves: Subject = {
    section: 'ppe',
    name: 'Перчатки защитные',
    quantity: 6,
    unit: 'pair',
    norm: null,
    size: '9',
    event: 'issuance',
  }
  const words = wordSubject(gloves, () => null)
  expect(words.replaceAll('\u00a0', ' ')).toBe('Перчатки защитные, 6 пар · размер 9 · выдача')
  expect(words).not.toContain(' ·')
})

test('a factor that is hidden is said to be, and no more', () => {
  const examination: Subject = { section: 'medicalExamination', factorNumber: HIDDEN }
  expect(wordSubject(examination, () => null)).toBe('скрыто')
})
