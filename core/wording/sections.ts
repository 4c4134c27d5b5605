import type { SectionState } from '../employees/shortage.ts'
import type { CheckResult, CompletionResult } from '../obligations/completion.ts'
import type { PpeEvent, RiskLevel, WorkingConditionsClass } from '../obligations/subject.ts'
import type { Section } from '../shared/section.ts'

/** A section's name: on its tab, above its table and in the register of memos. */
export const sectionNames: Readonly<Record<Section, string>> = {
  briefing: 'Инструктажи',
  instruction: 'Инструкции',
  training: 'Обучение',
  medicalExamination: 'Медосмотры',
  ppe: 'СИЗ',
  workingConditions: 'СОУТ',
  risk: 'Риски',
}

const genitives: Readonly<Record<Section, string>> = {
  briefing: 'инструктажей',
  instruction: 'инструкций',
  training: 'обучений',
  medicalExamination: 'медосмотров',
  ppe: 'СИЗ',
  workingConditions: 'СОУТ',
  risk: 'рисков',
}

/** «Нет обучений, соответствующих выбранным фильтрам.» */
export const nothingFound = (section: Section): string =>
  `Нет ${genitives[section]}, соответствующих выбранным фильтрам.`

/** What the subject of a row is called at the head of its column. */
export const subjectHeads: Readonly<Record<Section, string>> = {
  briefing: 'Инструктаж',
  instruction: 'Инструкция',
  training: 'Программа обучения',
  medicalExamination: 'Пункт приказа № 29н',
  ppe: 'Наименование СИЗ',
  workingConditions: 'Класс условий труда',
  risk: 'Уровень риска',
}

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

/** Stands where a class or a level is missing. */
export const undetermined = 'не определён'

/** Stands where there is no value. */
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

/** How an employee stands in a section. */
export const sectionStateWords: Readonly<Record<SectionState, string>> = {
  none: 'не назначено',
  ok: 'в порядке',
  soon: 'меньше месяца',
  overdue: 'просрочено',
}
