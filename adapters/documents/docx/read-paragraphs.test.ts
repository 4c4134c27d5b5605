import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readParagraphs } from './read-paragraphs.ts'

const docx = (body: string) =>
  zipSync({ 'word/document.xml': strToU8(body), 'word/styles.xml': strToU8('<w:t>style</w:t>') })
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (...texts: readonly string[]) => `<w:p><w:pPr/>${texts.map(run).join('')}</w:p>`
const cell = (...texts: readonly string[]) => `<w:tc>${texts.map((text) => paragraph(text)).join('')}</w:tc>`

test('a paragraph is a line, whatever pieces it is in; one that says nothing is none', () => {
  const body = `${paragraph('Прото', 'кол №\u00a012')}<w:p/>${paragraph(' ')}<w:p w:rsid="1"><w:r><w:t>а</w:t><w:tab/><w:t>б &amp; &#1103;&#x44f;</w:t></w:r></w:p>`
  expect(readParagraphs(docx(body))).toEqual(['Протокол № 12', 'а б & яя'])
})

test('a row of a table is a line, a table in one of its cells too', () => {
  const inner = `<w:tbl><w:tr>${cell('внутри')}</w:tr></w:tbl>`
  const row = `<w:tr><w:trPr/>${cell('1', '2')}<w:tc>${inner}${paragraph('3')}</w:tc></w:tr>`
  expect(readParagraphs(docx(`<w:tbl>${row}<w:tr>${cell('')}</w:tr></w:tbl>${paragraph('конец')}`))).toEqual([
    '1 | 2 | внутри | 3',
    'конец',
  ])
})

test('what is no .docx has no text', () => {
  expect(readParagraphs(strToU8('docx'))).toBeNull()
  expect(readParagraphs(zipSync({ a: strToU8('a') }))).toBeNull()
})
