import type { Department, DepartmentId } from '../../departments/department.ts'
import type { Position, PositionId } from '../../positions/position.ts'
import { shippedPositions } from '../../positions/shipped-positions.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { ImportRow } from '../import-field.ts'
import { tidyText } from '../rows/tidy-text.ts'
import { type Comparable, findAlike, makeComparable } from './alike-names.ts'

/** Of a thing that is there its id; null where the import adds it. */
export type NamedPlace<Id> = { readonly id: Id | null; readonly name: string }

export type PlaceKind = 'department' | 'position'

/** A name of a file that nothing there has, and which of them may be meant by it. */
export type PlaceQuestion = {
  readonly kind: PlaceKind
  readonly name: string
  readonly alike: readonly string[]
}

/** Which name is taken for one of a file, by `keyPlace`; itself where it is a new one. */
export type PlaceAnswers = ReadonlyMap<string, string>

export const keyPlace = (kind: PlaceKind, name: string): string => `${kind} ${foldName(tidyText(name))}`

/** The question about a name, and whether it is answered; `isOpen` where another name that it is taken for is asked about too. */
export type AskedPlace = { readonly question: PlaceQuestion; readonly isOpen: boolean }

/** Finds a company's departments and positions by their names, and gives the same name to what is new under one. */
export type Places = {
  readonly department: (name: string) => NamedPlace<DepartmentId>
  /** `staff`: what the staffing table calls it, where that is more than the catalogue's name. */
  readonly position: (name: string) => NamedPlace<PositionId> & { readonly staff: string | null }
  /** Null for a name that is known, or like none. */
  readonly ask: (kind: PlaceKind, name: string) => AskedPlace | null
}

type Ground = { readonly departments: readonly Department[]; readonly positions: readonly Position[] }

/** @param rows of the file: their names are held against each other too, those first that stand in more of them */
export function makePlaces(ground: Ground, rows: readonly ImportRow[], answers: PlaceAnswers): Places {
  const departments = new Names<DepartmentId>('department', ground.departments, rows, answers)
  const positions = new Names<PositionId>(
    'position',
    [...ground.positions, ...shippedPositions],
    rows,
    answers,
  )
  return {
    department: (name) => departments.find(name),
    position: remember((name) => {
      const tidy = tidyText(name)
      const general = dropGrade(tidy)
      const grade = tidy.slice(general.length)
      if (grade === '' || positions.knows(tidy)) return { ...positions.find(tidy), staff: null }
      if (positions.knows(general)) return { ...positions.find(general), staff: tidy }
      const found = positions.find(tidy)
      const isGraded = foldName(found.name).endsWith(foldName(grade))
      return { ...found, staff: isGraded ? null : `${found.name}${grade}` }
    }),
    ask: (kind, name) => (kind === 'department' ? departments : positions).ask(name),
  }
}

/** The names of one kind: those that are there, and those that a file brings. */
class Names<Id> {
  readonly #kind: PlaceKind
  readonly #known: Map<string, NamedPlace<Id>>
  readonly #answers: PlaceAnswers
  readonly #comparable: readonly Comparable[]
  /** The file's own that are new, by their folded names, in the order in which they are asked about. */
  readonly #brought: ReadonlyMap<string, Comparable>
  readonly #asked = new Map<string, AskedPlace | null>()
  readonly #found = new Map<string, NamedPlace<Id>>()

  constructor(
    kind: PlaceKind,
    known: readonly { readonly id: Id; readonly name: string }[],
    rows: readonly ImportRow[],
    answers: PlaceAnswers,
  ) {
    this.#kind = kind
    this.#known = new Map(known.toReversed().map(({ id, name }) => [foldName(name), { id, name }]))
    this.#answers = answers
    this.#brought = this.#listBrought(rows)
    this.#comparable =
      this.#brought.size > 0 ? [...this.#known.values()].map(({ name }) => makeComparable(name)) : []
  }

  /** Whether it is there, with its grade or without. */
  knows(name: string): boolean {
    return this.#known.has(foldName(name))
  }

  find(name: string): NamedPlace<Id> {
    const tidy = tidyText(name)
    const key = foldName(tidy)
    const before = this.#found.get(key)
    if (before) return before
    const found = this.#known.get(key) ?? this.#take(tidy)
    this.#found.set(key, found)
    return found
  }

  ask(name: string): AskedPlace | null {
    const tidy = tidyText(name)
    const key = foldName(tidy)
    const before = this.#asked.get(key)
    if (before !== undefined) return before
    const asked = this.#isThere(tidy) ? null : this.#question(tidy)
    this.#asked.set(key, asked)
    return asked
  }

  #isThere(tidy: string): boolean {
    return this.knows(tidy) || (this.#kind === 'position' && this.knows(dropGrade(tidy)))
  }

  #take(tidy: string): NamedPlace<Id> {
    const taken = this.#answers.get(keyPlace(this.#kind, tidy))
    const alike = this.ask(tidy)?.question.alike ?? []
    const chosen = alike.find((one) => foldName(one) === foldName(taken ?? ''))
    return chosen === undefined
      ? { id: null, name: this.#brought.get(foldName(tidy))?.name ?? tidy }
      : this.find(chosen)
  }

  #question(tidy: string): AskedPlace | null {
    const alike = this.#listAlike(tidy)
    if (alike.length === 0) return null
    const taken = foldName(this.#answers.get(keyPlace(this.#kind, tidy)) ?? '')
    const chosen = alike.find((one) => foldName(one) === taken)
    const isOpen = taken !== foldName(tidy) && (chosen === undefined || (this.ask(chosen)?.isOpen ?? false))
    const name = this.#brought.get(foldName(tidy))?.name ?? tidy
    return { question: { kind: this.#kind, name, alike }, isOpen }
  }

  /** Known ones, and those of the file that are asked about before it. */
  #listAlike(tidy: string): readonly string[] {
    const own = this.#brought.get(foldName(tidy))
    const brought = [...this.#brought.values()]
    const all = [...this.#comparable, ...brought.slice(0, own ? brought.indexOf(own) : 0)]
    const general = this.#kind === 'position' ? dropGrade(tidy) : tidy
    const found = [...new Set([tidy, general])].flatMap((name) => findAlike(name, all))
    return [...new Set(found)].slice(0, MOST_OFFERED)
  }

  #listBrought(rows: readonly ImportRow[]): ReadonlyMap<string, Comparable> {
    const counts = new Map<string, { name: string; count: number }>()
    for (const { values } of rows) {
      const name = values[this.#kind]
      if (!name) continue
      const tidy = tidyText(name)
      const key = foldName(tidy)
      if (this.#isThere(tidy)) continue
      const one = counts.get(key) ?? { name: tidy, count: 0 }
      counts.set(key, { ...one, count: one.count + 1 })
    }
    const ordered = [...counts].toSorted(
      ([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : a > b ? 1 : 0),
    )
    return new Map(ordered.map(([key, { name }]) => [key, makeComparable(name)]))
  }
}

const MOST_OFFERED = 4

/** A list has few names, each in many rows. */
function remember<T>(find: (name: string) => T): (name: string) => T {
  const found = new Map<string, T>()
  return (name) => {
    const known = found.get(name) ?? find(name)
    found.set(name, known)
    return known
  }
}

/** «Слесарь-ремонтник 5 разряда» is a «Слесарь-ремонтник» of the catalogue. */
const dropGrade = (name: string): string =>
  name.replace(
    /[\s,(]+\d+\s*(?:-?\s*(?:го|й|ого|ый))?\s*(?:разр(?:яда?|\.)?|р\.|кат(?:егории|\.)?)\)?$/iu,
    '',
  )
