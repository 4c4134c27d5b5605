import { expect, test } from 'vitest'
import { aPicture } from '../../tests/pictures.ts'
import { aPackage } from '../../tests/support-example.ts'
import { detectAttachment } from './attachment-format.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('images and papers are known by their bytes', () => {
  expect(detectAttachment(aPicture())).toBe('jpeg')
  expect(detectAttachment(bytesOf('%PDF-1.7'))).toBe('pdf')
  expect(detectAttachment(aPackage('[Content_Types].xml', 'word/document.xml'))).toBe('docx')
  expect(detectAttachment(aPackage('xl/', 'xl/workbook.xml'))).toBe('xlsx')
  expect(detectAttachment(aPackage('wword/document.xml'))).toBe('docx')
})

test('recordings, archives, pages, macros and bits of a paper are nothing that is taken', () => {
  for (const other of [
    bytesOf('ID3'),
    bytesOf('<html><script>'),
    bytesOf(''),
    aPackage('readme.txt'),
    aPackage('word/document.xm'),
    aPackage('word/document.xml', 'word/vbaProject.bin'),
    bytesOf('word/document.xml'),
    bytesOf('Pk\u0003\u0004word/document.xml'),
  ])
    expect(detectAttachment(other)).toBeNull()
})
