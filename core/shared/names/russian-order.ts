const collator = new Intl.Collator('ru')

/** Russian alphabetical order, ё beside е; the order of names in every list, table and memo. */
export const compareInRussian = (a: string, b: string): number => collator.compare(a, b)
