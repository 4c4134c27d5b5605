/** How wide letters of Times New Roman (and of Tinos) are, in thousandths of their size; the rest is as wide as a digit. */
const WIDTHS: Readonly<Record<number, string>> = {
  250: ' ,.',
  278: '/:;',
  333: '!()-',
  395: 'з',
  410: 'г',
  437: 'тэ',
  444: 'аеёс',
  460: 'яьв',
  486: 'кл',
  535: 'бдийнпц',
  574: 'РФБЬГ',
  633: 'ЕЁТм',
  655: 'Чф',
  667: 'ВКСЯЭ',
  680: 'ЛДыж',
  722: 'АИЙНОПХЦУЪ',
  770: 'юшщ',
  889: 'МЖЫ%',
  954: '№',
  1018: 'ШЩЮ—…',
}
const DIGIT = 500
const widths = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])),
)

const widthOf = (word: string, size: number): number =>
  [...word].reduce((sum, letter) => sum + (widths.get(letter) ?? DIGIT), 0) * (size / 1000)

/** About how many lines words take that are set in letters of that size, in a column of that width; both in points. */
export function countTextLines(text: string, size: number, width: number): number {
  return text.split('\n').reduce((lines, line) => lines + countLines(line, size, width), 0)
}

function countLines(line: string, size: number, width: number): number {
  const blank = widthOf(' ', size)
  let lines = 1
  let taken = 0
  for (const word of line.split(/(?<=-)| /u)) {
    const long = widthOf(word, size)
    if (taken > 0 && taken + blank + long > width) {
      lines++
      taken = 0
    }
    const broken = Math.max(0, Math.ceil(long / width) - 1)
    lines += broken
    taken += (taken > 0 ? blank : 0) + long - broken * width
  }
  return lines
}
