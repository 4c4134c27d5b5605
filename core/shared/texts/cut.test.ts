import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './cut.ts'

test.each([
  ['a text that is short enough', 'фото', 4, 'фото'],
  ['letters', 'фотография', 4, 'фото'],
  ['an emoji at the end', 'фф😊', 3, 'фф'],
  ['an emoji that fits', 'фф😊ф', 4, 'фф😊'],
  ['a letter with a mark', 'аи\u0306', 2, 'а'],
  ['a letter with two marks', 'ае\u0301\u0308б', 3, 'а'],
  ['a letter with its marks that fit', 'ае\u0301\u0308б', 4, 'ае\u0301\u0308'],
  ['a family', 'я👨\u200d👩\u200d👧', 8, 'я'],
  ['a hand with its tone', 'я👍\u{1f3fd}я', 3, 'я'],
  ['a sign and its selector', 'я☑\ufe0f', 2, 'я'],
  ['a heap of marks', `а${'\u0301'.repeat(9)}`, 4, 'а\u0301\u0301\u0301'],
  ['a pair that is longer than may be', '😊', 1, ''],
  ['half of a pair that came so', 'а\ud83d\ud83d', 2, 'а\ud83d'],
  ['nothing', 'фото', 0, ''],
])('%s is cut between signs', (_, text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})

test('what is cut is a beginning, no longer than may be, and no half of anything', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.nat(20), (text, max) => {
      const cut = cutText(text, max)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(max)
      expect(() => encodeURIComponent(cut)).not.toThrow()
    }),
  )
})
