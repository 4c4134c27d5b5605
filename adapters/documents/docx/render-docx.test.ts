import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { titleBlock } from '../form/filling/layout.ts'
import type { Block } from '../paper/paper.ts'
import { renderDocx } from './render-docx.ts'

const partsOf = (blocks: readonly Block[], rest = {}) => {
  const parts = unzipSync(renderDocx({ title: 'Приказ', landscape: false, blocks, ...rest }))
  return (name: string) => strFromU8(parts[name] ?? new Uint8Array())
}
const body = { kind: 'paragraph', text: 'текст', align: 'justify', indented: true, above: 3 } as const

test('paragraphs are of the styles that a person picks in Word', () => {
  const heading = { ...body, align: 'center', heading: true, bold: true } as const
  const title = { ...heading, heading: false, size: 14 } as const
  const subject = titleBlock('О назначении ответственного', true)
  const said = partsOf([title, heading, subject, body, { ...body, bold: true }])
  const styles = [...said('word/document.xml').matchAll(/<w:pStyle w:val="(\w+)"/gu)].map(([, id = '']) => id)
  expect(styles).toEqual(['Title', 'Heading1', 'OrderSubject', 'BodyText'])
  for (const id of styles) expect(said('word/styles.xml')).toContain(`w:styleId="${id}"`)
})

test('Word opens it in no compatibility mode and hyphenates', () => {
  const settings = partsOf([body])('word/settings.xml')
  expect(settings).toMatch(/w:name="compatibilityMode"[^>]*w:val="15"/u)
  expect(settings).toContain('<w:autoHyphenation/>')
})

test('a page begins with its paragraph, a table with a line of no height; the last page of a journal is bare', () => {
  const brk = { kind: 'page-break', landscape: false } as const
  const table = { kind: 'table', widths: [100], heads: [], rows: [{ cells: [{ text: 'а' }] }] } as const
  const said = partsOf([body, brk, body, brk, table, { ...brk, bare: true }, body], {
    runningTitle: 'Журнал & ко',
  })
  const xml = said('word/document.xml')
  expect(xml).not.toContain('w:br w:type="page"')
  expect(xml.match(/<w:pageBreakBefore\/>/gu)).toHaveLength(2)
  expect(xml.match(/<w:titlePg\/>/gu)).toHaveLength(2)
  expect(said('word/header1.xml')).toContain('Журнал &amp; ко')
  expect(said('word/header2.xml')).not.toContain('PAGE')
})

test('a number that the text begins with is counted by Word alone; a paper without lists has none', () => {
  const clause = { ...body, text: [{ text: '1.\u00a0Назначить ' }, { text: 'мастера', bold: true }] }
  const numbered = { list: 0, level: 0, said: '1.' }
  const said = partsOf([{ ...clause, numbered }], { lists: [{ levels: ['%1.'] }] })
  expect(said('word/document.xml')).toContain('<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
  expect(
    said('word/document.xml')
      .replace(/<[^>]*>/gu, '')
      .trim(),
  ).toBe('Назначить мастера')
  expect(said('word/numbering.xml')).toContain('<w:lvlText w:val="%1."/>')
  expect(() => partsOf([{ ...clause, numbered: { ...numbered, said: '2.' } }])).toThrow('2.')
  expect(partsOf([body])('word/numbering.xml')).not.toContain('w:num ')
})
