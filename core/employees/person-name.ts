import type { ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { parseText } from '../shared/texts/text.ts'
import type { PersonNameCode } from './refusal-codes.ts'

/** Longest surname, first name or patronymic. */
const MAX = 100

const WORD = /^[\p{Script=Cyrillic}\p{Script=Latin}]+(?:'[\p{Script=Cyrillic}\p{Script=Latin}]+)*'?$/u

/** Words that are small after a father's name: «Мамед оглы», «Гасан-кызы». */
const ENDINGS: ReadonlySet<string> = new Set('оглы кызы углы уулу улы гызы кызи угли'.split(' '))

/** Words that are small inside a name where they stand by themselves: «де ла Круз», «фон Визин», but «Ван-Дамм». */
const PARTICLES: ReadonlySet<string> = new Set(
  (
    'де да ди до дю дель делла дер ден дос ду ла ле ли эль аль ван фон цу унд и ибн бин бен ' +
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
  const whole = typed.split(' ')
  return ok(whole.map((word) => writeHalves(word, whole.length > 1)).join(' '))
}

const mixesAlphabets = (word: string): boolean =>
  /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word)

function writeHalves(word: string, hasOthers: boolean): string {
  const [first = '', ...others] = word.split('-')
  const isWhole = others.length === 0
  return [
    writeInUsualCase(first, isWhole && hasOthers && isParticle(first)),
    ...others.map((half) => writeInUsualCase(half, isEnding(half))),
  ].join('-')
}

const isEnding = (word: string): boolean => ENDINGS.has(word.toLowerCase())
const isParticle = (word: string): boolean => isEnding(word) || PARTICLES.has(word.toLowerCase())

function writeInUsualCase(word: string, isSmall: boolean): string {
  const small = word.toLowerCase()
  if (isCapitalised(word)) return word
  if (isSmall) return small
  return small.replace(/^(.)('?)(.?)/u, (_, first: string, apostrophe: string, next: string) =>
    apostrophe ? first.toUpperCase() + apostrophe + next.toUpperCase() : first.toUpperCase() + next,
  )
}

/** Typed with care: a capital, then small letters, or such runs one after another (О'Нил, МакКейн). */
const isCapitalised = (word: string): boolean =>
  /^(?:\p{Lu}'\p{Lu}|\p{Lu})\p{Ll}+(?:(?:'\p{Lu}?|\p{Lu})\p{Ll}+)*$/u.test(word)

/**
 * How many words of a whole name, the surname first, are the surname: one; with the small words before it («ван Дейк Ян»); all that come before a
 * first name and a patronymic («Гарсиа Маркес Мария Ивановна»). «Ван» with a capital is a surname itself.
 */
export function countSurnameWords(words: readonly string[]): number {
  const small = Math.max(
    0,
    words.findIndex((word) => !PARTICLES.has(word)),
  )
  const hasPatronymic = /(?:ич|[вчш]на)$/u.test(words.at(-1) ?? '')
  if (hasPatronymic && words.length - small > 3) return words.length - 2
  return /^\p{Lu}/u.test(words[small] ?? '') ? small + 1 : 1
}
