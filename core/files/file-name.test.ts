import { expect, test } from 'vitest'
import { cleanFileName, nameByFormat } from './file-name.ts'

test('a name is what a file system takes, and no longer than 120 letters', () => {
  expect(cleanFileName(' а/б\\в:"г"\n ')).toBe('а б в г')
  expect(cleanFileName('а'.repeat(121))).toBe('а'.repeat(120))
})

test.each([
  ['счёт.hta', 'docx', 'счёт.docx'],
  ['run.bat', 'xlsx', 'run.xlsx'],
  ['снимок.JPEG', 'jpeg', 'снимок.jpg'],
  ['план.2026', 'pdf', 'план.pdf'],
  ['без конца', 'png', 'без конца.png'],
  ['договор.сканы', 'pdf', 'договор.сканы.pdf'],
  ['.exe', 'docx', 'файл.docx'],
])('«%s» that is %s is saved as «%s»', (name, format, saved) => {
  expect(nameByFormat({ name, format })).toBe(saved)
})
