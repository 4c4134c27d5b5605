import type { SectionRules } from './section-rules.ts'

/** Personal protective equipment (СИЗ), issued and returned. */
export const ppe = {
  path: 'ppe',
  windowMonths: 3,
  isDated: true,
  isObligatory: false,
  canFail: false,
  endsWithCheck: false,
  dependsOnPosition: true,
  isMedical: false,
  findings: [],
  ruleAreas: [],
  memoLines: [],
  bars: { overdue: 'ppe', failed: 'ppe' },
  words: {
    name: 'СИЗ',
    genitive: 'СИЗ',
    head: 'Наименование СИЗ',
    memo: { name: 'СИЗ', fullName: 'О выдаче и возврате средств индивидуальной защиты' },
    request: 'Прошу организовать выдачу средств индивидуальной защиты работникам согласно списку:',
    done: 'исполнено',
    completed:
      'Выдача и возврат СИЗ зарегистрированы в системе. Организуйте сохранность личных карточек учёта.',
  },
} as const satisfies SectionRules
