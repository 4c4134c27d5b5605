import type { SectionRules } from './section-rules.ts'

/** Safety instructions to acknowledge (инструкции по охране труда). */
export const instruction = {
  path: 'instructions',
  windowMonths: 1,
  isDated: true,
  isObligatory: false,
  canFail: true,
  endsWithCheck: true,
  dependsOnPosition: false,
  isMedical: false,
  findings: [],
  ruleAreas: ['instr.'],
  memoLines: [],
  bars: null,
  words: {
    name: 'Инструкции',
    genitive: 'инструкций',
    head: 'Инструкция',
    memo: { name: 'Инструкции', fullName: 'Об ознакомлении с инструкциями по охране труда' },
    request: 'Прошу организовать ознакомление работников с инструкциями по охране труда согласно списку:',
    done: 'ознакомлено',
    completed:
      'Ознакомление с инструкциями зарегистрировано в системе. Организуйте сохранность листов ознакомления.',
  },
} as const satisfies SectionRules
