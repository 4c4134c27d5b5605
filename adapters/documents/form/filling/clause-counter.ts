/** Numbers sections, clauses and enumerations of one paper in the order in which they are printed. */
export class ClauseCounter {
  #section = 0
  #clauses: number[] = []
  #enumerated = 0
  #appendix = 0

  section(): string {
    this.#clauses = []
    return `${++this.#section}.`
  }

  /** `depth` 0 is right under the section, or the outermost where there are none. */
  clause(depth: number): string {
    this.#clauses = Array.from({ length: depth + 1 }, (_, i) => this.#clauses[i] ?? (i < depth ? 1 : 0))
    this.#clauses[depth] = (this.#clauses[depth] ?? 0) + 1
    return `${[...(this.#section > 0 ? [this.#section] : []), ...this.#clauses].join('.')}.`
  }

  enumerated(first: boolean): string {
    this.#enumerated = first ? 1 : this.#enumerated + 1
    return `${this.#enumerated})`
  }

  appendix(): number {
    this.restart()
    this.#section = 0
    return ++this.#appendix
  }

  /** Clauses count from 1 again. */
  restart(): void {
    this.#clauses = []
  }
}
