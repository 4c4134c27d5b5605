import { findDeadlineRule } from './deadline-rules.ts'

/** A kind of briefing (инструктаж) that a company can choose by name. */
export type BriefingKind = {
  readonly name: string
  readonly field: 'safety' | 'fire' | 'electricity'
  /** What is proposed in the form: once, or every so many months. */
  readonly suggested: { readonly kind: 'once' } | { readonly kind: 'every'; readonly months: number }
  /** The deadline rule that sets the period; null where no rule does. */
  readonly ruleId: string | null
  /** Whether the kind and its period were read in the act. */
  readonly confidence: 'found' | 'memory'
}

/** What is asked for after an accident or a long break, or where rules have changed. Law: ПП РФ 24.12.2021 № 2464, п. 16. */
export const UNSCHEDULED_BRIEFING = 'Внеплановый инструктаж'

/** Fire safety is asked about twice a year where many can be at once, and where it may burn or explode. */
const HALF_YEAR = 'fire.repeat.half-year'

const once = { kind: 'once' } as const
const every = (months: number) => ({ kind: 'every', months }) as const

/**
 * Kinds of briefing, in the order in which a person meets them.
 * Law: ПП РФ 24.12.2021 № 2464, п. 10, 13, 14, 16, 19; Приказ МЧС России 16.12.2024 № 1120;
 * Приказ Минэнерго России 12.08.2022 № 811.
 */
export const briefingKinds: readonly BriefingKind[] = [
  kind('Вводный инструктаж', 'safety', once, 'brief.intro'),
  kind('Первичный инструктаж на рабочем месте', 'safety', once, 'brief.primary'),
  kind('Повторный инструктаж на рабочем месте', 'safety', every(6), 'brief.repeat'),
  kind(UNSCHEDULED_BRIEFING, 'safety', once, null),
  kind('Целевой инструктаж', 'safety', once, null),
  kind('Вводный противопожарный инструктаж', 'fire', once, null),
  kind('Первичный противопожарный инструктаж', 'fire', once, null),
  kind('Повторный противопожарный инструктаж', 'fire', every(12), 'fire.repeat'),
  kind('Повторный противопожарный инструктаж, где бывает 50 и более человек', 'fire', every(6), HALF_YEAR),
  kind(
    'Повторный противопожарный инструктаж на взрывопожароопасном производстве',
    'fire',
    every(6),
    HALF_YEAR,
  ),
  kind('Внеплановый противопожарный инструктаж', 'fire', once, null),
  kind('Целевой противопожарный инструктаж', 'fire', once, null),
  kind('Инструктаж на I группу по электробезопасности', 'electricity', every(12), 'el.group1'),
]

function kind(
  name: string,
  field: BriefingKind['field'],
  suggested: BriefingKind['suggested'],
  ruleId: string | null,
): BriefingKind {
  if (ruleId !== null && findDeadlineRule(ruleId) === null) throw new Error(`no rule ${ruleId}`)
  return { name, field, suggested, ruleId, confidence: field === 'safety' ? 'found' : 'memory' }
}
