import type { PpeNorms } from '@osh/core/norms/ppe/ppe-norm.ts'
import type { PositionProfile, WorkerKind } from '@osh/core/requirements/position-profile.ts'
import { suggestProfile } from '@osh/core/requirements/suggesting/suggest-profile.ts'
import type { DemoPost, DutyKit } from '../demo-staff.ts'

type Answers = Partial<Pick<PositionProfile, 'traits' | 'highRiskPrograms' | 'factors'>>

/** What a kind of work answers about a post; programmes by their numbers in the register. */
const ofKit: Readonly<Partial<Record<DutyKit, Answers>>> = {
  manager: { traits: ['firstAidByDecision'] },
  worker: { factors: ['4.4'] },
  height: { traits: ['skilledPpe'], highRiskPrograms: [9], factors: ['6.1'] },
  welding: { traits: ['skilledPpe'], highRiskPrograms: [15] },
  electrical: { traits: ['skilledPpe'], highRiskPrograms: [18], factors: ['9'] },
  driving: { traits: ['drives'], factors: ['18.2'] },
  lifting: { highRiskPrograms: [16], factors: ['8'] },
  warehouse: { factors: ['5.1'] },
  finishing: { traits: ['skilledPpe'] },
}

/** What is so of one position alone: the commission, and who answers for fire safety. */
const own: Readonly<Record<string, PositionProfile['traits']>> = {
  'Главный инженер': ['inCommission', 'fireResponsible'],
  'Начальник участка': ['inCommission'],
}

const kinds: Readonly<Record<string, WorkerKind>> = {
  'Главный инженер': 'deputy',
  Механик: 'departmentHead',
}

/** By what office posts are free of the briefings at the workplace. */
const EXEMPT = 'перечень освобождённых должностей от 20.05.2024'

/** What the demo answers about a post: what its name says, and what its work adds. */
export function makeDemoProfile({ position, duties }: DemoPost, norms: PpeNorms): PositionProfile {
  const named = suggestProfile(position, norms)
  const added = [...duties.flatMap((kit) => ofKit[kit] ?? []), { traits: own[position] ?? [] }]
  const isOffice = duties.length === 0
  const join = <T>(own: readonly T[], of: (answers: Answers) => readonly T[] | undefined): readonly T[] => [
    ...new Set([...own, ...added.flatMap((answers) => of(answers) ?? [])]),
  ]
  return {
    ...named,
    kind: kinds[position] ?? named.kind,
    traits: isOffice
      ? ['officeOnly', 'electricalGroupOne', 'firstAidByDecision']
      : join(named.traits, ({ traits }) => traits),
    highRiskPrograms: join(named.highRiskPrograms, ({ highRiskPrograms }) => highRiskPrograms),
    factors: join(named.factors, ({ factors }) => factors),
    workingConditions: isOffice || duties.includes('worker') ? '2' : null,
    exemptedBy: isOffice ? EXEMPT : null,
  }
}
