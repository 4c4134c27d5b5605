import { formatCount } from '@osh/core/shared/texts/plural.ts'

export const responsibleTexts = {
  title: 'Ответственные лица',
  heads: {
    role: 'Функциональная ответственность',
    name: 'ФИО',
    education: 'Требования к наличию обучения',
    order: 'Приказ о назначении',
  },
  fileHeads: {
    group: 'Группа',
    basis: 'Основание',
    months: 'Обучение раз в, мес.',
    lacks: 'Чего не хватает',
    number: 'Номер приказа',
    date: 'Дата приказа',
  },
  unfilled: (count: number, questions: number) =>
    [
      count === 0 ? wordAllFilled(questions) : `Не назначены ответственные: ${count}`,
      ...(questions === 0 ? [] : [`вопросов: ${questions}`]),
    ].join(' · '),
  onlyUnfilled: 'Только без ответственных',
  allFilled: (questions: number) => `${wordAllFilled(questions)}.`,
  showAll: 'Показать все',
  appoint: 'Назначить',
  appointSeveral: 'Назначить на несколько ролей',
  severalRoles: 'Роли без ответственных',
  chosen: (count: number, of: number) => `Выбрано: ${count} из ${of}`,
  chooseRoles: 'Выберите хотя бы одну роль.',
  reassign: 'Переназначить',
  appointOf: (role: string) => `Назначить: ${role}`,
  reassignOf: (name: string, role: string) => `Переназначить: ${role}, сейчас ${name}`,
  another: 'Ещё один',
  history: 'История',
  noHistory: 'На эту роль ещё никого не назначали.',
  since: (from: string, to: string | null) => (to === null ? `с ${from}` : `${from} — ${to}`),
  signed: (appointed: string, ended: string | null) =>
    ended === null ? `внесено: ${appointed}` : `внесено: ${appointed} · снято: ${ended}`,
  end: 'Снять ответственность',
  endTitle: 'Снять ответственность',
  endText: (name: string, role: string) =>
    `${name} больше не отвечает за роль «${role}». Назначение останется в истории.`,
  keep: 'Оставить',
  ended: 'Ответственность снята',
  dismissed: 'уволен',
  condition: (condition: string) => `Нужна, потому что ${condition}`,
  notSo: 'у нас этого нет',
  questions: 'Что есть в организации',
  questionsHint: 'От ответов зависит, кого назначать. Без ответа роль не считается незаполненной.',
  waiting: (roles: readonly string[]): string => {
    const [first, ...others] = roles
    return others.length === 0
      ? `Если да: ${lower(first ?? '')}`
      : `Если да: ${formatCount(roles.length, ['роль', 'роли', 'ролей'])}`
  },
  moreQuestions: (count: number) => `Показать ещё ${formatCount(count, ['вопрос', 'вопроса', 'вопросов'])}`,
  yes: 'Да',
  no: 'Нет',
  notNeeded: 'Не требуется',
  notNeededHint: 'По вашим ответам этих ролей у организации нет.',
  so: 'у нас это есть',
  about: (question: string) => `. ${question}`,
  group: (unfilled: number) => (unfilled === 0 ? '' : `не назначено: ${unfilled}`),
  every: (months: number) =>
    months % 12 === 0
      ? `обучение повторяют раз в ${months === 12 ? 'год' : formatCount(months / 12, ['год', 'года', 'лет'])}`
      : `обучение повторяют раз в ${months === 1 ? 'месяц' : formatCount(months, ['месяц', 'месяца', 'месяцев'])}`,
  employee: 'Работник',
  openTraining: 'Обучение работника',
  orderNumber: 'Номер приказа',
  orderDate: 'Дата приказа',
  notRequired: 'Приказ о назначении не требуется',
  makeOrder: 'Сформировать приказ',
  makeOrderHint: 'Номер и дата приказа подставятся сюда.',
  cancel: 'Отмена',
  appointed: 'Ответственный назначен',
  peopleFailed: 'Произошла ошибка при загрузке данных.',
  noOne: 'В организации ещё нет работников.',
  addEmployees: 'Добавить работников',
} as const

/** Open questions may add roles: till then it is all only of what was answered. */
const wordAllFilled = (questions: number): string =>
  questions === 0 ? 'Все ответственные назначены' : 'По данным ответам ответственные назначены'

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
