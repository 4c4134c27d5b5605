/** A part of a workbook that is not written as most programs write it: the library reads the book instead. */
export class Unlike extends Error {}

/** Where the text is next; a part without it is unlike. */
export function find(text: string, sought: string, from: number): number {
  const at = text.indexOf(sought, from)
  if (at < 0) throw new Unlike(sought)
  return at
}

/** The attribute of a tag; null where it has none. */
export const readAttribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? null
