import {
  adjective,
  consonant,
  declineByRules,
  type EndingRule,
  endings,
  feminine,
  feminineAdjective,
  sibilant,
  sibilantFeminine,
  soft,
  softAdjective,
  softFeminine,
  softFeminineAdjective,
  tsFeminine,
  velarAdjective,
  velarFeminine,
} from './declension/endings.ts'
import type { RussianCase } from './name-forms.ts'

const adjectives: readonly EndingRule[] = [
  [/[гкх]ий$|[гкхжчшщ]ой$/u, 2, velarAdjective],
  [/[жчшщн]ий$/u, 2, softAdjective],
  [/(?:ый|ой)$/u, 2, adjective],
  [/[жчшщ]ая$/u, 2, softFeminineAdjective],
  [/ая$/u, 2, feminineAdjective],
  [/щее$/u, 2, endings('его ему ее им ем')],
  [/ое$/u, 2, endings('ого ому ое ым ом')],
]

const nouns: readonly EndingRule[] = [
  [/(?:кузн|чт|жр|мудр)ец$/u, 0, consonant],
  [/оец$/u, 2, endings('йца йцу йца йцом йце')],
  [/[аеиуэюя]ец$/u, 2, endings('йца йцу йца йцем йце')],
  [/(?:жил|стрел)ец$/u, 2, endings('ьца ьцу ьца ьцом ьце')],
  [/лец$/u, 2, endings('ьца ьцу ьца ьцем ьце')],
  [/(?:[гтм]овец|[хв]одец)$/u, 2, endings('ца цу ца цем це')],
  [/ец$/u, 2, endings('ца цу ца цом це')],
  [/(?:стрел|[чш])ок$/u, 2, endings('ка ку ка ком ке')],
  [/лицо$/u, 1, endings('а у о ом е')],
  [/[жчшщ]а$/u, 1, sibilantFeminine],
  [/ца$/u, 1, tsFeminine],
  [/[гкх]а$/u, 1, velarFeminine],
  [/а$/u, 1, feminine],
  [/(?:ея|дья)$/u, 1, endings('и е ю ёй е')],
  [/я$/u, 1, softFeminine],
  [/модель$/u, 1, endings('и и ь ью и')],
  [/[йь]$/u, 1, soft],
  [/[жшщ]$/u, 0, sibilant],
  [/[бвгдзклмнпрстфхцч]$/u, 0, consonant],
]

/** First halves that stay as they are: «шеф-повара», «офис-менеджера». */
const STIFF =
  /^(?:шеф|офис|бизнес|арт|веб|пресс|инди|топ|лэш|контент|аудио|видео|тест|обер|унтер|генерал|премьер|штаб|интернет|фитнес|диск|бренд|гейм|продакт|проджект|аккаунт|ивент|фронтенд|б[эе]кенд|фулст[еэ]к|девопс)$/iu

/** «Ст. мастер», «гл. инженер»: what is shortened stays, what follows is declined. */
const SHORTENED = /^(?:ст|мл|гл|вед)\.$/iu

/** Adjectives that are the noun themselves: «заведующий складом», «рабочий», «дежурный по переезду». */
const HEAD =
  /^(?:заведующ|управляющ|рабоч|дежурн|горничн|лесничий|пожарн|военн|постов|уполномоченн|ответственн|командующ|вожат|служащ|портн|связн|часов|рулев|звеньев|стволов|горнов|верхов|дневальн)/iu

/** Of those, the ones that a man is called by in «-ой»: others in «-ой» are a woman's or a genitive. */
const STRESSED_HEAD = /^(?:постовой|портной|связной|часовой|рулевой|звеньевой|стволовой|горновой|верховой)$/iu

/** How words for one who does something end. */
const DOER =
  /(?:тель|щик|чик|ик|[её]р|ир|(?<!сект|дв)ор|[аи]рь|[ая]р|атр|ист|лог|рг|граф|[аеоу]нт|врач|певт|вед|вод|он|ом|ож|ец|ач|чей|рук|ман|прораб|завхоз|матрос|пилот|консульт|брат|сестра|судья|[нчщ]ица|[иа]нка|[ае]рка|антка|прачка|анша|швея|няня)$/iu

/** Cases other than the nominative, and what is no noun. */
const OBLIQUE =
  /^(?:по|на|в|с|со|из|при|от|для|за|до|к|без|над|под|и|№|\d.*)$|(?:[ыи]х|[оеа]го|[ое]му|[ыи]м|[оеё]в|[ая]ми|[ая]м|ью|[ыиуюо])$|(?<!он)ом$|ем$|[ое]й$/iu

/**
 * A position in a case: the adjectives before the first noun, the noun, and adjectives that follow it at once («маляру
 * строительному»); so too the second position in brackets or after a dash. What depends on the noun («по охране труда»,
 * «аварийной службы») stays, and so do words that the rules don't know.
 */
export function declinePosition(position: string, wanted: RussianCase): string {
  const isLoud = position === position.toUpperCase()
  return position
    .split(/( [—–-] |[,;] | и |\/| ?\(|\))/u)
    .map((part, i) =>
      i === 0 || (i % 2 === 0 && isPosition(part)) ? declineOne(part, wanted, isLoud) : part,
    )
    .join('')
}

/** «вахтёр», «главный механик», «постовая»: no «категория В», «4 разряд», «служебных помещений». */
function isPosition(part: string): boolean {
  const [first = '', second] = part.split(/\s+/u)
  if (DOER.test(first) || HEAD.test(first)) return true
  return isAdjective(first) && (second === undefined || DOER.test(second) || OBLIQUE.test(second))
}

const isAdjective = (word: string): boolean => /(?:[ыи]й|[ая]я|щее|ное)$/iu.test(word)

const MASCULINE = /(?:[внл]ый|[сц]кий|[шщ]ий)$/iu
const FEMININE = /(?:[вн]ая|[сц]кая|[шщ]ая)$/iu

type Place = 'before' | 'after' | 'past'

function declineOne(position: string, wanted: RussianCase, isLoud: boolean): string {
  const words = position.split(' ')
  let place: Place = 'before'
  let agreeing = MASCULINE
  return words
    .map((word, i) => {
      if (!isLoud && /^\p{Lu}{2,}$/u.test(word)) {
        place = 'past'
        return word
      }
      if (place === 'before') {
        if (word === '' || SHORTENED.test(word)) return word
        if (/^\d+-й$/u.test(word)) return declineByRules(word, ordinals, wanted) ?? word
        const declined = declineByRules(word, adjectives, wanted)
        if (declined === null || !belongsToNext(word, words[i + 1])) {
          place = 'after'
          agreeing = /[ая]$/iu.test(word) ? FEMININE : MASCULINE
        }
        return declined ?? declineNoun(word, wanted)
      }
      if (place === 'after') {
        if (agreeing.test(word)) return declineByRules(word, adjectives, wanted) ?? word
        place = 'past'
        if (/(?:тель|щик|чик|ник|ист|лог|певт)$/iu.test(word)) return declineNoun(word, wanted)
      }
      return word
    })
    .join(' ')
}

const ordinals: readonly EndingRule[] = [[/й$/u, 1, endings('го му го м м')]]

/** Whether an adjective is said of the word after it: «старший мастер», but «рабочий сцены», «заведующая складом». */
function belongsToNext(word: string, next = ''): boolean {
  if (/лицо$/iu.test(next)) return true
  if (HEAD.test(next) && (!/[ое]й$/iu.test(next) || STRESSED_HEAD.test(next))) return true
  if (HEAD.test(word)) return DOER.test(next) && !OBLIQUE.test(next)
  if (/(?:чей|щей)$/iu.test(next) && DOER.test(next)) return true
  if (OBLIQUE.test(next)) return false
  return /[ая]$/iu.test(next)
    ? /[ая]я$/iu.test(word) || /(?:старшина|староста|судья|воевода)$/iu.test(next)
    : true
}

const declineNoun = (word: string, wanted: RussianCase): string =>
  word
    .split('-')
    .map((half) =>
      STIFF.test(half)
        ? half
        : (declineByRules(half, adjectives, wanted) ?? declineByRules(half, nouns, wanted) ?? half),
    )
    .join('-')
