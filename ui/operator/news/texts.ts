import type { NewsState } from '@osh/core/news/desk/written-news.ts'

const states: Readonly<Record<NewsState, string>> = {
  published: 'Опубликована',
  scheduled: 'По расписанию',
  withdrawn: 'Снята с публикации',
}

/** Texts of the operators' page of news. */
export const newsDeskTexts = {
  title: 'Новости сервиса',
  write: 'Написать новость',
  none: 'Новостей пока нет.',
  states,
  important: 'Важная',
  release: (version: string): string => `версия ${version}`,
  change: 'Изменить',
  withdraw: 'Снять с публикации',
  putBack: 'Вернуть в ленту',
  of: (what: string, title: string): string => `${what}: ${title}`,
  isWithdrawn: 'Новость снята с публикации',
  isBack: 'Новость снова в ленте',
  newOne: 'Новая новость',
  changing: 'Изменение новости',
  heading: 'Заголовок',
  body: 'Текст (Markdown)',
  bodyHint:
    'Пустая строка отделяет абзац, «- » начинает пункт списка, **жирный**, [ссылка](https://example.org). HTML и картинки не показываются.',
  mark: 'Важная: попадает в уведомления организаций',
  date: 'Дата публикации',
  dateHint: 'Пусто — сразу',
  time: 'Время (по Москве)',
  preview: 'Как это увидят в ленте',
  noPreview: 'Здесь появится текст новости.',
  save: 'Сохранить',
  publish: 'Опубликовать',
  cancel: 'Отмена',
  saved: 'Новость сохранена',
  changedRelease: 'Это описание версии. После изменения оно больше не обновляется вместе с программой.',
} as const
