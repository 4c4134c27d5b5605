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

test.each([
  ['CON', '_CON'],
  ['nul', '_nul'],
  ['Aux.план', '_Aux.план'],
  ['com1', '_com1'],
  ['LPT9 .txt', '_LPT9 .txt'],
  ['COM¹', '_COM¹'],
  ['CON:', '_CON'],
  ['\u202eCON', '_CON'],
  ['Конспект', 'Конспект'],
  ['console', 'console'],
  ['COM10', 'COM10'],
  ['а.', 'а'],
  ['а. . .', 'а'],
  ['..', ''],
  ['.profile', 'profile'],
  ['акт\u202efdp.exe', 'актfdp.exe'],
  ['ак\u00adт\u200b', 'акт'],
  ['фото\ud83d', 'фото'],
  [`${'ф'.repeat(119)}😊`, 'ф'.repeat(119)],
  [`${'ф'.repeat(118)}😊😊`, `${'ф'.repeat(118)}😊`],
  [`${'ф'.repeat(119)}и\u0306`, 'ф'.repeat(119)],
  [`${'ф'.repeat(119)}. а`, 'ф'.repeat(119)],
])('«%s» is kept as «%s»', (name, kept) => {
  expect(cleanFileName(name)).toBe(kept)
})

test('a name of a device, and one of nothing, are safe with any ending', () => {
  expect(nameByFormat({ name: 'nul.png', format: 'png' })).toBe('_nul.png')
  expect(nameByFormat({ name: '...', format: 'pdf' })).toBe('файл.pdf')
  const cut = nameByFormat({ name: `${'ф'.repeat(119)}😊.jpg`, format: 'jpeg' })
  expect(encodeURIComponent(cut)).toContain('.jpg')
})
