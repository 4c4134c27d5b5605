/** What goes with a kind of work in the sample: what is trained, examined, issued and found. */
export type SampleWork = {
  readonly isTaught: boolean
  readonly leads: boolean
  /** The register's number of the high-risk programme. */
  readonly highRisk: number | null
  /** Points of order 29н. */
  readonly points: string | null
  /** Months until the next medical examination. */
  readonly examined: number
  readonly ppe: string | null
  readonly soutClass: string
  readonly risk: string
}

const office: SampleWork = {
  ...{ isTaught: false, leads: false, highRisk: null, points: null, examined: 12, ppe: null },
  ...{ soutClass: '2', risk: 'низкий' },
}
const lead: SampleWork = { ...office, isTaught: true, leads: true }
const suit = 'Костюм для защиты от общих производственных загрязнений и механических воздействий (истирания)'
const worker: SampleWork = {
  ...office,
  ...{ isTaught: true, points: '4.4', ppe: suit, soutClass: '3.1', risk: 'средний' },
}
const welder: SampleWork = {
  ...worker,
  ...{ highRisk: 15, points: '3.1.7, 4.2.1', examined: 24, soutClass: '3.2', risk: 'высокий' },
  ppe: 'Костюм для защиты от искр и брызг расплавленного металла, металлической окалины',
}
const lifter: SampleWork = { ...worker, highRisk: 16, risk: 'высокий' }
const electrician: SampleWork = { ...worker, highRisk: 18, points: '9', examined: 24, risk: 'высокий' }
const driver: SampleWork = { ...worker, points: '18.1', examined: 24, soutClass: '2' }
const loader: SampleWork = { ...worker, points: '5.1' }

export type SamplePost = {
  readonly position: string
  readonly count: number
  readonly work: SampleWork
}
const post = (position: string, count: number, work: SampleWork = office): SamplePost => ({
  ...{ position, count, work },
})

/** 300 people of 40 positions in a works that makes machines. */
export const sampleStaff: readonly { readonly department: string; readonly posts: readonly SamplePost[] }[] =
  [
    {
      department: 'Управление',
      posts: [
        post('Генеральный директор', 1, lead),
        post('Главный инженер', 1, lead),
        post('Заместитель директора', 2, lead),
        post('Специалист по охране труда', 3, lead),
        post('Юрисконсульт', 2),
        post('Секретарь руководителя', 2),
      ],
    },
    {
      department: 'Бухгалтерия',
      posts: [post('Главный бухгалтер', 1), post('Бухгалтер', 8), post('Экономист', 4), post('Кассир', 2)],
    },
    {
      department: 'Отдел кадров',
      posts: [post('Начальник отдела кадров', 1), post('Специалист по кадрам', 4)],
    },
    {
      department: 'Технический отдел',
      posts: [
        post('Начальник отдела', 1, lead),
        post('Инженер-технолог', 10),
        post('Инженер-конструктор', 9),
        post('Системный администратор', 2),
      ],
    },
    {
      department: 'Механический цех',
      posts: [
        post('Начальник цеха', 1, lead),
        post('Мастер участка', 6, lead),
        post('Токарь', 24, worker),
        post('Фрезеровщик', 18, worker),
        post('Шлифовщик', 10, worker),
        post('Оператор станков с программным управлением', 16, worker),
        post('Слесарь-инструментальщик', 10, worker),
        post('Контролёр станочных и слесарных работ', 8, worker),
      ],
    },
    {
      department: 'Сборочный цех',
      posts: [
        post('Начальник цеха', 1, lead),
        post('Мастер участка', 4, lead),
        post('Слесарь механосборочных работ', 34, worker),
        post('Электрогазосварщик', 14, welder),
        post('Электросварщик ручной сварки', 6, welder),
        post('Машинист крана (крановщик)', 8, lifter),
        post('Стропальщик', 10, lifter),
        post('Маляр', 8, worker),
      ],
    },
    {
      department: 'Служба главного энергетика',
      posts: [
        post('Главный энергетик', 1, lead),
        post('Электромонтёр по ремонту и обслуживанию электрооборудования', 14, electrician),
        post('Слесарь-ремонтник', 12, worker),
        post('Слесарь-сантехник', 5, worker),
        post('Оператор котельной', 4, worker),
      ],
    },
    {
      department: 'Склад и транспорт',
      posts: [
        post('Заведующий складом', 1, lead),
        post('Кладовщик', 8, loader),
        post('Грузчик', 10, loader),
        post('Водитель погрузчика', 6, driver),
        post('Водитель автомобиля', 8, driver),
      ],
    },
  ]
