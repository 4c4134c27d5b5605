import type { InList, NumberedList } from '../../../paper/paper.ts'
import { ClauseLists } from './clause-lists.ts'

/** Numbers sections, clauses and enumerations of one paper in the order in which they are printed, as a word processor counts them. */
export class ClauseCounter {
  readonly #places = new ClauseLists()
  #section = 0
  #clauses: number[] = []
  #enumerated = 0

  get lists(): readonly NumberedList[] {
    return this.#places.lists
  }

  numberSection(): Numbered {
    this.#clauses = []
    return { ...this.#places.numberSection(), said: `${++this.#section}.` }
  }

  /** `depth` 0 is right under the section, or the outermost where there are none. */
  numberClause(depth: number): Numbered {
    while (this.#clauses.length < depth) this.#clauses.push(1)
    this.#clauses.length = Math.min(this.#clauses.length, depth + 1)
    this.#clauses[depth] = (this.#clauses[depth] ?? 0) + 1
    const inside = `${this.#clauses.join('.')}.`
    const said = this.#section > 0 ? `${this.#section}.${inside}` : inside
    return { ...this.#places.numberClause(depth), said }
  }

  numberEnumerated(first: boolean): Numbered {
    this.#enumerated = first ? 1 : this.#enumerated + 1
    return { ...this.#places.numberEnumerated(first), said: `${this.#enumerated})` }
  }

  numberAppendix(): number {
    this.#clauses = []
    this.#section = 0
    return this.#places.numberAppendix()
  }

  /** Clauses count from 1 again. */
  restart(): void {
    this.#clauses = []
    this.#places.restart()
  }
}

type Numbered = InList & { readonly said: string }
