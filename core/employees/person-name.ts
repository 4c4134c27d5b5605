import type { ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseText, textCodes } from '../shared/texts/text.ts'

/** What `parsePersonName` refuses with. */
export const personNameCodes = [...textCodes, 'name/forbidden-character', 'name/mixed-alphabets'] as const
type PersonNameCode = (typeof personNameCodes)[number]

/** Longest surname, first name or patronymic. */
const MAX = 100

const WORD = /^[\p{Script=Cyrillic}\p{Script=Latin}]+(?:'[\p{Script=Cyrillic}\p{Script=Latin}]+)*'?$/u

/** Words that are small inside a name: «Мамед оглы», «де ла Круз», «фон Визин». */
const PARTICLES: ReadonlySet<string> = new Set(
  (
    'оглы кызы углы уулу улы гызы кызи угли де да ди до дю дель делла дер ден дос ду ла ле ли эль аль ван фон цу унд и ибн бин бен ' +
    'de da di do du del della der den dos la le el al van von zu und ibn bin ben'
  ).split(' '),
)

/**
 * Reads one part of a person's name and gives it the usual capitals: «иВАНОВ-петров» is «Иванов-Петров»,
 * «д'артаньян» is «Д'Артаньян», «МАМЕД ОГЛЫ» is «Мамед оглы». What was typed with care («МакКейн», «Ван Дамм») stays.
 *
 * @returns `text/required`, `text/too-long`; `name/forbidden-character` for anything but letters, apostrophes,
 *   dashes and blanks; `name/mixed-alphabets` for a word of Russian and Latin letters together.
 */
export function parsePersonName(value: unknown): Result<string, ValueError<PersonNameCode>> {
  const text = parseText(value, { max: MAX, required: true })
  if (!text.ok) return text
  const typed = text.value.replace(/[’‘ʼ`´]/gu, "'").replace(/\s*[-\u2010-\u2015\u2212]\s*/gu, '-')
  const words = typed.split(/[ -]/u)
  if (!words.every((word) => WORD.test(word))) return err({ code: 'name/forbidden-character' })
  if (words.some(mixesAlphabets)) return err({ code: 'name/mixed-alphabets' })
  return ok(typed.replace(/[^ -]+/gu, (word) => writeInUsualCase(word, words.length > 1)))
}

const mixesAlphabets = (word: string): boolean =>
  /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word)

function writeInUsualCase(word: string, hasOthers: boolean): string {
  const small = word.toLowerCase()
  if (hasOthers && PARTICLES.has(small)) return isCapitalised(word) ? word : small
  if (isCapitalised(word)) return word
  return small.replace(/^(.)('?)(.?)/u, (_, first: string, apostrophe: string, next: string) =>
    apostrophe ? first.toUpperCase() + apostrophe + next.toUpperCase() : first.toUpperCase() + next,
  )
}

/** Typed with care: a capital, then small letters, or such runs one after another (О'Нил, МакКейн). */
const isCapitalised = (word: string): boolean =>
  /^(?:\p{Lu}'\p{Lu}|\p{Lu})\p{Ll}+(?:(?:'\p{Lu}?|\p{Lu})\p{Ll}+)*$/u.test(word)
