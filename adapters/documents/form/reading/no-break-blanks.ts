import { keepTogether } from '@osh/core/wording/formats/no-break.ts'

/** Puts no-break blanks where a line of a paper must not end: as screens do, and at units, codes, dashes and short forms. */
export const joinWords = (text: string): string =>
  keepTogether(text)
    .replace(/(?<![\p{L}\d])(г\.|ул\.|д\.|абз\.|ООО|АО|ИП) (?=\S)/gu, '$1\u00a0')
    .replace(/(\d) (?=(?:мм|см|м|кг|г|л|мл|шт|В|кВ|кВт|°C|ч|мин|%|г\.)(?![\p{L}\d]))/gu, '$1\u00a0')
    .replace(/(?<!\p{L})Код (?=\d|$)/gu, 'Код\u00a0')
    .replace(/ (?=[–—] )/gu, '\u00a0')
