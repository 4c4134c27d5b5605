import type { Sex } from '@osh/core/employees/employee.ts'

/** What a post asks of whoever holds it; the names of positions are the catalogue's where it has them. */
export type DemoPost = {
  readonly position: string
  readonly count: number
  readonly duties: readonly DutyKit[]
}

/** Bundles of obligations that go with a kind of work. */
export type DutyKit =
  | 'manager'
  | 'leads'
  | 'worker'
  | 'height'
  | 'welding'
  | 'electrical'
  | 'driving'
  | 'lifting'
  | 'warehouse'
  | 'finishing'

export type DemoDepartment = { readonly name: string; readonly posts: readonly DemoPost[] }

const post = (position: string, count: number, ...duties: readonly DutyKit[]): DemoPost => ({
  position,
  count,
  duties,
})

/** 120 people in 8 departments of a building contractor. */
export const demoDepartments: readonly DemoDepartment[] = [
  {
    name: 'Администрация',
    posts: [
      post('Генеральный директор', 1, 'manager'),
      post('Главный инженер', 1, 'manager'),
      post('Специалист по охране труда', 2, 'manager', 'leads'),
      post('Главный бухгалтер', 1),
      post('Бухгалтер', 4),
      post('Специалист по кадрам', 2),
      post('Юрисконсульт', 1),
      post('Секретарь руководителя', 1),
    ],
  },
  {
    name: 'Производственно-технический отдел',
    posts: [
      post('Начальник производственно-технического отдела', 1, 'manager', 'leads'),
      post('Инженер производственно-технического отдела', 6),
      post('Инженер-сметчик', 3),
    ],
  },
  {
    name: 'Участок монтажа',
    posts: [
      post('Начальник участка', 1, 'manager', 'leads', 'height'),
      post('Мастер строительных и монтажных работ', 2, 'manager', 'leads', 'height'),
      post('Монтажник по монтажу стальных и железобетонных конструкций', 20, 'worker', 'height'),
      post('Стропальщик', 5, 'worker', 'lifting'),
    ],
  },
  {
    name: 'Участок сварки',
    posts: [
      post('Мастер строительных и монтажных работ', 1, 'manager', 'leads', 'welding'),
      post('Электрогазосварщик', 14, 'worker', 'welding'),
      post('Слесарь-ремонтник', 3, 'worker'),
    ],
  },
  {
    name: 'Участок отделки',
    posts: [
      post('Мастер строительных и монтажных работ', 1, 'manager', 'leads'),
      post('Маляр строительный', 8, 'worker', 'finishing'),
      post('Штукатур', 6, 'worker', 'finishing'),
      post('Облицовщик-плиточник', 3, 'worker', 'finishing'),
    ],
  },
  {
    name: 'Энергослужба',
    posts: [
      post('Главный энергетик', 1, 'manager', 'leads', 'electrical'),
      post('Электромонтёр по ремонту и обслуживанию электрооборудования', 8, 'worker', 'electrical'),
    ],
  },
  {
    name: 'Транспортный участок',
    posts: [
      post('Механик', 1, 'manager', 'leads'),
      post('Водитель автомобиля', 9, 'worker', 'driving'),
      post('Машинист крана автомобильного', 3, 'worker', 'lifting'),
    ],
  },
  {
    name: 'Склад',
    posts: [
      post('Заведующий складом', 1, 'manager', 'leads'),
      post('Кладовщик', 4, 'worker', 'warehouse'),
      post('Грузчик', 6, 'worker', 'warehouse'),
    ],
  },
]

const splitWords = (text: string): readonly string[] => text.split(' ')

const men = splitWords(
  'Александр Алексей Андрей Артём Виктор Вячеслав Денис Дмитрий Егор Иван Илья Кирилл Константин Максим Михаил Никита Олег Павел Пётр Роман Сергей Тимур Фёдор Юрий',
)
const women = splitWords(
  'Анна Валентина Вера Гульнара Дарья Елена Ирина Ксения Людмила Марина Наталья Ольга Светлана Татьяна Юлия',
)
/** Patronymics less their ending, «ич» or «на». */
const patronymics = splitWords(
  'Александров Алексеев Анатольев Андреев Борисов Валерьев Викторов Дмитриев Иванов Константинов Максимов Николаев Олегов Павлов Рустамов Сергеев Юрьев',
)
const surnames = splitWords(
  'Абрамов Ахметшин Баранов Белов Беляев Борисов Виноградов Власов Волков Воробьёв Галкин Гаврилов Герасимов Голубев Григорьев Гусев Давыдов Данилов Дорохов Дьячков Ежов Елисеев Ёлкин Ермаков Ершов Жуков Журавлёв Зайцев Захаров Зотов Игнатьев Ильин Исмаилов Казаков Карпов Киселёв Ковалёв Козлов Комаров Королёв Крылов Кузнецов Куликов Лапин Лебедев Логинов Лукин Макаров Максимов Медведев Миронов Морозов Назаров Никитин Новиков Орлов Осипов Павлов Панов Поляков Попов Романов Рябов Савельев Сафин Семёнов Сидоров Соболев Соколов Соловьёв Степанов Сухов Тарасов Титов Тихонов Уваров Ушаков Фёдоров Филиппов Фомин Хабибуллин Цветков Чернов Шарипов Шестаков Щербаков Юдин Яковлев',
)

export type DemoPerson = {
  readonly lastName: string
  readonly firstName: string
  readonly fatherName: string | null
  readonly sex: Sex
}

const officePosts = /бухгалтер|кадрам|Секретарь|Юрисконсульт|сметчик|Кладовщик|Маляр|Штукатур/i

/** The `n`-th person of the demo: the same name each time, no two alike. No one who lives. */
export function makeDemoPerson(n: number, position: string): DemoPerson {
  const sex: Sex = officePosts.test(position) && n % 4 !== 3 ? 'f' : 'm'
  const firstName = sex === 'm' ? takeNth(men, n * 7 + 3) : takeNth(women, n * 4 + 1)
  const fatherName =
    n === WITHOUT_PATRONYMIC ? null : takeNth(patronymics, n * 5 + 2) + (sex === 'm' ? 'ич' : 'на')
  return { lastName: takeNth(surnames, n * 37 + 11) + (sex === 'm' ? '' : 'а'), firstName, fatherName, sex }
}

const WITHOUT_PATRONYMIC = 41
const takeNth = (list: readonly string[], n: number): string => list[n % list.length] ?? ''
