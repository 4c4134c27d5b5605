import type { RussianCase } from '../name-forms.ts'

/** What a word ends with in each case. */
export type Endings = Readonly<Record<RussianCase, string>>

/** «а у а ом е»: genitive, dative, accusative, instrumental, prepositional; «-» for nothing. */
export function endings(words: string): Endings {
  const [genitive = '', dative = '', accusative = '', instrumental = '', prepositional = ''] = words
    .split(' ')
    .map((ending) => (ending === '-' ? '' : ending))
  return { genitive, dative, accusative, instrumental, prepositional }
}

/** What a word ends with, how many letters are cut off, and what comes instead; null where it never changes. */
export type EndingRule = readonly [ends: RegExp, cut: number, endings: Endings | null]

/** The word by the first rule that fits; null where none does. A word of capitals stays one; a single letter is an initial and stays. */
export function declineByRules(
  word: string,
  rules: readonly EndingRule[],
  wanted: RussianCase,
): string | null {
  if (word.length === 1) return word
  const small = word.toLowerCase()
  const rule = rules.find(([ends]) => ends.test(small))
  if (rule === undefined) return null
  const [, cut, forms] = rule
  if (forms === null) return word
  const stem = cut === 0 ? word : word.slice(0, -cut)
  return isCapitals(word) ? stem + forms[wanted].toUpperCase() : stem + forms[wanted]
}

const isCapitals = (word: string): boolean => word === word.toUpperCase()

export const adjective = endings('ого ому ого ым ом')
export const velarAdjective = endings('ого ому ого им ом')
export const softAdjective = endings('его ему его им ем')
export const feminineAdjective = endings('ой ой ую ой ой')
export const softFeminineAdjective = endings('ей ей ую ей ей')

export const consonant = endings('а у а ом е')
/** After ж, ч, ш, щ, ц without stress: «Гансовичем», «Бушем». */
export const sibilant = endings('а у а ем е')
export const soft = endings('я ю я ем е')
/** «Василий»: the prepositional in «-ии». */
export const softIy = endings('я ю я ем и')
/** «Петров»: the instrumental of an adjective. */
export const possessive = endings('а у а ым е')
/** «Петрова». */
export const possessiveFeminine = endings('ой ой у ой ой')
export const feminine = endings('ы е у ой е')
/** After г, к, х. */
export const velarFeminine = endings('и е у ой е')
/** After ж, ч, ш, щ. */
export const sibilantFeminine = endings('и е у ей е')
export const tsFeminine = endings('ы е у ей е')
export const softFeminine = endings('и е ю ей е')
/** «Мария»: the dative and the prepositional in «-ии». */
export const iyaFeminine = endings('и и ю ей и')
/** «Любовь», «Нинель». */
export const thirdFeminine = endings('и и ь ью и')
