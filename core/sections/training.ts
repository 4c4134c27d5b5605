import type { SectionRules } from './section-rules.ts'

/** Training (обучение). */
export const training = {
  path: 'training',
  windowMonths: 3,
  isDated: true,
  isObligatory: true,
  canFail: true,
  endsWithCheck: true,
  dependsOnPosition: true,
  isMedical: false,
  findings: [],
  ruleAreas: ['train.', 'fire.', 'el.'],
  memoLines: ['formOfStudy', 'duration'],
  bars: { overdue: 'training', failed: 'training' },
  words: {
    name: 'Обучение',
    genitive: 'обучений',
    head: 'Программа обучения',
    memo: { name: 'Обучение', fullName: 'О направлении работников на обучение по охране труда' },
    request:
      'Прошу организовать обучение по охране труда и проверку знания требований охраны труда работников согласно списку:',
    done: 'обучено',
    completed: 'Обучение зарегистрировано в системе. Организуйте сохранность итоговых документов.',
  },
} as const satisfies SectionRules
