import type { SectionRules } from './section-rules.ts'

/** Working-conditions classes of 426-ФЗ art. 14, and the two marks that are none. */
export const workingConditionsClasses = [
  'notAssessed',
  'excluded',
  '1',
  '2',
  '3.1',
  '3.2',
  '3.3',
  '3.4',
  '4',
] as const
export type WorkingConditionsClass = (typeof workingConditionsClasses)[number]

/** Working-conditions assessments (СОУТ). */
export const workingConditions = {
  path: 'sout',
  windowMonths: 6,
  isDated: false,
  isObligatory: false,
  canFail: false,
  endsWithCheck: false,
  dependsOnPosition: false,
  isMedical: false,
  findings: workingConditionsClasses,
  ruleAreas: ['sout.'],
  memoLines: [],
  bars: null,
  words: {
    name: 'СОУТ',
    genitive: 'СОУТ',
    head: 'Класс условий труда',
    memo: { name: 'СОУТ', fullName: 'О проведении специальной оценки условий труда' },
    request:
      'Прошу организовать проведение специальной оценки условий труда на рабочих местах согласно списку:',
    done: 'оценено',
    completed: 'Результаты СОУТ зарегистрированы в системе. Организуйте сохранность отчёта.',
  },
} as const satisfies SectionRules
