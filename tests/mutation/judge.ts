import type { Mutant } from './instrument.ts'
import type { AllTried } from './tried.ts'

/** Survivors that were looked at: by file, by the function they are in, and by change: why no test can or need tell them from the code. */
export type Explained = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

export type Area = {
  readonly name: string
  readonly killed: number
  readonly survived: number
  /** Of those that survived, without an explanation. */
  readonly unexplained: number
  readonly late: number
  readonly atLoad: number
  /** Killed of killed and survived, in per cent; NaN of none. */
  readonly score: number
}

export type Judgement = {
  readonly all: Area
  readonly areas: readonly Area[]
  /** Those that no one has explained. */
  readonly survived: readonly Mutant[]
  /** Explanations of what was tried and did not survive; none of a sample, where one change may be at several places. */
  readonly outdated: readonly string[]
}

type Outcome = 'killed' | 'survived' | 'late' | 'atLoad'
type Judged = Mutant & { readonly outcome: Outcome; readonly explained: boolean }

/**
 * What became of every mutant, or of one in so many (those whose place in the list divides). A mutant that only the loading of a module meets
 * can't be switched on for a test: it is counted apart, as those are that never end.
 */
export function judge(
  mutants: readonly Mutant[],
  tried: AllTried,
  explained: Explained,
  oneIn: number,
): Judgement {
  const judged = mutants.flatMap((mutant, id): readonly Judged[] => {
    if (id % oneIn !== 0) return []
    const outcome = outcomeOf(id, tried)
    return [
      {
        ...mutant,
        outcome,
        explained: explained[mutant.file]?.[mutant.place]?.[mutant.change] !== undefined,
      },
    ]
  })
  const survived = judged.filter(({ outcome }) => outcome === 'survived')
  const tellOf = ({ file, place, change }: Omit<Mutant, 'line'>): string => `${file}  ${place}  ${change}`
  const files = new Set(oneIn === 1 ? judged.map(({ file }) => file) : [])
  const alive = new Set(survived.map(tellOf))
  const outdated = Object.entries(explained).flatMap(([file, places]) =>
    Object.entries(places).flatMap(([place, changes]) =>
      Object.keys(changes)
        .map((change) => tellOf({ file, place, change }))
        .filter((one) => files.has(file) && !alive.has(one)),
    ),
  )
  const areas = [...Map.groupBy(judged, ({ file }) => file.split('/').slice(0, 2).join('/'))]
  return {
    all: counted('all', judged),
    areas: areas.map(([name, those]) => counted(name, those)).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    survived: survived.filter((one) => !one.explained),
    outdated,
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
  const unexplained = judged.filter((one) => one.outcome === 'survived' && !one.explained).length
  const score = (killed / (killed + survived)) * 100
  return { name, killed, survived, unexplained, late: count('late'), atLoad: count('atLoad'), score }
}

export const lineOf = ({ name, killed, survived, unexplained, late, atLoad, score }: Area): string =>
  `${name.padEnd(24)} ${score.toFixed(1).padStart(5)} %  ${killed} killed, ${survived} survived (${unexplained} unexplained), ` +
  `${late} timed out, ${atLoad} at load`
