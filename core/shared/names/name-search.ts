/** A name as searching compares it: any case, ё as е, one space between words. */
export const foldName = (text: string): string =>
  text.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ')

/** Whether the text is anywhere in the name; an empty one is in all. */
export const matchesName = (name: string, search: string): boolean =>
  foldName(name).includes(foldName(search))
