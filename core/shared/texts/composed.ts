/** Marks that are over one letter in the most laden of scripts are fewer: the Stream-Safe Text Format of UAX 15. */
const TOO_MANY_MARKS = /\p{M}{31}/u

/**
 * Signs that nothing is seen of: soft hyphens, joiners, variation selectors, fillers, marks of direction and of annotation, and
 * private ones, such as a bullet that came along out of a document.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Co}\ufff9-\ufffc]/gu

/** The text without the signs in it that nothing is seen of: two texts that look the same are the same. */
export const dropUnseen = (text: string): string => text.replace(UNSEEN, '')

/** How many UTF-16 units a text may come in for every character that it may have. */
const UNITS_EACH = 4

/**
 * The text with its letters composed (NFC), so that «й» is one however it was typed. Null for what is longer than any text of `max`
 * characters comes, or has a heap of marks over one letter: ordering such a heap takes the square of its length, so that neither
 * is composed.
 */
export const compose = (text: string, max: number): string | null =>
  text.length > max * UNITS_EACH || TOO_MANY_MARKS.test(text) ? null : text.normalize('NFC')
