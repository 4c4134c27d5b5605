import data from './223n-classifiers.json' with { type: 'json' }
import type { Citation } from './acts.ts'

/** A line of a classifier: what the act calls it, and the code that papers carry. */
export type CodedItem = { readonly code: string; readonly label: string }

/** A list with codes that an act tells papers to choose from (классификатор). */
export type Classifier = Citation & {
  /** As forms name it: `accident-kinds`. */
  readonly id: string
  readonly items: readonly CodedItem[]
}

/** A line of order 223н's three classifiers as its appendix № 3 prints them. */
type Line = {
  readonly classifier: number
  readonly code: string
  readonly name: string
  readonly parent?: string
}

const lines: readonly Line[] = data

const makeClassifier = (id: string, number: number, items: readonly CodedItem[]): Classifier => ({
  id,
  act: '223n',
  point: `классификатор № ${number} (приложение № 3)`,
  items,
})

/** The first and the second classifier. A line that only goes on says what it goes on from. */
const makeWholeClassifier = (id: string, number: number): Classifier => {
  const own = lines.filter(({ classifier }) => classifier === number)
  const label = ({ code, name }: Line): string => {
    const top = own.find((line) => line.code === code.slice(0, 2))
    return top === undefined || top.code === code || /^\p{Lu}/u.test(name) ? name : `${top.name}: ${name}`
  }
  return makeClassifier(
    id,
    number,
    own.map((line) => ({ code: line.code, label: label(line) })),
  )
}

/** A part of the third: forms print its codes as 3.01.1, not 01.1. Headings of lines that have codes of their own are left out. */
const part = (id: string, top: string): Classifier => {
  const own = lines.filter(({ classifier, code }) => classifier === 3 && code.startsWith(`${top}.`))
  const chosen = own.filter(({ code }) => !own.some(({ parent }) => parent === code) || code === '13.1')
  return makeClassifier(
    id,
    3,
    chosen.map(({ code, name }) => ({ code: `3.${code}`, label: name })),
  )
}

/** Law: order 223н, clause 34 and appendix № 3: its classifiers are used in the papers of an investigation. */
export const classifiers: readonly Classifier[] = [
  makeWholeClassifier('accident-kinds', 1),
  makeWholeClassifier('accident-causes', 2),
  part('accident-degrees', '01'),
  part('accident-times', '02'),
  part('accident-hours', '03'),
  part('accident-headcounts', '04'),
  part('accident-sexes', '05'),
  part('accident-ages', '06'),
  part('accident-services', '07'),
  part('accident-classes', '08'),
  part('accident-statuses', '13'),
  part('accident-outcomes', '15'),
]

/** Null for an id that no classifier has. */
export const findClassifier = (id: string): Classifier | null =>
  classifiers.find((classifier) => classifier.id === id) ?? null
