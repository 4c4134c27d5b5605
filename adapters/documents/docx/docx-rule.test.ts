import { expect, test } from 'vitest'
import type { Paragraph } from '../paper/paper.ts'
import { writeDocxBody } from './docx-body.ts'

const xmlOf = (text: string, toMargin: string): string => {
  const paragraph: Paragraph = { kind: 'paragraph', text, align: 'left', toMargin }
  return writeDocxBody({ title: '', landscape: false, blocks: [paragraph] })
}

test('a rule goes to the right margin, its words are under it', () => {
  const xml = xmlOf('Принял:', 'подпись, дата')
  expect(xml).toContain('<w:tab w:val="right" w:leader="underscore" w:pos="10206"/>')
  expect(xml).toMatch(/Принял:<\/w:t><\/w:r><w:r><w:tab\/><\/w:r><\/w:p>/u)
  expect(xml).toMatch(/<w:ind w:left="805"\/><w:jc w:val="center"\/>.*>подпись, дата</u)
})

test('under a rule that follows long words the small ones are in the middle; without any there is no line for them', () => {
  expect(xmlOf('Извещение принял, с чем и подписался '.repeat(3), 'дата')).not.toContain('w:ind')
  expect(xmlOf('Принял:', '').match(/<w:p>/gu)).toHaveLength(1)
})
