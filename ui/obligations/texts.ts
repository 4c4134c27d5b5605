import type { Section } from '@osh/core/sections/section.ts'

export const obligationTexts = {
  add: 'Добавить обязательство',
  addTitle: (section: string) => `Новое обязательство: ${section}`,
  changeTitle: 'Изменить обязательство',
  save: 'Сохранить',
  create: 'Добавить',
  cancel: 'Отмена',
  saved: 'Изменения сохранены',
  added: 'Обязательство добавлено',
  periodicity: 'Периодичность',
  periodicityHint: 'Например: 6 месяцев, 1 год, 1,5 года, разово, бессрочно, до износа',
  date: 'Дата последнего прохождения',
  dateHint: 'От неё считается следующий срок',
  dateOfIssue: 'Дата последней выдачи',
  dateOfReturn: 'Дата возврата',
  dateIsTakenBack: 'Дату снимает действие «Снять» в истории прохождений. Верните дату или укажите другую',
  deadline: 'Назначенный срок',
  deadlineHint: 'Если срок задан приказом или предписанием, он действует до следующего прохождения',
  rule: 'Норма',
  completionDate: 'Дата прохождения',
  result: 'Результат',
  found: { workingConditions: 'Итоговый класс условий труда', risk: 'Итоговый уровень риска' },
  failedHint: (until: string) =>
    `Срок не сдвигается. Назначьте повторную проверку: она проводится до ${until}.`,
  registeredHint: 'Пять лет считаются от этого дня. Пока он не введён, срок идёт от утверждения отчёта',
  already: (what: string) => `Такое обязательство у работника уже есть: ${what}. Добавится второе такое же.`,
  until: (day: string) => `срок ${day}`,
  excludedHint: 'Обязательство закроется: сроков по нему больше нет.',
  quantity: (unit: string) => `Количество, ${unit}`,
  record: 'Записать',
  recorded: 'Прохождение записано',
  correctTitle: 'Исправить прохождение',
  correctHint: 'Прежняя запись останется в истории зачёркнутой, срок пересчитается.',
  correct: 'Исправить',
  corrected: 'Прохождение исправлено',
} as const

/** What the button that enters a completion is called. */
export const completeWords: Readonly<Record<Section, string>> = {
  briefing: 'Отметить прохождение',
  instruction: 'Отметить ознакомление',
  training: 'Отметить прохождение',
  medicalExamination: 'Отметить прохождение',
  ppe: 'Отметить исполнение',
  workingConditions: 'Записать результат',
  risk: 'Записать результат',
}

export const doubtTexts = {
  title: (date: string) => `Дата ${date} раньше приёма на работу`,
  titleOfMany: 'Даты раньше приёма на работу',
  record: 'Записать всё равно',
  back: 'Исправить дату',
  hint: 'Так бывает, если пройденное у другого работодателя засчитано. Если это описка, исправьте дату.',
  hired: (date: string) => `приём ${date}`,
  born: (date: string) => `рождение ${date}`,
  andMore: (count: number) => `и ещё ${count}`,
} as const
