import { pickPlural } from '../../shared/texts/plural.ts'

const units = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять']
const teens = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
]
const tens = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
]
const hundreds = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
]

/** 0 to 999; thousands are feminine: одна, две. */
function wordThreeDigits(number: number, feminine: boolean): readonly string[] {
  const [hundred, rest] = [Math.floor(number / 100), number % 100]
  const [ten, unit] = [Math.floor(rest / 10), rest % 10]
  const last = feminine && unit === 1 ? 'одна' : feminine && unit === 2 ? 'две' : units[unit]
  return [hundreds[hundred], ...(ten === 1 ? [teens[unit]] : [tens[ten], last])].flatMap((word) => word || [])
}

/** Thousands are feminine. */
const powers = [
  { of: 1e12, forms: ['триллион', 'триллиона', 'триллионов'], feminine: false },
  { of: 1e9, forms: ['миллиард', 'миллиарда', 'миллиардов'], feminine: false },
  { of: 1e6, forms: ['миллион', 'миллиона', 'миллионов'], feminine: false },
  { of: 1000, forms: ['тысяча', 'тысячи', 'тысяч'], feminine: true },
] as const

/** «Двадцать семь тысяч рублей 00 копеек»: a sum in kopecks, as large as a number counts them. */
export function sumInWords(kopecks: number): string {
  const roubles = Math.floor(kopecks / 100)
  const words = [
    ...powers.flatMap(({ of, forms, feminine }) => {
      const count = Math.floor(roubles / of) % 1000
      return count > 0 ? [...wordThreeDigits(count, feminine), pickPlural(count, forms)] : []
    }),
    ...(roubles === 0 ? ['ноль'] : wordThreeDigits(roubles % 1000, false)),
    pickPlural(roubles, ['рубль', 'рубля', 'рублей']),
    String(kopecks % 100).padStart(2, '0'),
    pickPlural(kopecks % 100, ['копейка', 'копейки', 'копеек']),
  ].join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
