import { blank, type Cell, type DayFormat, text } from './cells.ts'
import { type DayShape, serialOf, writeDay } from './days.ts'
import type { Random } from './random.ts'

/** How one staff office types: chosen once a file, so that a file is dirty in its own way. */
export type Habits = {
  readonly random: Random
  readonly format: 'xlsx' | 'ods' | 'csv'
  readonly names: 'usual' | 'upper' | 'lower'
  readonly yo: boolean
  /** The share of texts with blanks too many, and of texts with Latin letters that look Cyrillic. */
  readonly blanks: number
  readonly latin: number
  readonly snils: 'usual' | 'bare' | 'number' | 'blanks' | 'dashes'
  readonly phone: 'usual' | 'eight' | 'bare' | 'number' | 'dashes'
  /** What stands where there is nothing. */
  readonly nothing: '' | '-' | '—' | 'нет'
  readonly formulas: boolean
  readonly days: readonly DayWay[]
}

/** A real date, its serial without a date's format, the serial as text, or a shape of text. */
export type DayWay = DayShape | 'real' | 'serial' | 'serial as text'

const textShapes: readonly DayShape[] = [
  'dotted',
  'short',
  'two digits of the year',
  'slashed',
  'dashed',
  'iso',
  'with midnight',
  'iso with midnight',
  'in words',
  'with г.',
  'with г. at once',
]

export function makeHabits(random: Random, format: Habits['format']): Habits {
  const shape = random.pick(textShapes)
  const days: DayWay[] = format === 'csv' ? ['dotted', shape] : ['real', 'real', shape]
  if (format !== 'csv' && random.chance(0.15)) days.push('serial')
  if (random.chance(0.05)) days.push('serial as text')
  return {
    random,
    format,
    names: random.pick(['usual', 'usual', 'usual', 'usual', 'upper', 'lower']),
    yo: random.chance(0.8),
    blanks: random.pick([0, 0, 0.05, 0.3]),
    latin: random.pick([0, 0, 0, 0.03]),
    snils: random.pick(['usual', 'usual', 'bare', 'number', 'blanks', 'dashes']),
    phone: random.pick(['usual', 'eight', 'bare', 'number', 'dashes']),
    nothing: random.pick(['', '', '', '-', '—', 'нет']),
    formulas: format !== 'csv' && random.chance(0.1),
    days: random.chance(0.4) ? days : [random.pick(days)],
  }
}

/** The habits that a reader has to cope with, in words. */
export function nameHabits(habits: Habits): readonly string[] {
  const said = [
    habits.names !== 'usual' && `names in ${habits.names} case`,
    !habits.yo && 'е for ё',
    habits.blanks > 0 && 'blanks too many',
    habits.latin > 0 && 'Latin letters that look Cyrillic',
    habits.nothing !== '' && `«${habits.nothing}» for nothing`,
    habits.formulas && 'formulas with cached values',
    `days: ${[...new Set(habits.days)].join(', ')}`,
    `СНИЛС: ${habits.snils}`,
    `phones: ${habits.phone}`,
  ]
  return said.filter((word) => word !== false)
}

const alike: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеорсхАВЕКМНОРСТХ'].map((letter, i) => [letter, 'aeopcxABEKMHOPCTX'[i] ?? '']),
)

/** One letter of one word, where the word goes on showing that it is Russian. */
export function putLatin(words: string, random: Random): string {
  const parts = words.split(/(?=[\s-])|(?<=[\s-])/u)
  const at = parts.findIndex(
    (part) => /^\p{Script=Cyrillic}{4,}$/u.test(part) && /[бгджзийлптфцчшщъыьэюя]/u.test(part),
  )
  const word = parts[at]
  if (!word) return words
  const places = [...word].flatMap((letter, i) => (alike[letter] ? [i] : []))
  if (places.length === 0) return words
  const place = random.pick(places)
  parts[at] = [...word].map((letter, i) => (i === place ? alike[letter] : letter)).join('')
  return parts.join('')
}

/** Blanks doubled, at the ends, or no-break ones. */
export function putBlanks(words: string, random: Random): string {
  return random.pick([
    (w: string) => `${w} `,
    (w: string) => ` ${w}`,
    (w: string) => w.replace(' ', '  '),
    (w: string) => w.replaceAll(' ', '\u00a0'),
    (w: string) => `${w}\u00a0`,
    (w: string) => w.replace(' ', ' \u00a0 '),
  ])(words)
}

/** Russian words as the office types them. */
export function writeWords(words: string, { random, blanks, latin, nothing }: Habits): Cell {
  if (words === '') return text(nothing)
  const typed = random.chance(latin) ? putLatin(words, random) : words
  return text(random.chance(blanks) ? putBlanks(typed, random) : typed)
}

const dayFormats: readonly DayFormat[] = [
  'built in',
  'built in',
  'dd.mm.yyyy',
  'dd/mm/yy;@',
  '[$-419]d\\ mmmm\\ yyyy;@',
]

export function writeDate(day: string | null, { random, days, nothing, formulas }: Habits): Cell {
  if (day === null) return nothing === '—' ? text(nothing) : blank
  const way = random.pick(days)
  const serial = serialOf(day)
  if (way === 'serial') return { is: 'number', value: serial }
  if (way === 'serial as text') return text(String(serial))
  if (way !== 'real') return text(writeDay(day, way))
  const format = random.pick(dayFormats)
  const [y, m, d] = day.split('-').map(Number)
  return formulas && random.chance(0.2)
    ? { is: 'day', serial, format, formula: `DATE(${y},${m},${d})` }
    : { is: 'day', serial, format }
}

export function writeSnils(snils: string, { random, snils: way }: Habits): Cell {
  const bare = snils.replace(/\D/g, '')
  switch (way) {
    case 'bare':
      return text(bare)
    case 'number':
      return { is: 'number', value: Number(bare) }
    case 'blanks':
      return text(snils.replaceAll('-', ' '))
    case 'dashes':
      return text(snils.replace(' ', random.chance(0.5) ? '-' : '\u00a0'))
    case 'usual':
      return text(snils)
  }
}

export function writePhone(phone: string | null, { phone: way, nothing }: Habits): Cell {
  if (phone === null) return text(nothing)
  const bare = phone.replace(/\D/g, '')
  switch (way) {
    case 'eight':
      return text(phone.replace('+7 ', '8'))
    case 'bare':
      return text(bare.slice(1))
    case 'number':
      return { is: 'number', value: Number(bare) }
    case 'dashes':
      return text(`8-${bare.slice(1, 4)}-${bare.slice(4, 7)}-${bare.slice(7, 9)}-${bare.slice(9)}`)
    case 'usual':
      return text(phone)
  }
}

/** A text of digits as number where nothing of it would be lost. */
export function writeDigits(digits: string, { random, formulas }: Habits): Cell {
  if (String(Number(digits)) !== digits || random.chance(0.5)) return text(digits)
  const value = Number(digits)
  return formulas && random.chance(0.3)
    ? { is: 'number', value, formula: `${value - 1}+1` }
    : { is: 'number', value }
}
