import type { SectionRules } from './section-rules.ts'

/** Medical examinations (медосмотры). */
export const medicalExamination = {
  path: 'medical-examinations',
  windowMonths: 3,
  isDated: true,
  isObligatory: false,
  canFail: true,
  endsWithCheck: false,
  dependsOnPosition: true,
  isMedical: true,
  findings: [],
  ruleAreas: ['med.'],
  memoLines: [],
  bars: { overdue: 'medicalExamination', failed: 'contraindications' },
  words: {
    name: 'Медосмотры',
    genitive: 'медосмотров',
    head: 'Пункт приказа № 29н',
    memo: { name: 'Медосмотры', fullName: 'О направлении работников на медицинский осмотр' },
    request: 'Прошу направить на медицинский осмотр работников согласно списку:',
    done: 'пройдено',
    completed: 'Медосмотр зарегистрирован в системе. Организуйте сохранность заключений.',
  },
} as const satisfies SectionRules
