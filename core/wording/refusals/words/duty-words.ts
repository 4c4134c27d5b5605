import type { SomeWords } from '../words-of.ts'

/** What an accident requires of the employer besides measures. */
export const dutyWords = {
  'duty/unrelated':
    'Случай признан не связанным с производством: закон этого после него не требует. Если это ошибка, исправьте ответ в шаге квалификации',
  'duty/before-accident': 'Срок не может быть раньше дня происшествия',
  'duty/after-law':
    'Внеплановую СОУТ проводят в течение шести месяцев со дня несчастного случая (426-ФЗ, ст. 17 ч. 2): укажите день не позже',
  'duty/required-already': 'Кому-то из выбранных это уже назначено по этому происшествию: обновите страницу',
  'duty/too-many': 'Назначайте за один раз не больше чем 500 работникам',
} satisfies SomeWords
