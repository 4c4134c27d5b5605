import { blank, text } from './cells.ts'
import { type Column, otherColumn } from './columns.ts'
import { addDays } from './days.ts'
import { type Habits, writeDate } from './habits.ts'

const show = (make: (habits: Habits) => string) => (_: unknown, habits: Habits) => text(make(habits))

/** The row's number: the commonest column of all, and no personnel number. */
export const rowNumber = (head: string): Column =>
  otherColumn([head], ({ number }) => ({ is: 'number', value: number }))

/** Columns that sound like something the product keeps, and aren't. */
export const decoys: readonly Column[] = [
  otherColumn(['Оклад, руб.'], (_, { random }) => ({ is: 'number', value: random.between(250, 900) * 100 })),
  otherColumn(
    ['ИНН'],
    show(({ random }) => `7${random.between(10_000_000_000, 99_999_999_999)}`),
  ),
  otherColumn(
    ['Паспорт (серия, номер)'],
    show(({ random }) => `45 ${random.between(10, 22)} ${random.between(100_000, 999_999)}`),
  ),
  otherColumn(
    ['Адрес регистрации'],
    show(({ random }) => `г. Тверь, ул. Мира, д. ${random.between(1, 90)}, кв. ${random.between(1, 200)}`),
  ),
  otherColumn(['Возраст'], (_, { random }) => ({ is: 'number', value: random.between(19, 66) })),
  otherColumn(['Стаж, лет'], (_, { random }) => ({ is: 'number', value: random.between(0, 40) })),
  otherColumn(['Ставка'], (_, { random }) => ({ is: 'number', value: random.pick([1, 1, 0.5]) })),
  otherColumn(
    ['Образование'],
    show(({ random }) => random.pick(['высшее', 'среднее специальное', 'среднее общее'])),
  ),
  otherColumn(
    ['Вид занятости'],
    show(({ random }) =>
      random.pick(['Основное место работы', 'Основное место работы', 'Внешнее совместительство']),
    ),
  ),
  otherColumn(
    ['Состояние'],
    show(({ random }) => random.pick(['Работа', 'Работа', 'Отпуск основной', 'Болезнь'])),
  ),
  otherColumn(['Дата следующего медосмотра'], (_, habits) =>
    writeDate(addDays('2027-01-01', habits.random.between(0, 700)), habits),
  ),
  otherColumn(
    ['Срок действия договора'],
    show(({ random }) => random.pick(['Бессрочный', 'до 31.12.2027'])),
  ),
  otherColumn(['Дата договора'], ({ person }, habits) => writeDate(person.hireDate, habits)),
  otherColumn(
    ['№ приказа о приеме'],
    show(({ random }) => `${random.between(1, 300)}-к`),
  ),
  otherColumn(
    ['График работы'],
    show(({ random }) => random.pick(['Пятидневка', 'Сменный 2/2'])),
  ),
  otherColumn(
    ['Группа крови'],
    show(({ random }) => random.pick(['A (II) Rh+', 'O (I) Rh-', 'B (III) Rh+'])),
  ),
  otherColumn(
    ['Примечание'],
    show(({ random }) =>
      random.pick(['', '', '', '=СУММ(A1:A5)', '=cmd|calc', '+', 'декрет с 01.03.2025', 'инвалид 3 гр.']),
    ),
  ),
  otherColumn(['Подпись'], () => blank),
]
