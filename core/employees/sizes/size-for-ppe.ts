import type { Sizes } from './sizes.ts'

type Kind = Exclude<keyof Sizes, 'height'>

/** How names of PPE begin that is chosen by such a size. */
const stems: Readonly<Record<Kind, string>> = {
  clothingSize:
    'костюм|куртк|брюк|комбинезон|полукомбинезон|халат|жилет|плащ|рубашк|футболк|бель[её]|тулуп|полушуб|пальто|одежд|спецодежд',
  shoeSize:
    'обув|спецобув|ботин|полуботин|сапог|полусапог|валенк|туфл|тапоч|галош|калош|боты|бот |бахил|сандал|кроссов|сабо',
  headgearSize: 'головн|каск|каскетк|шлем|подшлемник|шапк|кепк|бейсболк|косынк|берет|ушанк|колпак',
  gloveSize: 'перчат|рукавиц|краг|вачег|варежк',
  respiratorSize: 'респиратор|противогаз|полумаск|четвертьмаск|дыхательн|дыхания',
}

const kinds = Object.entries(stems).map(([kind, words]) => ({
  kind: kind as Kind,
  // A stem begins a word: «подшлемник» is no «шлем».
  begins: new RegExp(`(?<![а-яё])(?:${words})`, 'iu'),
}))

/**
 * The size of the person for a piece of PPE, told by its name: «Ботинки защитные» go by the size of shoes. Clothes that say no heights of
 * their own come with the person's: «52-54/176». Null where the PPE has no sizes, or the person's is not known.
 */
export function sizeForPpe(name: string, sizes: Sizes): string | null {
  const kind = findKind(name)
  if (kind === null) return null
  const size = sizes[kind]
  if (kind !== 'clothingSize' || size === null) return size
  return size.includes('/') || sizes.height === null ? size : `${size}/${sizes.height}`
}

/** Whether the name tells of what is worn on both feet or both hands. */
export const isWornInPairs = (name: string): boolean =>
  ['shoeSize', 'gloveSize'].includes(findKind(name) ?? '')

/** By what is named first: a suit with a hood is clothes. */
function findKind(name: string): Kind | null {
  const [first] = kinds
    .map(({ kind, begins }) => ({ kind, at: name.search(begins) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  return first?.kind ?? null
}
