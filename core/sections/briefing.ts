import type { SectionRules } from './section-rules.ts'

/** Briefings (инструктажи). */
export const briefing = {
  path: 'briefings',
  windowMonths: 1,
  isDated: true,
  isObligatory: true,
  canFail: true,
  endsWithCheck: true,
  dependsOnPosition: true,
  isMedical: false,
  findings: [],
  ruleAreas: ['brief.', 'fire.', 'el.'],
  memoLines: ['duration'],
  bars: { overdue: 'briefing', failed: 'briefing' },
  words: {
    name: 'Инструктажи',
    genitive: 'инструктажей',
    head: 'Инструктаж',
    memo: { name: 'Инструктажи', fullName: 'О проведении инструктажей по охране труда' },
    request: 'Прошу организовать проведение инструктажей по охране труда работникам согласно списку:',
    done: 'проведено',
    completed: 'Инструктаж зарегистрирован в системе. Организуйте сохранность соответствующего журнала.',
  },
} as const satisfies SectionRules
