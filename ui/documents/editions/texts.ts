import { formatCount } from '@osh/core/shared/texts/plural.ts'

const paragraphs = (count: number): string => formatCount(count, ['абзац', 'абзаца', 'абзацев'])

export const editionTexts = {
  title: 'Редакции документа',
  back: 'Архив документов',
  notFound: 'Такого документа в архиве нет',
  edition: (edition: number) => `Редакция ${edition}`,
  shown: 'показана',
  list: 'Все редакции',
  changes: (edition: number) => `Что изменилось против редакции ${edition}`,
  noChanges: 'Текст не изменился.',
  unread: 'Тексты этих редакций сравнить нельзя.',
  next: (edition: number) => `Редакция ${edition}: что изменится`,
  nextAbout: 'Номер и дата останутся прежними, прежняя редакция останется в архиве.',
  reissue: (edition: number) => `Выпустить редакцию ${edition}`,
  issued: (edition: number) => `Выпущена редакция ${edition}`,
  lacks: (labels: readonly string[]) => `Сначала внесите, чего не хватает: ${labels.join(', ')}.`,
  same: 'Новая редакция не отличалась бы от последней: в записях и в форме ничего не изменилось.',
  before: 'Было',
  after: 'Стало',
  changed: (count: number) => `Изменено: ${paragraphs(count)}`,
  unchanged: (count: number) => `${paragraphs(count)} без изменений`,
} as const
