import type { Confidence } from '../../norms/confidence.ts'
import type {
  HazardNorm,
  PpeNormItem,
  PpeNorms,
  ProfessionNorm,
  WashingNorm,
} from '../../norms/ppe/ppe-norm.ts'
import type { Subject } from '../../obligations/subject.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { Ground } from '../ground.ts'
import type { PositionProfile } from '../position-profile.ts'
import type { NotRequired, Proposal, Proposed } from '../proposal.ts'
import { joinNotes, plain } from './draft.ts'

type Item = Extract<Subject, { section: 'ppe' }>
type OfItem = Proposal & { readonly subject: Item }

const FROM_MEMORY = 'норма вписана по памяти, сверьте с приказом'
const ONE_OF_A_TYPE = 'в источнике одно средство каждого вида, сверьте с приказом'

/**
 * What the uniform norms give to the professions, against the hazards and for the dirt that were named; of one item named twice the
 * larger number.
 *
 * Law: приказ Минтруда 29.10.2021 № 767н, приложения № 1, 2, 3.
 */
export function proposePpe(profile: PositionProfile, { norms }: Ground): Proposed {
  const proposals = [
    ...pick(norms.professions, profile.normPoints, ({ id }) => id).flatMap(ofProfession),
    ...pick(norms.hazards, profile.hazards, ({ id }) => id).flatMap(ofHazard),
    ...pick(norms.washing, profile.dirt, ({ id }) => id).flatMap(ofWashing),
  ]
  return { proposals: takeLargest(proposals), absent: judgeAbsence(profile, norms, proposals.length) }
}

const pick = <T, K>(all: readonly T[], chosen: readonly K[], keyOf: (one: T) => K): readonly T[] =>
  all.filter((one) => chosen.includes(keyOf(one)))

const findDoubt = (confidence: Confidence): string | null => (confidence === 'memory' ? FROM_MEMORY : null)

function ofProfession({ point, profession, items, complete, confidence }: ProfessionNorm): readonly OfItem[] {
  const clause = point === null ? 'приложение № 1' : `п. ${point} приложения № 1`
  const doubt = findDoubt(confidence) ?? (complete ? null : ONE_OF_A_TYPE)
  return items.map((item) => ({
    ...draft(item, clause, `профессия «${profession}»`, doubt),
    subject: makeSubject(item, point),
    confidence,
  }))
}

const ofHazard = ({ hazard, items, confidence }: HazardNorm): readonly OfItem[] =>
  items.map((item) => ({
    ...draft(item, 'приложение № 2', `опасность «${hazard}»`, findDoubt(confidence)),
    confidence,
  }))

/** A month's amount is a part of the name: obligations count pieces. */
const ofWashing = ({ work, agents, confidence }: WashingNorm): readonly OfItem[] =>
  agents.map(({ name, monthly }) => ({
    ...draft(
      { name: `${name}, ${monthly} в месяц`, quantity: 1, unit: 'piece', term: 1 },
      'приложение № 3',
      work,
      findDoubt(confidence),
    ),
    confidence,
  }))

const draft = (item: PpeNormItem, point: string, why: string, doubt: string | null): OfItem => ({
  ...plain,
  subject: makeSubject(item, null),
  periodicity:
    typeof item.term === 'number' ? { kind: 'every', months: item.term } : { kind: 'untilWornOut' },
  citation: { act: '767n', point },
  why,
  note: joinNotes([item.term === 'maker' ? 'срок — по документам изготовителя' : null, doubt]),
})

const makeSubject = ({ name, quantity, unit }: PpeNormItem, point: number | null): Item => ({
  section: 'ppe',
  name,
  quantity,
  unit,
  event: 'issuance',
  norm: point === null ? null : String(point),
  size: null,
})

/** Of an item that is given twice, the one of which there is more in a month. */
function takeLargest(all: readonly OfItem[]): readonly OfItem[] {
  const named = Map.groupBy(all, ({ subject }) => foldName(subject.name))
  return [...named.values()].flatMap((same) =>
    same.toSorted((a, b) => countMonthly(b) - countMonthly(a)).slice(0, 1),
  )
}

const countMonthly = ({ subject, periodicity }: OfItem): number =>
  periodicity.kind === 'every' ? subject.quantity / periodicity.months : 0

function judgeAbsence(
  { normPoints, traits }: PositionProfile,
  { professions }: PpeNorms,
  proposed: number,
): readonly NotRequired[] {
  const unknown = [...new Set(normPoints)].filter((asked) => !professions.some(({ id }) => id === asked))
  if (unknown.length > 0)
    return [
      {
        section: 'ppe',
        why: 'не все нормы профессий вписаны в сервис',
        missing: `средства по п. ${unknown.join(', ')} приложения № 1: внесите их по приказу № 767н`,
      },
    ]
  if (proposed > 0) return []
  return traits.includes('officeOnly')
    ? [{ section: 'ppe', why: 'из источников опасности только офисная и бытовая техника', missing: null }]
    : [
        {
          section: 'ppe',
          why: 'не названы профессия, опасности и загрязнения',
          missing: 'профессия Единых типовых норм или опасности из оценки рисков',
        },
      ]
}
