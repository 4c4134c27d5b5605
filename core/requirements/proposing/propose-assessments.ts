import type { PositionProfile } from '../position-profile.ts'
import type { Proposed } from '../proposal.ts'
import { plain } from './draft.ts'

/**
 * The assessment of working conditions with the class that was answered.
 *
 * Law: Федеральный закон 28.12.2013 № 426-ФЗ, ст. 8 ч. 4, ст. 11 ч. 4, ст. 17.
 */
export function proposeAssessment({ workingConditions }: PositionProfile): Proposed {
  if (workingConditions === 'excluded')
    return {
      proposals: [],
      absent: [{ section: 'workingConditions', why: 'отмечено, что СОУТ не проводится', missing: null }],
    }
  const established = workingConditions ?? 'notAssessed'
  return {
    proposals: [
      {
        ...plain,
        subject: { section: 'workingConditions', established },
        periodicity: { kind: 'every', months: 60 },
        ruleId: 'sout.repeat',
        citation: { act: '426-fz', point: 'ст. 8 ч. 4' },
        why: 'для всех рабочих мест',
        note: noteClass(established),
      },
    ],
    absent: [],
  }
}

function noteClass(established: string): string | null {
  if (established === 'notAssessed')
    return 'класс не известен; новое рабочее место оценивают в течение 12 месяцев (ст. 17 ч. 2)'
  return established === '1' || established === '2'
    ? 'пока действует декларация, повторная СОУТ не нужна (ст. 11 ч. 4)'
    : null
}

/**
 * The assessment of risks. How often, no act says.
 *
 * Law: ТК РФ, ст. 218; приказ Минтруда 29.10.2021 № 776н, п. 18–25.
 */
export const proposeRiskAssessment = (): Proposed => ({
  proposals: [
    {
      ...plain,
      subject: { section: 'risk', established: 'notAssessed' },
      periodicity: { kind: 'every', months: 60 },
      citation: { act: '776n', point: 'п. 18–25' },
      why: 'для всех рабочих мест',
      note: 'срок закон не задаёт: 5 лет предлагает сервис, назначает работодатель',
    },
  ],
  absent: [],
})
