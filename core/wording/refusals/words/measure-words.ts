import type { SomeWords } from '../words-of.ts'

/** Measures and inspectors' orders. */
export const measureWords = {
  'measure/due-before-decided': 'Срок не может быть раньше дня, когда мероприятие решили провести',
  'measure/decided-before-origin':
    'Мероприятие не могло быть решено раньше, чем произошло то, из чего оно следует',
  'measure/done-already':
    'Мероприятие отмечено выполненным: чтобы изменить его, сначала верните его в работу',
  'measure/done-before-decided': 'Мероприятие не могло быть выполнено раньше, чем его решили провести',
  'measure/not-done': 'Мероприятие ещё не отмечено выполненным',
  'measure/no-answer': 'Ответ инспекции вносится только по пункту предписания',
  'measure/too-many': 'Мероприятий не может быть больше 200',
  'microtrauma/unknown': 'Такой записи о микротравме нет: обновите страницу',
  'inspector-order/unknown': 'Такого предписания нет: обновите страницу',
  'points/required': 'Внесите хотя бы один пункт предписания',
  'point/taken': 'Пункт с таким номером в предписании уже есть',
} satisfies SomeWords
