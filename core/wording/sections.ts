import type { SectionState } from '../employees/shortage.ts'
import type { CheckResult, CompletionResult } from '../obligations/completion.ts'
import type { PpeEvent } from '../obligations/subject.ts'
import type { RiskLevel } from '../sections/risk.ts'
import { findRules, type Section } from '../sections/section.ts'
import type { WorkingConditionsClass } from '../sections/working-conditions.ts'

/** «Сроков по разделу «Обучение» нет.»: nothing was filtered, and nothing falls due later either. */
export const wordNothingDue = (section: Section): string =>
  `Сроков по разделу «${findRules(section).words.name}» нет.`

/** «Нет обучений, соответствующих выбранным фильтрам.» */
export const sayNothingFound = (section: Section): string =>
  `Нет ${findRules(section).words.genitive}, соответствующих выбранным фильтрам.`

/** Class of working conditions, as chosen and as printed. */
export const workingConditionsClassWords: Readonly<Record<WorkingConditionsClass, string>> = {
  notAssessed: 'не проводилось',
  excluded: 'исключить',
  '1': '1',
  '2': '2',
  '3.1': '3.1',
  '3.2': '3.2',
  '3.3': '3.3',
  '3.4': '3.4',
  '4': '4',
}

export const riskLevelWords: Readonly<Record<RiskLevel, string>> = {
  notAssessed: 'не проводилось',
  excluded: 'исключить',
  low: 'низкий',
  middle: 'средний',
  high: 'повышенный',
}

/** Shown where a class or a level is missing. */
export const undetermined = 'не определён'

/** Shown where there is no value. */
export const absent = '—'

export const checkResultWords: Readonly<Record<CheckResult, string>> = {
  passed: 'удовлетворительно',
  failed: 'неудовлетворительно',
}

/** How any completion ended. */
export const completionResultWords: Readonly<Record<CompletionResult, string>> = {
  ...workingConditionsClassWords,
  ...riskLevelWords,
  ...checkResultWords,
}

export const ppeEventWords: Readonly<Record<PpeEvent, string>> = { issuance: 'выдача', return: 'возврат' }

/** How it is with an employee in a section. */
export const sectionStateWords: Readonly<Record<SectionState, string>> = {
  none: 'не назначено',
  ok: 'в порядке',
  soon: 'меньше месяца',
  overdue: 'просрочено',
  unknown: 'неизвестно, пока нет связи',
}
