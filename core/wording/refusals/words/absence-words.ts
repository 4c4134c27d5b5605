import type { SomeWords } from '../words-of.ts'

/** Absences. */
export const absenceWords = {
  'absence-kind/required': 'Выберите вид отсутствия',
  'absence/ends-before-start': 'Укажите последний день отсутствия не раньше первого',
  'absence/before-hire': 'Укажите день не раньше даты приёма: до неё человек не был работником',
  'absence/after-dismissal': 'Укажите день не позже увольнения: после него человек уже не работник',
  'absence/overlaps':
    'В эти дни работник уже отмечен отсутствующим. Исправьте даты или ту запись об отсутствии',
} satisfies SomeWords
