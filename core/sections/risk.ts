import type { SectionRules } from './section-rules.ts'

export const riskLevels = ['notAssessed', 'excluded', 'low', 'middle', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]

/** Assessments of professional risks (профессиональные риски). */
export const risk = {
  path: 'risks',
  windowMonths: 6,
  isDated: false,
  isObligatory: false,
  canFail: false,
  endsWithCheck: false,
  dependsOnPosition: false,
  isMedical: false,
  findings: riskLevels,
  ruleAreas: [],
  memoLines: [],
  bars: null,
  words: {
    name: 'Риски',
    genitive: 'рисков',
    head: 'Уровень риска',
    memo: { name: 'Риски', fullName: 'О проведении оценки профессиональных рисков' },
    request:
      'Прошу организовать проведение оценки профессиональных рисков на рабочих местах согласно списку:',
    done: 'оценено',
    completed: 'Оценка рисков зарегистрирована в системе. Организуйте сохранность отчёта.',
  },
} as const satisfies SectionRules
