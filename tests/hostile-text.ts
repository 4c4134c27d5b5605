/** Texts that cost a careless reader the square of their length, or worse: each as long as it is told. */
export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  'marks out of order': (length) => `а${'\u0301\u0323'.repeat(length / 2)}`,
  blanks: (length) => `а${' '.repeat(length)}а`,
  'blanks at the end': (length) => `а${' \u00a0\t'.repeat(length / 3)}\u0001`,
  digits: (length) => '1'.repeat(length),
  'one letter': (length) => 'a'.repeat(length),
  'one letter and a sign': (length) => `А${'а'.repeat(length - 2)}'`,
  'dashes and blanks': (length) => `а${' -'.repeat(length / 2)}\u0001`,
  braces: (length) => '{{'.repeat(length / 2),
  'dots and letters': (length) => `а@${'a.'.repeat(length / 2)}`,
  'numbers of orders': (length) => `Приказ № ${' от '.repeat(length / 4)}`,
  'syllables apart': (length) => '\u1100\u1161\u11a8'.repeat(length / 3),
}
