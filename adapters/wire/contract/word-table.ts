/** The wire's word for a core word that came as text; one that is not core's goes as it is. */
export function makeWordWriter(words: Readonly<Record<string, string>>): (word: string) => string {
  return (word) => (Object.hasOwn(words, word) ? words[word] : undefined) ?? word
}

/** The way back: null for a word that is not the wire's. */
export function makeWordReader<K extends string>(
  words: Readonly<Record<K, string>>,
): (word: string) => K | null {
  const back = new Map(Object.entries<string>(words).map(([key, word]) => [word, key as K]))
  return (word) => back.get(word) ?? null
}
