import type { Incident, Injured } from '../incident.ts'
import { keyInjured, listValidPapers } from '../papers-of-file.ts'

type File = Pick<Incident, 'injured' | 'faults' | 'lostDays' | 'conclusions' | 'said' | 'papers'>

/** What is kept of one of the injured, and goes with them (что числится за пострадавшим); their papers stay in the file. */
export type Standing = {
  readonly fullName: string
  /** Degree of fault in per cent; null for none. */
  readonly fault: number | null
  /** Days of incapacity; null where no one has entered them. */
  readonly lostDays: number | null
  /** Whether a medical conclusion (форма № 315/у) was entered. */
  readonly concluded: boolean
  /** How many answers papers were given of them: a diagnosis, consequences, what they said when questioned. */
  readonly answers: number
  /** How many issued papers that hold are about them. */
  readonly papers: number
}

/** What stands on someone injured. */
export function findStanding(file: File, { fullName, ...one }: Injured): Standing {
  const key = keyInjured({ fullName, ...one })
  return {
    fullName,
    fault: file.faults[key]?.percent ?? null,
    lostDays: file.lostDays[key] ?? null,
    concluded: file.conclusions[key] !== undefined,
    answers: Object.values(file.said.injured[key] ?? {}).filter((said) => said !== '' && said !== null)
      .length,
    papers: listValidPapers(file).filter(({ about }) => about === fullName).length,
  }
}

/** Whether anything was entered or issued of them. */
export const isAnythingStanding = ({ fault, lostDays, concluded, answers, papers }: Standing): boolean =>
  fault !== null || lostDays !== null || concluded || answers > 0 || papers > 0

/** What stands on those who are injured no more. An outsider whose employer alone was corrected is the same person. */
export function listTaken(file: File, injured: readonly Injured[]): readonly Standing[] {
  const stay = pairThoseWhoStay(file.injured, injured)
  return file.injured.filter((one) => !stay.has(keyInjured(one))).map((one) => findStanding(file, one))
}

/** The file of those who are injured now: what was kept of the others is gone, papers stay. */
export function keepStanding<T extends File>(file: T, injured: readonly Injured[]): T {
  const stay = pairThoseWhoStay(file.injured, injured)
  const former = new Set(file.injured.map(keyInjured))
  const keep = <V>(kept: Readonly<Record<string, V>>): Record<string, V> =>
    Object.fromEntries(
      Object.entries(kept).flatMap(([key, value]) => {
        const now = former.has(key) ? stay.get(key) : key
        return now === undefined ? [] : [[now, value]]
      }),
    )
  const { faults, lostDays, conclusions, said } = file
  return {
    ...file,
    injured,
    faults: keep(faults),
    lostDays: keep(lostDays),
    conclusions: keep(conclusions),
    said: { ...said, injured: keep(said.injured) },
  }
}

/** Under which key those who stay are kept now, by the one under which they were. */
function pairThoseWhoStay(
  before: readonly Injured[],
  after: readonly Injured[],
): ReadonlyMap<string, string> {
  const [was, is] = [before.map(keyInjured), after.map(keyInjured)]
  const same = was.filter((key) => is.includes(key)).map((key) => [key, key] as const)
  const gone = before.filter((one) => one.employeeId === null && !is.includes(keyInjured(one)))
  const come = after.filter((one) => one.employeeId === null && !was.includes(keyInjured(one)))
  const corrected = gone.flatMap((one) => {
    const namesakes = come.filter(({ fullName }) => fullName === one.fullName)
    const isAlone = gone.filter(({ fullName }) => fullName === one.fullName).length === 1
    const [now] = namesakes
    return now && isAlone && namesakes.length === 1 ? [[keyInjured(one), keyInjured(now)] as const] : []
  })
  return new Map([...same, ...corrected])
}
