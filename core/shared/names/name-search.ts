/** A name as searching compares it: any case, ё as е, one space between words. */
export const foldName = (text: string): string =>
  text.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ')

/** The words of a name as searching compares them; the halves of a double name are two. */
export const splitNameWords = (text: string): readonly string[] =>
  foldName(text)
    .split(/[\s-]+/)
    .filter(Boolean)

/** Whether each word of the search begins a word of the name, in whatever order: «петр ел» is Ёлкин Пётр. */
export function beginsWords(name: string, search: string): boolean {
  const words = splitNameWords(name)
  return splitNameWords(search).every((sought) => words.some((word) => word.startsWith(sought)))
}

/** Whether the text is anywhere in the name; an empty one is in all. */
export const matchesName = (name: string, search: string): boolean =>
  foldName(name).includes(foldName(search))
