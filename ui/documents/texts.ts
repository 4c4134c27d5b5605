import type { TemplateScope } from '@osh/core/documents/library/template.ts'
import { formatCount } from '@osh/core/shared/texts/plural.ts'

export const documentTexts = {
  annulled: 'аннулирован',
  annulledBy: (who: string | null, at: string, reason: string) =>
    `аннулирован: ${who === null ? at : `${who}, ${at}`} — ${reason}`,
  allGroups: 'Все группы',
  archive: 'Архив документов',
  groups: 'Группы документов',
  whole: { company: 'Документы организации', employee: 'Документы работников' } satisfies Record<
    TemplateScope,
    string
  >,
  on: (name: string) => `${name} на`,
  date: 'Дата, на которую показаны документы',
  today: '(сегодня)',
  search: 'Поиск по формам',
  noneFound: 'Нет форм, соответствующих поисковому запросу.',
  reset: 'Сбросить поиск',
  empty: 'У вашей компании нет шаблонов. Возможно, вы не выбрали направление компании',
  toCompany: 'Открыть сведения об организации',
  unknownGroup: 'Такой группы нет.',
  showAll: 'Показать все группы',
  unfilled: (count: number) =>
    count === 1 ? 'Не назначено одно ответственное лицо.' : `Не назначены ответственные лица: ${count}.`,
  fillResponsible: 'Заполните страницу Ответственные лица',
  needsResponsible: 'не назначены ответственные лица',
  formsIn: (count: number) => formatCount(count, ['форма', 'формы', 'форм']),
  foldAll: 'Свернуть все',
  unfoldAll: 'Развернуть все',
  showMore: (count: number) => `Показать ещё ${formatCount(count, ['форму', 'формы', 'форм'])}`,
  formFailed: 'Форма не загружена. Повторите ещё раз.',
  issue: 'Сформировать',
  issuedBy: (who: string | null, at: string) => `сформировано: ${who === null ? at : `${who}, ${at}`}`,
  neverIssued: 'Ещё не формировали',
  version: (number: string, date: string) => `№\u00a0${number} от ${date}`,
  print: 'Печать',
  printTogether: 'Напечатать одним файлом',
  word: 'Word',
  people: (count: number) => formatCount(count, ['работник', 'работника', 'работников']),
  older: 'все документы этой формы',
  staff: 'Список работников',
} as const

/** Looking at a paper before it is issued, from the library and from the dialog. */
export const previewTexts = {
  look: 'Предпросмотр',
  lacks: (lacks: readonly string[]) =>
    `Персональный шаблон показывается, когда заполнено всё, о чём он спрашивает. ${lacks.slice(0, 3).join('. ')}${lacks.length > 3 ? ` и ещё ${lacks.length - 3}` : ''}`,
  blocked:
    'Браузер не открыл новую вкладку. Разрешите этому сайту всплывающие окна и нажмите «Предпросмотр» ещё раз.',
} as const
