import type { Gathering, Question } from './command.ts'

/** Lets others be answered in the midst of long work; nothing is asked. */
export type Pause = Question<'pause', null, null>

/** Work on many things that leaves room for others now and then. */
export type InTurns<T> = Gathering<T, Pause>

/** Of what is done with one thing in 0.1 ms so many are no long work. */
const AT_ONE_GO = 50

/** What becomes of each, in order, as `map` has it. */
export function* mapInTurns<T, U>(all: Iterable<T>, make: (one: T) => U): InTurns<U[]> {
  const made: U[] = []
  for (const one of all) {
    made.push(make(one))
    if (made.length % AT_ONE_GO === 0) yield { kind: 'pause', query: null }
  }
  return made
}

/** The same at one go, where nobody else waits: a page plans without a command's other parts. */
export function doAtOnce<T>(work: InTurns<T>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
