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

/** «Двадцать семь тысяч рублей 00 копеек»: a sum in kopecks, below a thousand million roubles. */
export function sumInWords(kopecks: number): string {
  const roubles = Math.floor(kopecks / 100)
  const [millions, thousands, rest] = [
    Math.floor(roubles / 1e6),
    Math.floor(roubles / 1000) % 1000,
    roubles % 1000,
  ]
  const words = [
    ...(millions > 0
      ? [...wordThreeDigits(millions, false), pickPlural(millions, ['миллион', 'миллиона', 'миллионов'])]
      : []),
    ...(thousands > 0
      ? [...wordThreeDigits(thousands, true), pickPlural(thousands, ['тысяча', 'тысячи', 'тысяч'])]
      : []),
    ...(roubles === 0 ? ['ноль'] : wordThreeDigits(rest, false)),
    pickPlural(roubles, ['рубль', 'рубля', 'рублей']),
    String(kopecks % 100).padStart(2, '0'),
    pickPlural(kopecks % 100, ['копейка', 'копейки', 'копеек']),
  ].join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
