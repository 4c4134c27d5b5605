import type { FactOf, Gathering, SomeQuestion } from './command.ts'

/** How a storage answers each kind of question. */
export type Answers<Q extends SomeQuestion> = {
  readonly [Kind in Q['kind']]: (query: Of<Q, Kind>['query']) => FactOf<Of<Q, Kind>>
}
/** The same for a storage that has to wait. */
export type LateAnswers<Q extends SomeQuestion> = {
  readonly [Kind in Q['kind']]: (query: Of<Q, Kind>['query']) => Promise<FactOf<Of<Q, Kind>>>
}
type Of<T extends { readonly kind: string }, Kind> = Extract<T, { readonly kind: Kind }>

/** Answers one question after another, until the gathering ends. */
export function follow<T, Q extends SomeQuestion>(gathering: Gathering<T, Q>, answers: Answers<Q>): T {
  let step = gathering.next()
  while (!step.done) step = gathering.next(pickAnswerer<unknown>(answers, step.value)(step.value.query))
  return step.value
}

/** The same for a storage that has to wait. */
export async function followLate<T, Q extends SomeQuestion>(
  gathering: Gathering<T, Q>,
  answers: LateAnswers<Q>,
): Promise<T> {
  let step = gathering.next()
  while (!step.done)
    step = gathering.next(await pickAnswerer<Promise<unknown>>(answers, step.value)(step.value.query))
  return step.value
}

/** Where the table was made the compiler has tied each kind to its answer; here the kind is a mere text. */
function pickAnswerer<Fact>(table: object, { kind }: SomeQuestion): (query: unknown) => Fact {
  const answerer = (table as Readonly<Record<string, (query: unknown) => Fact>>)[kind]
  if (!answerer) throw new Error(`the storage answers no question of the kind ${kind}`)
  return answerer
}
