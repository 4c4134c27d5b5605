import type { Company } from '@osh/core/companies/company.ts'
import { nameCompanyShort } from '@osh/core/companies/company.ts'
import type { FirstRunStep } from '@osh/core/companies/first-run/first-run.ts'
import { formatCount } from '@osh/core/shared/texts/plural.ts'

type Words = { readonly title: string; readonly about: string }

export const firstRunTexts = {
  title: 'Начало работы',
  done: (count: number, all: number) => `${count} из ${all}`,
  hide: 'Скрыть',
  organisation: (company: Company): Words => ({
    title: 'Организация',
    about: `${nameCompanyShort(company)}, ИНН ${company.inn}, руководитель ${company.directorName}. Остальное спросим там, где оно понадобится в документе.`,
  }),
  departments: {
    title: 'Отделы',
    about: 'Можно пропустить: отдел добавляется и вместе с первым работником.',
  },
  employees: {
    title: 'Работники',
    about:
      'Списком .xlsx, .ods, .csv, отчётом 1С или по одному: ФИО, пол, даты рождения и приёма, отдел и должность.',
  },
  obligations: {
    title: 'Обязательства',
    about:
      'Отметьте работников и выберите, что они проходят или получают: инструктаж, обучение, медосмотр, СИЗ. Следующий срок посчитается по правилу акта.',
  },
  memo: { title: 'Первая служебная записка', about: 'Отметить тех, у кого подходит срок, и распечатать.' },
  states: { done: 'сделано', current: 'сейчас' },
  waits: { obligations: 'после работников', memo: 'после обязательств' },
  counts: {
    departments: (count: number) => formatCount(count, ['отдел', 'отдела', 'отделов']),
    employees: (count: number) => formatCount(count, ['работник', 'работника', 'работников']),
    obligations: (count: number) => formatCount(count, ['обязательство', 'обязательства', 'обязательств']),
  },
  change: 'Изменить',
  introduce: 'Указать своё ФИО: им подписываются записки',
  addDepartment: 'Добавить отдел',
  fromFile: 'Загрузить из файла',
  addEmployee: 'Внести работника',
  addMore: 'Добавить ещё',
  assign: 'Назначить обязательство',
  toDue: 'Открыть сроки',
  account: {
    title: 'Начало работы',
    hidden: 'Шаги первой настройки скрыты.',
    show: 'Показать в «Тонусе»',
  },
} as const satisfies Partial<Record<FirstRunStep, unknown>> & Record<string, unknown>
