/** The three forms of a Russian noun after a numeral: 1 год, 2 года, 5 лет. */
export type PluralForms = readonly [one: string, few: string, many: string]

/** The form that a whole non-negative number asks for; 11 to 14 take the last one. */
export function pickPlural(count: number, [one, few, many]: PluralForms): string {
  const [tens, units] = [count % 100, count % 10]
  if (tens >= 11 && tens <= 14) return many
  if (units === 1) return one
  return units >= 2 && units <= 4 ? few : many
}

/** «5 лет»: the number with its noun, an ordinary blank between. */
export const formatCount = (count: number, forms: PluralForms): string =>
  `${count} ${pickPlural(count, forms)}`
