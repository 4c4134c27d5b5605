const VOWELS = 'аеиоуыэюя'
const PERFECTIVE = /(?:(?<=[ая])(?:в|вши|вшись)|(?:ив|ивши|ившись|ыв|ывши|ывшись))$/
const REFLEXIVE = /с[яь]$/
const ADJECTIVE = /(?:ее|ие|ые|ое|ими|ыми|ей|ий|ый|ой|ем|им|ым|ом|его|ого|ему|ому|их|ых|ую|юю|ая|яя|ою|ею)$/
const PARTICIPLE = /(?:(?<=[ая])(?:ем|нн|вш|ющ|щ)|(?:ивш|ывш|ующ))$/
const VERB =
  /(?:(?<=[ая])(?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно)|(?:ила|ыла|ена|ейте|уйте|ите|или|ыли|ей|уй|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю))$/
const NOUN =
  /(?:иями|иях|ием|ией|ами|ями|иям|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ах|ях|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/
const SUPERLATIVE = /ейше?$/
const DERIVATIONAL = /ость?$/

/**
 * The stem of a Russian word: «инструктажа» and «инструктажами» both give «инструктаж». The Snowball stemmer of
 * M. Porter, word for word; expects small letters, ё as е.
 */
export function findRussianStem(word: string): string {
  const at = [...word].findIndex((letter) => VOWELS.includes(letter)) + 1
  if (at === 0) return word
  const [head, ending] = [word.slice(0, at), withoutEnding(word.slice(at))]
  const rest = ending.replace(/и$/, '')
  const second = findSecondRegion(head + rest)
  const derived = DERIVATIONAL.exec(rest)
  const plain = derived && at + derived.index >= second ? rest.slice(0, derived.index) : rest
  if (plain.endsWith('нн')) return head + plain.slice(0, -1)
  const superlative = plain.replace(SUPERLATIVE, '')
  if (superlative !== plain) return head + superlative.replace(/нн$/, 'н')
  return head + plain.replace(/ь$/, '')
}

/** Takes off the first of the endings that is there. */
function withoutEnding(region: string): string {
  if (PERFECTIVE.test(region)) return region.replace(PERFECTIVE, '')
  const plain = region.replace(REFLEXIVE, '')
  if (ADJECTIVE.test(plain)) return plain.replace(ADJECTIVE, '').replace(PARTICIPLE, '')
  return VERB.test(plain) ? plain.replace(VERB, '') : plain.replace(NOUN, '')
}

/** Where the second region begins: after a consonant behind a vowel, twice over. */
function findSecondRegion(word: string): number {
  const [all = ''] =
    /^[^аеиоуыэюя]*[аеиоуыэюя]+[^аеиоуыэюя][^аеиоуыэюя]*[аеиоуыэюя]+[^аеиоуыэюя]/.exec(word) ?? []
  return all === '' ? word.length : all.length
}
