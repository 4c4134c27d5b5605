import { FACTORS_ACT } from '../../norms/acts.ts'
import { isOnHiringAlone } from '../../norms/examinations/on-hiring-alone.ts'
import { type Factor, factors as listed } from '../../norms/factors.ts'
import { wordOnHiringAlone } from '../../wording/law/norms.ts'
import type { PositionProfile } from '../position-profile.ts'
import type { Proposal, Proposed } from '../proposal.ts'
import { plain } from './draft.ts'

/**
 * The points of order 29н that were named for the post, each with its own period.
 *
 * Law: Приказ Минздрава России 28.01.2021 № 29н, приложение к Порядку.
 */
export function proposeExaminations({ factors, workingConditions }: PositionProfile): Proposed {
  const named = listed.filter(({ point }) => factors.includes(point))
  const proposals = named.flatMap((factor): readonly Proposal[] =>
    factor.periodicityMonths === null ? [] : [draft(factor, factor.periodicityMonths, workingConditions)],
  )
  const onHiring = named.filter(isOnHiringAlone).map(({ point }) => wordOnHiringAlone(point))
  const isMissing = onHiring.length === 0 && !isKnown(workingConditions)
  const why = onHiring.join('; ') || 'не названы факторы и работы Порядка № 29н'
  const missing = isMissing ? 'класс условий труда и факторы по СОУТ' : null
  const isTold = proposals.length > 0 && onHiring.length === 0
  return { proposals, absent: isTold ? [] : [{ section: 'medicalExamination', why, missing }] }
}

const draft = (factor: Factor, months: number, found: PositionProfile['workingConditions']): Proposal => ({
  ...plain,
  subject: { section: 'medicalExamination', factorNumber: factor.point },
  periodicity: { kind: 'every', months },
  ruleId: 'med.factor',
  citation: { act: FACTORS_ACT, point: `п. ${factor.point} приложения` },
  why: factor.section === 'works' ? 'эта работа названа у должности' : 'этот фактор назван у должности',
  confidence: factor.confidence,
  note: findDoubt(factor, found),
})

const isKnown = (found: PositionProfile['workingConditions']): boolean =>
  found !== null && found !== 'notAssessed'

/** Factors, unlike works, follow from what the assessment has found. */
function findDoubt({ section }: Factor, found: PositionProfile['workingConditions']): string | null {
  if (section === 'works') return null
  if (!isKnown(found))
    return 'класс условий труда по СОУТ не известен: проверьте, назван ли фактор в её карте'
  return found === '1' || found === '2'
    ? `класс условий труда ${found}: проверьте, нужен ли осмотр по фактору`
    : null
}
