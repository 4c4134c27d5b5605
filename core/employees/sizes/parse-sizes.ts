import { optional, type Parse } from '../../shared/input/field-reader.ts'
import type { FieldErrorCode, ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseText } from '../../shared/texts/text.ts'
import type { Sizes } from './sizes.ts'

/** How a size of a kind is written; numbers lie between the bounds, inclusive. */
type Written = {
  readonly from: number
  readonly to: number
  /** «42,5». */
  readonly halves?: boolean
  /** «XL», «L-XL». */
  readonly letters?: boolean
  /** With the heights that it is made for: «52-54/170-176». */
  readonly heights?: boolean
  readonly words?: readonly string[]
}

const HEIGHTS = { from: 100, to: 250 }

/** Russian numbers of clothes, and chests in centimetres. */
const clothing: Written = { from: 36, to: 160, letters: true, heights: true }
const shoes: Written = { from: 30, to: 52, halves: true }
const headgear: Written = { from: 48, to: 68, halves: true, letters: true }
const gloves: Written = { from: 5, to: 14, halves: true, letters: true }
const respirators: Written = { from: 1, to: 5, letters: true, words: ['универсальный'] }

/** The parsers of the sizes, in the order of the form: each may be blank. */
export const sizeParsers = {
  height: optional(parseHeight),
  clothingSize: sizeOf(clothing, 'clothing-size/invalid'),
  shoeSize: sizeOf(shoes, 'shoe-size/invalid'),
  headgearSize: sizeOf(headgear, 'headgear-size/invalid'),
  gloveSize: sizeOf(gloves, 'glove-size/invalid'),
  respiratorSize: sizeOf(respirators, 'respirator-size/invalid'),
} as const satisfies { readonly [F in keyof Sizes]: Parse<Sizes[F]> }

/** Whole centimetres from 100 to 250, also typed «176 см». */
function parseHeight(value: unknown): Result<number, ValueError<'height/invalid'>> {
  const height = Number(/^(\d{3})(?:\s?см\.?)?$/iu.exec(readLine(value))?.[1])
  return height >= HEIGHTS.from && height <= HEIGHTS.to ? ok(height) : err({ code: 'height/invalid' })
}

/** Longer than any size with its heights is. */
const LONGEST = 40

/** What was typed; '' for what is no line of text, which is no size either. */
function readLine(value: unknown): string {
  const typed = parseText(value, { max: LONGEST, required: true })
  return typed.ok ? typed.value : ''
}

function sizeOf<Code extends FieldErrorCode>(written: Written, code: Code): Parse<string | null, Code> {
  return optional((value: unknown): Result<string, ValueError<Code>> => {
    const size = readSize(readLine(value), written)
    return size === null ? err({ code }) : ok(size)
  })
}

/** The size in one spelling; null where it is none. */
function readSize(typed: string, { words = [], ...written }: Written): string | null {
  const word = words.find((known) => known === typed.toLowerCase())
  if (word !== undefined) return word
  const [size = '', heights, ...rest] = spell(typed).split('/')
  if (rest.length > 0 || !(isInLetters(size, written) || isInNumbers(size, written))) return null
  if (heights === undefined) return size
  return written.heights && isInNumbers(heights, HEIGHTS) ? `${size}/${heights}` : null
}

const isInLetters = (size: string, { letters = false }: Written): boolean =>
  letters && /^(?:X{0,4}S|[2-4]XS|M|X{0,5}L|[2-9]XL)(?:-(?:M|X{0,5}L|[2-9]XL))?$/u.test(size)

/** A number, or two of them from the smaller to the larger. */
function isInNumbers(size: string, { from, to, halves = false }: Written): boolean {
  if (!(halves ? /^\d{1,3}(?:,5)?(?:-\d{1,3}(?:,5)?)?$/u : /^\d{1,3}(?:-\d{1,3})?$/u).test(size)) return false
  const numbers = size.split('-').map((number) => Number(number.replace(',', '.')))
  const [first = 0, second = Number.POSITIVE_INFINITY] = numbers
  return numbers.every((number) => number >= from && number <= to) && first < second
}

/** Russian letters that are typed for Latin ones, any dash and a point in place of a comma: «хл» is «XL». */
const spell = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/\s/gu, '')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll('.', ',')
    .replace(/[ХМЛС]/gu, (letter) => LATIN[letter] ?? letter)

const LATIN: Readonly<Record<string, string>> = { Х: 'X', М: 'M', Л: 'L', С: 'S' }
