import { keepTogether } from '@osh/core/wording/formats/no-break.ts'

/** Words that have nothing of what is joined; most names and positions. */
const PLAIN = /^[\p{L} ,-]*$/u
const FORMS = /(?:^|[^\p{L}])(?:ООО|АО|ПАО|ИП|Код) /u

/** Puts no-break blanks where a line of a paper must not end: as screens do, and at units, codes, dashes and short forms. */
export const joinWords = (text: string): string =>
  PLAIN.test(text) && !FORMS.test(text)
    ? text
    : keepTogether(text)
        .replace(
          /(?<![\p{L}\d])(г\.|ул\.|д\.|оф\.|кв\.|стр\.|абз\.|ООО|АО|ПАО|ИП|тел\.:?) (?=\S)/gu,
          '$1\u00a0',
        )
        .replace(/(\d) (?=(?:мм|см|м|кг|г|л|мл|шт|В|кВ|кВт|°C|ч|мин|%|г\.)(?![\p{L}\d]))/gu, '$1\u00a0')
        .replace(/(?<!\p{L})Код (?=\d|$)/gu, 'Код\u00a0')
        .replace(/(?<=\+7) (?=\(?\d)|(?<=\+7[ \u00a0]\(\d{3,4}\)) (?=\d)/gu, '\u00a0')
        .replace(/(?<!\p{L})(от|до|с|по) (?=\d{2}\.\d{2}\.\d{4})/gu, '$1\u00a0')
        .replace(/(?<=[«(]\p{L}) (?=\p{L})/gu, '\u00a0')
        .replace(/ (?=[–—] )/gu, '\u00a0')

/** Words before a value that must be on its line: «№ 12», «от 20.11.2026», «п. 4». */
export const joinToValue = (text: string): string =>
  text.endsWith(' ') ? text.replace(/(?<=(?:^|[^\p{L}])(?:№|от|п\.|пп\.|ст\.|ч\.|г\.)) $/u, '\u00a0') : text
