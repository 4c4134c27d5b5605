import type { Mutant } from './instrument.ts'
import type { AllTried } from './tried.ts'

export type Area = {
  readonly name: string
  readonly killed: number
  readonly survived: number
  readonly late: number
  readonly atLoad: number
  /** Killed of killed and survived, in per cent; NaN of none. */
  readonly score: number
}

export type Judgement = {
  readonly all: Area
  readonly areas: readonly Area[]
  readonly survived: readonly Mutant[]
}

type Outcome = 'killed' | 'survived' | 'late' | 'atLoad'
type Judged = Mutant & { readonly outcome: Outcome }

/**
 * What became of every mutant, or of one in so many (those whose place in the list divides). A mutant that only the loading of a module meets
 * can't be switched on for a test: it is counted apart, as those are that never end.
 */
export function judge(mutants: readonly Mutant[], tried: AllTried, oneIn: number): Judgement {
  const judged = mutants.flatMap((mutant, id): readonly Judged[] =>
    id % oneIn === 0 ? [{ ...mutant, outcome: outcomeOf(id, tried) }] : [],
  )
  const areas = [...Map.groupBy(judged, ({ file }) => file.split('/').slice(0, 2).join('/'))]
  return {
    all: counted('all', judged),
    areas: areas.map(([name, those]) => counted(name, those)).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    survived: judged.filter(({ outcome }) => outcome === 'survived'),
  }
}

function outcomeOf(id: number, { killed, late, reached, atLoad }: AllTried): Outcome {
  if (killed.has(id)) return 'killed'
  if (late.has(id)) return 'late'
  return !reached.has(id) && atLoad.has(id) ? 'atLoad' : 'survived'
}

function counted(name: string, judged: readonly Judged[]): Area {
  const count = (outcome: Outcome): number => judged.filter((one) => one.outcome === outcome).length
  const [killed, survived] = [count('killed'), count('survived')]
  const score = (killed / (killed + survived)) * 100
  return { name, killed, survived, late: count('late'), atLoad: count('atLoad'), score }
}

export const lineOf = ({ name, killed, survived, late, atLoad, score }: Area): string =>
  `${name.padEnd(24)} ${score.toFixed(1).padStart(5)} %  ${killed} killed, ${survived} survived, ${late} timed out, ${atLoad} at load`
