import type { Sex } from '@osh/core/employees/employee.ts'
import type { AssignedTo } from '@osh/core/employees/shortage.ts'
import { findRules, type Section } from '@osh/core/sections/section.ts'
import { formatCount } from '@osh/core/shared/texts/plural.ts'
import { searchPeople } from '@osh/core/wording/formats/namesakes.ts'

const wordNoShortage: Readonly<Record<AssignedTo, string>> = {
  all: 'у всех назначено, просроченного нет',
  some: 'просроченного нет',
  'no-one': 'никому не назначено',
  unknown: 'сведения не загружены',
}

export const employeeTexts = {
  groups: { person: 'Личные сведения', work: 'Работа', contacts: 'Контакты', sizes: 'Размеры' },
  sizesHint: 'Подставляются в СИЗ, служебные записки и личную карточку. Всё необязательно.',
  addNewDepartment: (name: string) => `Добавить отдел «${name}»`,
  addPosition: (name: string) => `Добавить должность «${name}»`,
  total: (employees: number, departments: number) =>
    `${formatCount(employees, ['работник', 'работника', 'работников'])}, ${formatCount(departments, ['отдел', 'отдела', 'отделов'])}`,
  shortage: (section: Section) =>
    `${findRules(section).words.name}: показаны работники, у которых ${findRules(section).isObligatory ? 'просрочено или не назначено' : 'просрочено'}`,
  noShortage: (section: Section, to: AssignedTo) => {
    const { words, isObligatory } = findRules(section)
    return `${words.name}: ${to === 'all' && !isObligatory ? wordNoShortage.some : wordNoShortage[to]}.`
  },
  whyNot: (section: string, fullName: string) => `${section}: не назначено, ${fullName}, почему`,
  askWhy: 'не назначено, нажмите, чтобы узнать почему',
  onlyShort: 'Показать только тех, у кого просрочено или не назначено',
  search: searchPeople,
  found: (count: number) => `Найдено: ${formatCount(count, ['работник', 'работника', 'работников'])}`,
  documents: 'Документы',
  bringIn: 'Загрузить из файла',
  foldAll: 'Свернуть все',
  unfoldAll: 'Развернуть все',
  department: 'Отдел',
  employee: 'Работник',
  assign: 'Назначить обязательство',
  showDismissed: 'Показать уволенных',
  legend: 'Обозначения',
  heads: { number: '№', position: 'Должность', fullName: 'ФИО' },
  overdueIn: (section: Section, count: number) => `${findRules(section).words.name}: просрочено у ${count}`,
  rename: (name: string) => `Переименовать отдел «${name}»`,
  dismissed: (sex: Sex, date: string) => `${sex === 'f' ? 'уволена' : 'уволен'} ${date}`,
  addFirstDepartment: 'Добавьте первый отдел, затем работников.',
  addDepartment: 'Добавить отдел',
  noOne: 'В отделах нет работников.',
  addFirstEmployee: 'Добавьте первого: укажите ФИО, отдел, должность и даты.',
  addEmployee: 'Добавить работника',
  reset: 'Сбросить фильтры',
  informationTabs: 'Сведения о работниках',
  departmentForm: {
    add: 'Новый отдел',
    rename: 'Переименование отдела',
    name: 'Название отдела',
    save: 'Сохранить',
    added: (name: string) => `Отдел «${name}» добавлен`,
    cancel: 'Отмена',
    removal: {
      remove: 'Удалить отдел',
      title: 'Удаление отдела',
      warning: (name: string) =>
        `Отдел «${name}» исчезнет из списка. Удаляется только отдел, в котором никого нет.`,
      keep: 'Оставить',
      removed: 'Отдел удалён',
    },
  },
  positionRemoval: {
    remove: 'Удалить должность из списка',
    title: 'Удаление должности',
    warning: (name: string) =>
      `Добавленная вами должность «${name}» исчезнет из списка. Удаляется только должность, которую никто не занимает.`,
    keep: 'Оставить',
    removed: 'Должность удалена',
  },
  addForm: {
    title: 'Новый работник',
    save: 'Добавить',
    cancel: 'Отмена',
    double: 'Похоже, такой работник уже есть:',
    doubleHint: 'Если это другой человек, нажмите «Добавить второго».',
    saveSecond: 'Добавить второго',
    added: (fullName: string) => `Работник добавлен: ${fullName}`,
    next: 'Назначьте инструктажи, обучение, медосмотры и СИЗ в карточке работника или сразу нескольким — кнопкой «Назначить обязательство».',
    more: 'Добавить ещё',
    toCard: 'Открыть карточку',
    close: 'К списку',
  },
} as const

export const assignTexts = {
  title: 'Назначить обязательство',
  people: 'Кому',
  what: 'Что',
  search: searchPeople,
  department: 'Отдел',
  position: 'Должность',
  chosen: (count: number, all: number) => `Выбрано: ${count} из ${all}`,
  chooseFound: (count: number) => `Выбрать всех найденных: ${count}`,
  dropFound: (count: number) => `Снять выделение с найденных: ${count}`,
  clear: 'снять выделение',
  inDepartment: (chosen: number, all: number) => `${chosen} из ${all}`,
  wholeDepartment: (name: string) => `Выбрать отдел: ${name}`,
  list: 'Работники по отделам',
  why: 'почему нет',
  whyOf: (fullName: string) => `Почему нет: ${fullName}`,
  isGone: (fullName: string, day: string | null) => `${fullName}: уволен(а)${day ? ` ${day}` : ''}.`,
  isHidden: (fullName: string) => `${fullName} — в другом отделе или на другой должности: сбросьте их выше.`,
  section: 'Раздел',
  periodicity: 'Периодичность',
  usual: (periodicity: string) => `Обычно: ${periodicity}`,
  date: 'Дата последнего прохождения',
  deadline: 'Срок',
  deadlineHint: 'Если срок задан приказом или предписанием',
  already: (count: number) =>
    `Такое обязательство уже есть у ${formatCount(count, ['выбранного работника', 'выбранных работников', 'выбранных работников'])}:`,
  doubtful: (count: number) =>
    `Дата раньше приёма у ${formatCount(count, ['выбранного работника', 'выбранных работников', 'выбранных работников'])}:`,
  andMore: (count: number) => ` и ещё ${count}`,
  alreadyHint: 'Им добавится второе такое же.',
  dropAlready: 'Снять с них выделение',
  alreadyUnknown: 'Не проверено, у кого такое обязательство уже есть.',
  save: (count: number) =>
    count === 0 ? 'Назначить' : `Назначить ${formatCount(count, ['работнику', 'работникам', 'работникам'])}`,
  cancel: 'Отмена',
  done: (count: number) => `Назначено: ${formatCount(count, ['работнику', 'работникам', 'работникам'])}`,
} as const
