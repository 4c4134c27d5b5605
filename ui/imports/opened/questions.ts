import type { Choice, ImportPlan, UndecidedEntry } from '@osh/core/imports/plan/import-plan.ts'
import { makeAutoObservable, observable } from 'mobx'

/** What is answered of rows that are likely of one person, where they are not. */
export const TWO = 'two'

/** What somebody has to decide about the rows of a file. What is answered stays in sight, so that the answer can be changed. */
export class Questions {
  readonly choices = observable.map<number, Choice>()
  readonly #answered = observable.map<string, UndecidedEntry>([], { deep: false })

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Those that are open and those that are answered, in the order of the file. */
  list(plan: ImportPlan): readonly UndecidedEntry[] {
    const open = plan.flatMap((entry) => (entry.is === 'undecided' && isFirst(entry) ? [entry] : []))
    const asked = new Map([...this.#answered, ...open.map((one) => [nameQuestion(one), one] as const)])
    return [...asked.values()].toSorted((a, b) => a.line - b.line)
  }

  /** The line that is taken, `TWO`, whose the row is, `new` or `skip`; null where that is open. */
  findAnswer({ line, lines }: UndecidedEntry): string | null {
    if (lines.length < 2) return String(this.choices.get(line) ?? '') || null
    if (lines.every((one) => this.choices.get(one) === 'new')) return TWO
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
      else this.choices.set(one, chosen === TWO ? 'new' : 'skip')
    }
    if (lines.length > 1) return
    const choice =
      chosen === 'new' || chosen === 'skip' ? chosen : candidates.find(({ id }) => String(id) === chosen)?.id
    if (choice !== undefined) this.choices.set(line, choice)
  }

  clear(): void {
    this.choices.clear()
    this.#answered.clear()
  }
}

/** Of one row it may be asked with which others it is of one person, and then who that is. */
export const nameQuestion = ({ line, lines }: Pick<UndecidedEntry, 'line' | 'lines'>): string =>
  `${line} ${lines.length > 1 ? 'doubles' : 'whose'}`

/** Rows of one person are decided about together, where the first of them is. */
const isFirst = ({ line, lines }: UndecidedEntry): boolean => lines.length < 2 || lines[0] === line
