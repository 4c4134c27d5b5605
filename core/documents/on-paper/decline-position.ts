import type { RussianCase } from './name-forms.ts'

type Endings = Readonly<Record<RussianCase, string>>

const endings = (
  genitive: string,
  dative: string,
  accusative: string,
  instrumental: string,
  prepositional: string,
): Endings => ({ genitive, dative, accusative, instrumental, prepositional })

const hardAdjective = endings('ого', 'ому', 'ого', 'ым', 'ом')
const velarAdjective = endings('ого', 'ому', 'ого', 'им', 'ом')
const softAdjective = endings('его', 'ему', 'его', 'им', 'ем')
const feminineAdjective = endings('ой', 'ой', 'ую', 'ой', 'ой')

/** The first that fits: what an animate word ends with, what is cut off, and what comes instead. */
const adjectives: readonly (readonly [RegExp, number, Endings])[] = [
  [/[гкх]ий$/u, 2, velarAdjective],
  [/ший$|щий$|чий$|ний$/u, 2, softAdjective],
  [/(?:ый|ой)$/u, 2, hardAdjective],
  [/(?:шая|щая|чая)$/u, 2, endings('ей', 'ей', 'ую', 'ей', 'ей')],
  [/ая$/u, 2, feminineAdjective],
]

const nouns: readonly (readonly [RegExp, number, Endings])[] = [
  [/знец$/u, 0, endings('а', 'у', 'а', 'ом', 'е')],
  [/[бвгджзклмнпрстфхчшщ]ец$/u, 2, endings('ца', 'цу', 'ца', 'цом', 'це')],
  [/сестра$/u, 1, endings('ы', 'е', 'у', 'ой', 'е')],
  [/[гкхжшчщ]а$/u, 1, endings('и', 'е', 'у', 'ой', 'е')],
  [/а$/u, 1, endings('ы', 'е', 'у', 'ой', 'е')],
  [/ея$/u, 1, endings('и', 'е', 'ю', 'ёй', 'е')],
  [/я$/u, 1, endings('и', 'е', 'ю', 'ей', 'е')],
  [/ь$/u, 1, endings('я', 'ю', 'я', 'ем', 'е')],
  [/й$/u, 1, endings('я', 'ю', 'я', 'ем', 'е')],
  [/(?:ж|ш|щ|вч)$/u, 0, endings('а', 'у', 'а', 'ем', 'е')],
  [/[бвгдзклмнпрстфхцч]$/u, 0, endings('а', 'у', 'а', 'ом', 'е')],
]

/** First halves that stay as they are: «шеф-повара», «офис-менеджера». */
const STIFF = /^(?:шеф|офис|бизнес|арт|веб|пресс|инди|топ|лэш|су|контент|аудио|видео|тест|ай-ти|it|pr|hr)$/iu

/**
 * A position in a case: the adjectives before the first noun, the noun, and an adjective that follows it at once
 * («маляру строительному»). What comes after («по охране труда») stays. Words that it does not know stay too.
 */
export function declinePosition(position: string, wanted: RussianCase): string {
  let before = true
  let after = false
  return position
    .split(/(?<=\s)|(?=\s)/u)
    .map((word) => {
      if (/^\s+$/u.test(word)) return word
      if (before) {
        const adjective = decline(word, adjectives, wanted)
        const noun = adjective === null
        if (noun || isHeadAdjective(word)) {
          before = false
          after = noun
        }
        return (
          adjective ??
          word
            .split('-')
            .map((half) => declineHalf(half, wanted))
            .join('-')
        )
      }
      const follows = after && /(?:ный|ской|ский|вый|лый)$/u.test(word)
      after = false
      return follows ? (decline(word, adjectives, wanted) ?? word) : word
    })
    .join('')
}

/** «заведующий складом», «рабочий», «дежурный по переезду», «горничная»: adjectives that are the noun themselves. */
const isHeadAdjective = (word: string): boolean =>
  /^(?:заведующ|управляющ|рабоч|дежурн|горничн|лесничий|пожарн|военн|постов|уполномоченн|ответственн|командующ|вожат|егер)/iu.test(
    word,
  )

function declineHalf(word: string, wanted: RussianCase): string {
  if (STIFF.test(word)) return word
  return decline(word, adjectives, wanted) ?? decline(word, nouns, wanted) ?? word
}

function decline(
  word: string,
  rules: readonly (readonly [RegExp, number, Endings])[],
  wanted: RussianCase,
): string | null {
  const rule = rules.find(([ending]) => ending.test(word.toLowerCase()))
  return rule === undefined ? null : word.slice(0, word.length - rule[1]) + rule[2][wanted]
}
