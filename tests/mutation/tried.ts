import type { Tried } from './mutant-runner.ts'

type Task = { readonly meta: object; readonly tasks?: readonly Task[] }

/** What all tests did to mutants. */
export type AllTried = { readonly [K in keyof Tried]: ReadonlySet<number> }

export function triedIn(files: readonly Task[]): AllTried {
  const all = files.flatMap(mutantsOf)
  return {
    reached: new Set(all.flatMap(({ reached }) => reached)),
    killed: new Set(all.flatMap(({ killed }) => killed)),
    late: new Set(all.flatMap(({ late }) => late)),
    atLoad: new Set(all.flatMap(({ atLoad }) => atLoad)),
  }
}

const mutantsOf = ({ meta, tasks = [] }: Task): readonly Tried[] => [
  ...('mutants' in meta ? [meta.mutants as Tried] : []),
  ...tasks.flatMap(mutantsOf),
]
