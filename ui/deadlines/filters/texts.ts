import { formatCount } from '@osh/core/shared/texts/plural.ts'
import { searchPeople } from '@osh/core/wording/formats/namesakes.ts'

export const filterTexts = {
  filters: 'Фильтры',
  search: searchPeople,
  department: 'Отдел',
  any: 'все',
  found: (count: number) => `Найдено: ${formatCount(count, ['строка', 'строки', 'строк'])}`,
  clearFilter: 'сбросить',
  saveFilter: 'запомнить фильтр',
  applyFilter: 'применить сохранённый фильтр',
  forgetFilter: 'забыть сохранённый фильтр',
  notSaved: 'Фильтр не сохранён, попробуйте ещё раз',
} as const
