import { compose } from '../../shared/texts/composed.ts'
import { putInsideSentence } from '../../shared/texts/inside-sentence.ts'
import { listMembersOfType, type Member } from './placeholder-type.ts'

/** A placeholder by its path and by its Russian name: `employee.name`, «Работник: ФИО». */
export type Place = { readonly path: string; readonly name: string }

/** What placeholders are called in Russian at one place of a form, and what those names mean. */
export type Vocabulary = {
  readonly places: readonly Place[]
  /** Null for what is no name. Capitals, «ё», blanks, dashes and quotes don't count: Word changes them while one types. */
  pathOf(name: string): string | null
  /** Throws for a path that leads nowhere. */
  nameOf(path: string): string
}

/** The names of all that may be said where those are the roots. A name that is no longer given is still understood. */
export function buildVocabulary(roots: readonly Member[]): Vocabulary {
  const named = roots.flatMap((root) => listNamed(root, root.name, listLabels(root)))
  const places = named.map(({ path, name }) => ({ path, name }))
  const former = named.flatMap(({ path, formerNames }) => formerNames.map((name) => ({ path, name })))
  const byName = new Map([...former, ...places].map(({ path, name }) => [fold(name), path]))
  const byPath = new Map(places.map(({ path, name }) => [path, name]))
  return {
    places,
    pathOf: (name) => byName.get(fold(name)) ?? null,
    nameOf: (path) => {
      const name = byPath.get(path)
      if (name === undefined) throw new Error(`no placeholder ${path}`)
      return name
    },
  }
}

type Named = Place & { readonly formerNames: readonly string[] }

/** The present one first. */
type Names = readonly [string, ...string[]]

const listLabels = ({ label, formerLabels = [] }: Member): Names => [label, ...formerLabels]

/** What only begins a path has no name: its parts are called by their own. */
function listNamed({ type }: Member, path: string, names: Names): readonly Named[] {
  const isArea = type.is === 'area'
  const called = (own: string, name: string): string =>
    isArea && path !== 'item' ? own : `${name}: ${putInsideSentence(own)}`
  const inside = listMembersOfType(type).flatMap((part) => {
    const [first, ...others] = listLabels(part).flatMap((label) =>
      names.map((name) => called(shorter[label] ?? label, name)),
    )
    return first === undefined ? [] : listNamed(part, `${path}.${part.name}`, [first, ...others])
  })
  const [name, ...formerNames] = names
  return isArea ? inside : [{ path, name, formerNames }, ...inside]
}

const shorter: Readonly<Record<string, string>> = { 'Фамилия, имя, отчество': 'ФИО' }

/** Characters of a name, with room to spare. */
const LONGEST_NAME = 500

/** A name as it is compared with others. */
export const fold = (name: string): string =>
  (compose(name, LONGEST_NAME) ?? name)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[–—−-]+/gu, '-')
    .replace(/["“”„«»]/gu, '"')
    .replace(/\s*:\s*/gu, ': ')
    .replace(/\s+/gu, ' ')
    .trim()

/** Words that begin and end what is printed on a condition, or once for each. */
export const openingWords = { if: 'если', each: 'каждый' } as const

/** What may follow `|`, by what the library's forms call it. */
export const filterWords = {
  genitive: 'родительный',
  dative: 'дательный',
  accusative: 'винительный',
  instrumental: 'творительный',
  prepositional: 'предложный',
  withDepartment: 'с отделом',
  short: 'кратко',
  initials: 'инициалы',
  date: 'цифрами',
  dateLong: 'словами',
  plural: 'число',
  gender: 'пол',
  lower: 'строчными',
  upper: 'заглавными',
  capital: 'с заглавной',
  small: 'со строчной',
  or: 'или',
  without: 'кроме',
} as const

/** `| or ""`: what has nothing to say is left out. */
export const MAY_BE_ABSENT = 'если есть'
