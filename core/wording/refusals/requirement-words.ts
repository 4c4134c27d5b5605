import type { SomeWords } from './words-of.ts'

/** Requirements of positions. */
export const requirementWords = {
  'kind/required': 'Выберите вид работника',
  'requirement/there': 'Такое требование уже принято. Измените его, если нужна другая периодичность',
  'exception/past': 'Укажите последний день исключения не раньше сегодняшнего или оставьте поле пустым',
  'difference/changed': 'Записи изменились, разница пересчитана. Посмотрите её и примените ещё раз',
} satisfies SomeWords
