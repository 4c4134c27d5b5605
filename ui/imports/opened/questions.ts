import { keyPlace, type PlaceQuestion } from '@osh/core/imports/places/places.ts'
import type {
  Choice,
  CountedQuestion,
  ImportPlan,
  UndecidedEntry,
} from '@osh/core/imports/plan/import-plan.ts'
import { makeAutoObservable, observable } from 'mobx'

/** What is answered of rows that are likely of one person, where they are not, and where they are of several jobs of theirs. */
export const TWO = 'two'
export const JOBS = 'jobs'

/** Questions that are alike, and what can be answered to all of them at once. */
export type Alike = 'candidate' | 'last-row' | 'place'

/** What somebody has to decide about the rows of a file. What is answered stays in sight, so that the answer can be changed. */
export class Questions {
  readonly choices = observable.map<number, Choice>()
  /** Which name is taken for one of the file, by what is asked about. */
  readonly #taken = observable.map<string, { readonly question: PlaceQuestion; readonly name: string }>([], {
    deep: false,
  })
  readonly #answered = observable.map<string, UndecidedEntry>([], { deep: false })

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Those that are open and those that are answered, in the order of the file. */
  list(plan: ImportPlan): readonly UndecidedEntry[] {
    const open = plan.flatMap((entry) =>
      entry.is === 'undecided' && entry.about === 'person' && isFirst(entry) ? [entry] : [],
    )
    const asked = new Map([...this.#answered, ...open.map((one) => [nameQuestion(one), one] as const)])
    return [...asked.values()].toSorted((a, b) => a.line - b.line)
  }

  /** The line that is taken, `TWO`, `JOBS`, whose the row is, `new` or `skip`; null where that is open. */
  findAnswer({ line, lines }: UndecidedEntry): string | null {
    if (lines.length < 2) return String(this.choices.get(line) ?? '') || null
    if (lines.every((one) => this.choices.get(one) === 'new')) return TWO
    if (lines.every((one) => this.choices.get(one) === 'job')) return JOBS
    const [taken, ...others] = lines.filter((one) => this.choices.get(one) !== 'skip')
    return taken !== undefined && others.length === 0 ? String(taken) : null
  }

  /** Of rows of one person the others are left out; whose that one is may be asked again. */
  answer(question: UndecidedEntry, chosen: string): void {
    const { line, lines, candidates } = question
    this.#answered.set(nameQuestion(question), question)
    for (const one of lines) {
      this.#answered.delete(nameQuestion({ line: one, lines: [] }))
      if (chosen === String(one)) this.choices.delete(one)
      else this.choices.set(one, chosen === TWO ? 'new' : chosen === JOBS ? 'job' : 'skip')
    }
    if (lines.length > 1) return
    const choice =
      chosen === 'new' || chosen === 'skip' ? chosen : candidates.find(({ id }) => String(id) === chosen)?.id
    if (choice !== undefined) this.choices.set(line, choice)
  }

  /** The name that is taken for one of the file, itself where it is a new one; null where that is open. */
  findTaken({ kind, name }: PlaceQuestion): string | null {
    return this.#taken.get(keyPlace(kind, name))?.name ?? null
  }

  takeName(question: PlaceQuestion, name: string): void {
    this.#taken.set(keyPlace(question.kind, question.name), { question, name })
  }

  get places(): ReadonlyMap<string, string> {
    return new Map([...this.#taken].map(([key, { name }]) => [key, name]))
  }

  /** As it is sent: the kind, the name of the file and the one that is taken for it. */
  writePlaces(): readonly (readonly string[])[] {
    return [...this.#taken.values()].map(({ question, name }) => [question.kind, question.name, name])
  }

  /** How many open questions of a kind there are. */
  countAlike(alike: Alike, plan: ImportPlan, places: readonly CountedQuestion[]): number {
    return this.#listAlike(alike, plan, places).length
  }

  /** Takes what is proposed, where there is nothing else to choose from, or the last row of each person. */
  answerAlike(alike: Alike, plan: ImportPlan, places: readonly CountedQuestion[]): void {
    for (const answer of this.#listAlike(alike, plan, places)) answer()
  }

  #listAlike(alike: Alike, plan: ImportPlan, places: readonly CountedQuestion[]): readonly (() => void)[] {
    if (alike === 'place')
      return places.flatMap((one) => {
        const [only, ...others] = one.alike
        const isOpen = only !== undefined && others.length === 0 && this.findTaken(one) === null
        return isOpen ? [() => this.takeName(one, only)] : []
      })
    return this.list(plan).flatMap((one) => {
      const [only, ...others] = one.candidates
      const isLone = alike === 'candidate' && one.lines.length < 2 && others.length === 0
      const chosen =
        alike === 'last-row' && one.lines.length > 1 ? one.lines.at(-1) : isLone ? only?.id : undefined
      const isOpen = chosen !== undefined && this.findAnswer(one) === null
      return isOpen ? [() => this.answer(one, String(chosen))] : []
    })
  }

  clear(): void {
    this.choices.clear()
    this.#answered.clear()
    this.#taken.clear()
  }
}

/** Of one row it may be asked with which others it is of one person, and then who that is. */
export const nameQuestion = ({ line, lines }: Pick<UndecidedEntry, 'line' | 'lines'>): string =>
  `${line} ${lines.length > 1 ? 'doubles' : 'whose'}`

/** Rows of one person are decided about together, where the first of them is. */
const isFirst = ({ line, lines }: UndecidedEntry): boolean => lines.length < 2 || lines[0] === line
