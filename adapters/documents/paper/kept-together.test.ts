import { expect, test } from 'vitest'
import { writeDocxBody } from '../docx/docx-body.ts'
import type { Block, Paragraph, Signature, Table } from './paper.ts'

const said = (text: string, keepWithNext = false): Paragraph => ({
  kind: 'paragraph',
  text,
  align: 'left',
  keepWithNext,
})
const signature: Signature = { kind: 'signature', role: 'Директор', name: 'А. Н. Соколов' }
const sheet = (rows: number): Table => ({
  kind: 'table',
  widths: [100],
  heads: [{ cells: [{ text: 'Подпись' }] }],
  rows: Array.from({ length: rows }, (_, i) => ({ cells: [{ text: `Строка ${i + 1}` }] })),
})

/** The words that may not end a page. */
function kept(...blocks: readonly Block[]): readonly string[] {
  const xml = writeDocxBody({ title: '', landscape: false, blocks })
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gu)]
    .filter(([paragraph]) => paragraph.includes('<w:keepNext/>'))
    .map(([paragraph]) => /<w:t [^>]*>(.*?)<\/w:t>/u.exec(paragraph)?.[1] ?? '')
    .filter((words) => /^(?:Пункт|Строка|Подпись|Составил|Ознакомлены)/u.test(words))
}

test('a signature stays with two lines or rows before it, also under a word that says why', () => {
  const long = said(`Пункт 2 ${'слово '.repeat(30)}`)
  expect(kept(said('Пункт 1'), long, signature)).toEqual([long.text])
  expect(kept(said('Пункт 0'), said('Пункт 1'), said('Пункт 2'), signature)).toEqual(['Пункт 1', 'Пункт 2'])
  expect(kept(said('Пункт 1'), said('Составил:', true), signature)).toEqual(['Пункт 1', 'Составил:'])
  expect(kept(sheet(3), signature)).toEqual(['Строка 2', 'Строка 3'])
  expect(kept(sheet(3), said('Составил:', true), signature)).toEqual(['Строка 2', 'Строка 3', 'Составил:'])
})

test('signatures stay with one another, the last of them with nothing after it', () => {
  const words = writeDocxBody({ title: '', landscape: false, blocks: [signature, signature, said('Пункт')] })
  const below = [...words.matchAll(/<w:p>(?:(?!<w:p>).)*\(подпись\)<\/w:t>/gu)]
  expect(below.map(([one]) => one.includes('<w:keepNext/>'))).toEqual([true, false])
})

test('a short table stays in one piece under its heading, a long one goes on', () => {
  const caption = said('Ознакомлены:', true)
  expect(kept(caption, sheet(3))).toEqual(['Ознакомлены:', 'Подпись', 'Строка 1', 'Строка 2'])
  expect(kept(caption, sheet(30))).toEqual(['Ознакомлены:'])
  expect(kept(said('Пункт 1'), sheet(3))).toEqual([])
})
