import type { SomeWords } from '../words-of.ts'

/** Choosing a person, a department or a position. */
export const peopleWords = {
  'department/required': 'Укажите отдел',
  'department/unknown': 'Такого отдела в организации нет. Выберите отдел из списка',
  'position/required': 'Укажите должность',
  'position/unknown': 'Такой должности нет. Выберите должность из списка или добавьте её',
  'employee/required': 'Укажите работника',
  'incident/annulled': 'Происшествие аннулировано. Чтобы вести его дальше, верните его',
  'incident/unknown': 'Такого происшествия в организации нет. Откройте документ со страницы происшествия',
  'microtrauma/unknown': 'Такой микротравмы в организации нет. Откройте документ из карточки микротравмы',
  'employee/unknown': 'Такого работника в организации нет. Выберите работника из списка',
  'person/twice': (label) => `Уберите повтор в поле «${label}»: один человек назван дважды`,
  'employee/dismissed': 'Этот работник уволен. Выберите другого',
} satisfies SomeWords
