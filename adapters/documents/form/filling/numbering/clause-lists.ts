import type { InList, NumberedList } from '../../../paper/paper.ts'

/** As deep as clauses go. */
const levels = [1, 2, 3, 4, 5, 6]
const outline = levels.map(
  (level) =>
    `${levels
      .slice(0, level)
      .map((one) => `%${one}`)
      .join('.')}.`,
)

/** Puts sections, clauses and enumerations of one form into lists that Word numbers: what is left out takes its number with it. */
export class ClauseLists {
  readonly lists: NumberedList[] = []
  #outline: { readonly list: number; readonly hasSections: boolean } | null = null
  #enumeration = 0
  #appendix = 0

  numberSection(): InList {
    if (!this.#outline?.hasSections) this.#outline = { list: this.#add(outline), hasSections: true }
    return { list: this.#outline.list, level: 0 }
  }

  numberClause(depth: number): InList {
    this.#outline ??= { list: this.#add(outline), hasSections: false }
    const { list, hasSections } = this.#outline
    return { list, level: hasSections ? depth + 1 : depth }
  }

  numberEnumerated(first: boolean): InList {
    if (first) this.#enumeration = this.#add(['%1)'])
    return { list: this.#enumeration, level: 0 }
  }

  /** Of the rows of one table. */
  numberRows(): InList {
    this.lists.push({ levels: ['%1'], isAlone: true })
    return { list: this.lists.length - 1, level: 0 }
  }

  numberAppendix(): number {
    this.#outline = null
    return ++this.#appendix
  }

  restart(): void {
    if (this.#outline?.hasSections) throw new Error('clauses of a section go on in Word')
    this.#outline = null
  }

  #add(texts: readonly string[]): number {
    this.lists.push({ levels: texts })
    return this.lists.length - 1
  }
}
