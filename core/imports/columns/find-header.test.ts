import { describe, expect, it } from 'vitest'
import { head, petrov, sheet } from '../../../tests/import-table-example.ts'
import { findHeader } from './find-header.ts'
import { matchTitle } from './known-titles.ts'
import { proposeColumns } from './propose-columns.ts'

describe('the head of a table', () => {
  it('is found under what a report writes above it, and is of one row or of two', () => {
    const above = [['ООО «Северный карьер»'], [], ['Отбор: работает']]
    expect(findHeader(sheet(...above, head, petrov))).toMatchObject({ first: 3, last: 3 })
    const two = sheet(
      ['№', 'Работник', 'Дата', null, 'Место работы'],
      [null, null, 'рождения', 'приема', null],
      [1, 'Петров П. И.', '1980-05-04', '2020-01-01', 'Цех'],
    )
    const header = findHeader(two)
    expect(header).toEqual({
      first: 0,
      last: 1,
      titles: ['№', 'Работник', 'Дата рождения', 'Дата приема', 'Место работы'],
    })
    expect(header && [...proposeColumns(two, header).columns]).toEqual([
      [1, 'fullName'],
      [2, 'birthDate'],
      [3, 'hireDate'],
      [4, 'department'],
    ])
    expect(findHeader(sheet(['Номенклатура', 'Цена'], ['Болт', 5]))).toBeNull()
    expect(findHeader(sheet(['Наименование', ...head.slice(2, 6)]))).toBeNull()
    expect(findHeader(sheet(['Наименование', ...head.slice(2)]))).toMatchObject({ first: 0 })
  })

  it('is of two lines where the lower says it alone, and never of a group or a title', () => {
    const book = sheet(
      ['Подразделение: Цех № 1'],
      ['№', 'Сотрудник', null, 'Табель-\nный номер', 'Пол (м/ж)', 'Контакты', 'Руководитель'],
      [null, 'Фамилия', 'Имя', null, null, 'Тел.', 'Фамилия'],
      ['Подразделение: Склад'],
    )
    expect(findHeader(book)).toEqual({
      first: 1,
      last: 2,
      titles: [
        '№',
        'Сотрудник Фамилия',
        'Сотрудник Имя',
        'Табельный номер',
        'Пол (м/ж)',
        'Тел.',
        'Руководитель Фамилия',
      ],
    })
  })

  it.each([
    ['Фамилия, имя, отчество', 'fullName'],
    ['Ф.И.О. работника', 'fullName'],
    ['Сотрудник', 'fullName'],
    ['Фамилия', 'lastName'],
    ['Отчество (при наличии)', 'fatherName'],
    ['Табельный номер', 'personnelNumber'],
    ['Taб. №', 'personnelNumber'],
    ['Подразделение организации', 'department'],
    ['Должность по штатному расписанию', 'positionStaff'],
    ['Профессия (должность)', 'position'],
    ['Пол', 'sex'],
    ['Дата рожд.', 'birthDate'],
    ['Дата приема на работу', 'hireDate'],
    ['Принят', 'hireDate'],
    ['Дата увольнения', 'dismissalDate'],
    ['Страховой номер ПФР', 'snils'],
    ['Телефон', 'personalPhone'],
    ['Мобильный телефон', 'personalPhone'],
    ['Рабочий мобильный', 'workMobilePhone'],
    ['Рабочий телефон', 'workPhone'],
    ['Внутренний номер', 'internalPhone'],
    ['E-mail', 'email'],
    ['Рабочая почта', 'workEmail'],
    ['Т/н', 'personnelNumber'],
    ['Код', 'personnelNumber'],
    ['Число, месяц, год рождения', 'birthDate'],
    ['Пол (мужской, женский)', 'sex'],
    ['Вн. тел.', 'internalPhone'],
    ['Личная почта', 'email'],
    ['Наименование должности', 'position'],
    ['Текущая должность', 'position'],
    ['Трудовая функция (должность, профессия)', 'position'],
    ['Сотрудник.Табельный номер', 'personnelNumber'],
    ['Физическое лицо.Дата рождения', 'birthDate'],
    ['Количество штатных единиц', null],
    ['Кол-во штатных единиц', null],
    ['Дата рождения ребёнка', null],
    ['Паспорт: дата выдачи', null],
    ['№ п/п', null],
    ['', null],
  ])('«%s» is %s', (title, field) => {
    expect(matchTitle(title)).toBe(field)
  })

  it('is what the company has said of a title before, and what is in a column that has none', () => {
    const book = sheet(
      ['ФИО', 'Отдел', 'Код', null],
      ...Array.from({ length: 4 }, (_, i) => [`Петров Пётр${i}`, 'Цех', `A${i}`, '112-233-445 95'] as const),
    )
    const header = findHeader(book)
    if (!header) throw new Error('no head')
    expect([...proposeColumns(book, header, [{ код: 'email', отдел: null }]).columns]).toEqual([
      [2, 'email'],
      [0, 'fullName'],
      [3, 'snils'],
    ])
  })
})
