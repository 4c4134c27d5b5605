export const NBSP = '\u00a0'

/**
 * The text with no-break blanks where a line must not end: «№ 14», «п. 59», «ст. 228», «А. Н.», «3 года».
 * For the eye only: what is sent, stored or compared keeps ordinary blanks.
 */
export const keepTogether = (text: string): string =>
  text
    .replace(/(№|§|(?<![\p{L}])(?:п|пп|подп|ст|ч|разд|прил)\.) (?=[\p{L}\d«])/gu, `$1${NBSP}`)
    .replace(/(?<=\p{Lu}\.) (?=\p{Lu}\.)/gu, NBSP)
    .replace(/(?<=\d) (?=(?:дн\.|мес\.|год|года|лет|месяц|месяца|месяцев|дней|дня|день|₽)(?!\p{L}))/gu, NBSP)
