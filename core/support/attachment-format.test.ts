import { expect, test } from 'vitest'
import { aPicture } from '../../tests/pictures.ts'
import { aPackage } from '../../tests/support-example.ts'
import { detectAttachment } from './attachment-format.ts'

const withMore = (bytes: Uint8Array, text: string): Uint8Array => new Uint8Array([...bytes, ...bytesOf(text)])
/** Of the only part, whose name is as long as that. */
const withBrokenDirectory = (bytes: Uint8Array): Uint8Array => {
  const at = bytes.length - 22 - 46 - 'word/document.xml'.length
  return bytes.map((byte, i) => (i === at ? 0 : byte))
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('images and papers are known by their bytes', () => {
  expect(detectAttachment(aPicture())).toBe('jpeg')
  expect(detectAttachment(bytesOf('%PDF-1.7'))).toBe('pdf')
  expect(detectAttachment(aPackage('[Content_Types].xml', 'word/document.xml'))).toBe('docx')
  expect(detectAttachment(aPackage('xl/', 'xl/workbook.xml'))).toBe('xlsx')
  const whole = aPackage('word/document.xml')
  const within = new Uint8Array(whole.length + 4)
  within.set(whole, 2)
  expect(detectAttachment(within.subarray(2, -2))).toBe('docx')
})

test('recordings, archives, pages, macros and bits of a paper are nothing that is taken', () => {
  for (const other of [
    bytesOf('ID3'),
    bytesOf('<html><script>'),
    bytesOf(''),
    aPackage('readme.txt'),
    aPackage('word/document.xm'),
    aPackage('wword/document.xml'),
    aPackage('word/document.xml', 'word/vbaProject.bin'),
    aPackage('word/document.xml', 'word/VBAprojec%74.bin'),
    aPackage('xl/workbook.xml', 'xl/v%62aData.xml'),
    withMore(aPackage('word/document.xml'), 'alert(1)'),
    aPackage('word/document.xml').subarray(1),
    aPackage('word/document.xml').subarray(0, -1),
    withBrokenDirectory(aPackage('word/document.xml')),
    bytesOf('PK\u0003\u0004word/document.xml'),
    bytesOf('word/document.xml'),
    bytesOf('Pk\u0003\u0004word/document.xml'),
  ])
    expect(detectAttachment(other)).toBeNull()
})
