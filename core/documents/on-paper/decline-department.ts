import {
  adjective,
  declineByRules,
  type EndingRule,
  endings,
  feminine,
  feminineAdjective,
  iyaFeminine,
  sibilantFeminine,
  softFeminine,
  softFeminineAdjective,
  thirdFeminine,
  tsFeminine,
  velarAdjective,
  velarFeminine,
} from './declension/endings.ts'
import type { RussianCase } from './name-forms.ts'

/** What is no person has its nominative for its accusative, but for women's endings. */
const consonant = endings('а у - ом е')
const neuter = endings('а у о ом е')

const adjectives: readonly EndingRule[] = [
  [/[гкх]ий$/u, 2, { ...velarAdjective, accusative: 'ий' }],
  [/[жчшщн]ий$/u, 2, endings('его ему ий им ем')],
  [/ый$/u, 2, { ...adjective, accusative: 'ый' }],
  [/[гкхжчшщ]ой$/u, 2, endings('ого ому ой им ом')],
  [/ой$/u, 2, endings('ого ому ой ым ом')],
  [/[гкх]ое$/u, 2, endings('ого ому ое им ом')],
  [/ое$/u, 2, endings('ого ому ое ым ом')],
  [/[жчшщн]ее$/u, 2, endings('его ему ее им ем')],
  [/няя$/u, 2, endings('ей ей юю ей ей')],
  [/[жчшщ]ая$/u, 2, softFeminineAdjective],
  [/ая$/u, 2, feminineAdjective],
  [/ые$/u, 2, endings('ых ым ые ыми ых')],
  [/ие$/u, 2, endings('их им ие ими их')],
]

const nouns: readonly EndingRule[] = [
  [/^(?:бюро|депо|кафе|ателье|кино|ресепшен|метро|шоссе|ясли)$/u, 0, null],
  [/(?:участ|рын|город|посёл|посел)ок$/u, 2, endings('ка ку ок ком ке')],
  [/ец$/u, 2, endings('ца цу ец цом це')],
  [/(?:гараж|этаж|багаж)$/u, 0, consonant],
  [/[жчшщц]$/u, 0, endings('а у - ем е')],
  [/ий$/u, 1, endings('я ю й ем и')],
  [/й$/u, 1, endings('я ю й ем е')],
  [/(?:тель|отель|госпиталь|монастырь|лагерь|цоколь)$/u, 1, endings('я ю ь ем е')],
  [/ь$/u, 1, thirdFeminine],
  [/ия$/u, 1, iyaFeminine],
  [/я$/u, 1, softFeminine],
  [/[гкх]а$/u, 1, velarFeminine],
  [/[жчшщ]а$/u, 1, sibilantFeminine],
  [/ца$/u, 1, tsFeminine],
  [/а$/u, 1, feminine],
  [/ие$/u, 1, endings('я ю е ем и')],
  [/[жчшщц]е$/u, 1, endings('а у е ем е')],
  [/ле$/u, 1, endings('я ю е ем е')],
  [/о$/u, 1, neuter],
  [/[бвгдзклмнпрстфх]$/u, 0, consonant],
]

const plurals: readonly EndingRule[] = [
  [/ия$/u, 2, endings('ий иям ия иями иях')],
  [/(?:мастерски|столовы|котельны)е$/u, 1, endings('х м е ми х')],
  [/(?<=[гк])и$/u, 1, endings('ов ам и ами ах')],
  [/и$/u, 1, endings('ей ям и ями ях')],
  [/(?<=служб|групп|бригад|ферм|школ|касс)ы$/u, 1, endings('- ам ы ами ах')],
  [/ы$/u, 1, endings('ов ам ы ами ах')],
]

/** Adjectives that are the noun themselves, unless a noun of their own follows: «насосная станция». */
const HEAD =
  /^(?:столов|котельн|мастерск|при[её]мн|проходн|прачечн|насосн|компрессорн|операторск|диспетчерск|кладов|операционн|щитов|бойлерн|учительск|ординаторск|парикмахерск|серверн|сварочн|малярн)ая$/iu
const NOUN_OF_HEAD =
  /^(?:станци|служб|групп|бригад|част|лаборатори|подстанци|площадк|кабин|камер|мастерск|линия)/iu

/** What departments are called, wherever in the name it is. */
const UNIT =
  /^(?:администраци|архив|аппарат|база|бригада|буфет|бухгалтери|гараж|группа|дирекци|здравпункт|канцеляри|касса|кафе|кухня|лаборатори|магазин|отдел|офис|пищеблок|площадка|подстанция|пост$|секретариат|сектор|склад|служба|смена|станция|управление|участок|филиал|цех|часть)/iu

/** Words that begin what is said of a noun; numbers and names too. */
const PAST = /^(?:по|на|в|с|со|из|при|от|для|за|до|к|без|над|под|и|№.*|\d+|[«"“(].*)$/iu

const STIFF = /^(?:пресс|бизнес|арт|веб|медиа|колл|call|контакт|б[эе]к|фронт|рентген|шоу|it|hr|pr|смм|мед)$/iu

const ordinals: readonly EndingRule[] = [
  [/й$/u, 1, endings('го му й м м')],
  [/я$/u, 1, endings('й й ю й й')],
]

/**
 * A department in a case, by its first noun with the adjectives around it: «участка сварки», «производственно-технического
 * отдела». Numbers, names in quotes, abbreviations and what depends on the noun stay.
 */
export function declineDepartment(department: string, wanted: RussianCase): string {
  return department
    .split(/( [—–-] |[,;] | и |\/| \(|\))/u)
    .map((part, i) => (i === 0 || (i % 2 === 0 && isUnit(part)) ? declineOne(part, wanted) : part))
    .join('')
}

/** «бухгалтерия», «сварочный», «монтажный участок»: no «делопроизводства», no «ОГМ». */
function isUnit(part: string): boolean {
  const [first = '', second] = part.split(' ')
  return UNIT.test(first) || (isAdjective(first) && (second === undefined || UNIT.test(second)))
}

const isAdjective = (word: string): boolean => /(?:[ыи]й|[ая]я|[ое]е|ые|[гкхжчшщ]ие)$/iu.test(word)

function declineOne(part: string, wanted: RussianCase): string {
  let place: 'before' | 'after' | 'past' = 'before'
  let plural = false
  let agreeing = /(?!)/u
  const words = part.split(' ')
  return words
    .map((word, i) => {
      if (PAST.test(word) || isAbbreviation(word)) place = 'past'
      if (place === 'past' || word === '') return word
      if (/^\d+-[йя]$/u.test(word)) return declineByRules(word, ordinals, wanted) ?? word
      if (place === 'after') {
        if (agreeing.test(word)) return declineByRules(word, adjectives, wanted) ?? word
        place = 'past'
        return word
      }
      if (isAdjective(word) && belongsToNext(word, words[i + 1])) {
        plural = /[ыи]е$/iu.test(word)
        return declineByRules(word, adjectives, wanted) ?? word
      }
      place = 'after'
      agreeing = chooseAgreeing(word)
      if (isAdjective(word)) return declineByRules(word, adjectives, wanted) ?? word
      return declineNoun(word, plural, wanted)
    })
    .join(' ')
}

/** «ПТО», «ОТиЗ»; of «ИТ-отдел» only the first half is one. */
const isAbbreviation = (word: string): boolean =>
  word.split('-').every((half) => /\p{Lu}.*\p{Lu}/u.test(half)) && !UNIT.test(word)

const belongsToNext = (word: string, next = ''): boolean => !HEAD.test(word) || NOUN_OF_HEAD.test(next)

const chooseAgreeing = (noun: string): RegExp =>
  /[ая]$/iu.test(noun)
    ? /(?:[внр]ая|[сц]кая)$/iu
    : /[ое]$/iu.test(noun)
      ? /(?:[внр]ое|[сц]кое)$/iu
      : /(?:[внр]ый|[сц]кий)$/iu

function declineNoun(word: string, isPlural: boolean, wanted: RussianCase): string {
  const many = isPlural || /(?:кадры|склады|курсы|сети|цеха|мастерские|участки)$/iu.test(word)
  return word
    .split('-')
    .map((half) =>
      STIFF.test(half) || isAbbreviation(half)
        ? half
        : ((many ? declineByRules(half, plurals, wanted) : null) ??
          declineByRules(half, nouns, wanted) ??
          half),
    )
    .join('-')
}
