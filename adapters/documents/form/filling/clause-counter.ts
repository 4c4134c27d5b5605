/** Numbers sections, clauses and enumerations of one paper in the order in which they are printed. */
export class ClauseCounter {
  #section = 0
  #clauses: number[] = []
  #enumerated = 0
  #appendix = 0

  numberSection(): string {
    this.#clauses = []
    return `${++this.#section}.`
  }

  /** `depth` 0 is right under the section, or the outermost where there are none. */
  numberClause(depth: number): string {
    while (this.#clauses.length < depth) this.#clauses.push(1)
    this.#clauses.length = Math.min(this.#clauses.length, depth + 1)
    this.#clauses[depth] = (this.#clauses[depth] ?? 0) + 1
    const inside = `${this.#clauses.join('.')}.`
    return this.#section > 0 ? `${this.#section}.${inside}` : inside
  }

  numberEnumerated(first: boolean): string {
    this.#enumerated = first ? 1 : this.#enumerated + 1
    return `${this.#enumerated})`
  }

  numberAppendix(): number {
    this.restart()
    this.#section = 0
    return ++this.#appendix
  }

  /** Clauses count from 1 again. */
  restart(): void {
    this.#clauses = []
  }
}
