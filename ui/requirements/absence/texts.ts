import type { Section } from '@osh/core/sections/section.ts'

/** The question, of each section. */
export const whyNot: Readonly<Record<Section, string>> = {
  briefing: 'Почему нет инструктажа',
  instruction: 'Почему нет инструкции',
  training: 'Почему нет обучения',
  medicalExamination: 'Почему нет медосмотра',
  ppe: 'Почему нет СИЗ',
  workingConditions: 'Почему нет СОУТ',
  risk: 'Почему нет оценки рисков',
}

export const absenceTexts = {
  close: 'Закрыть',
  someoneMissing: 'Почему кого-то нет',
  employee: 'О ком',
  section: 'Раздел',
  toRequirement: 'К требованию',
  assign: 'Назначить одному',
  toMemo: (number: number) => `К записке № ${number}`,
  others: 'Принять требование может владелец организации или специалист по охране труда.',
  gone: 'Такого работника нет.',
} as const
