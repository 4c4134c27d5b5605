import { describe, expect, it } from 'vitest'
import { duty, facts, faults, name, plan, told, type Values } from '../../../tests/import-done-example.ts'
import { printPeriodicity } from '../../deadlines/periodicity.ts'
import { briefingKinds } from '../../norms/briefings.ts'
import { normItems } from '../../norms/ppe-norms.ts'
import { matchTitle } from '../columns/known-titles.ts'
import { proposeColumns } from '../columns/propose-columns.ts'
import type { Duty } from './fact.ts'
import { listFacts } from './make-done.ts'
import { findBriefingKind, findTrainingProgram, listPoints, readClass, readLevel } from './name-subject.ts'

describe('a column of what was done', () => {
  it.each([
    ['Вводный инструктаж', 'briefingDate:Вводный инструктаж'],
    ['Дата инструктажа по охране труда повторный', 'briefingDate:Повторный инструктаж на рабочем месте'],
    ['Первичный', 'briefingDate:Первичный инструктаж на рабочем месте'],
    ['Противопожарный вводный', 'briefingDate:Вводный противопожарный инструктаж'],
    ['Вид инструктажа', 'briefingKind'],
    ['Дата инструктажа', 'briefingDate'],
    ['Дата проведения', 'briefingDate'],
    ['Кто провел инструктаж', null],
    ['Инструктаж, следующий', null],
    ['Внеплановый инструктаж', 'briefingDate:Внеплановый инструктаж'],
    ['Плановая дата повторного инструктажа', null],
    ['Журнал инструктажа', null],
    ['По инструктажу', null],
    ['Программа А, дата', 'trainingDate:3'],
    ['Первая помощь, номер протокола', 'protocolNumber:1'],
    ['Первая помощь, дата протокола', 'trainingDate:1'],
    ['Применение СИЗ, рег. № в реестре', 'registryNumber:2'],
    ['Безопасные методы и приемы выполнения работ на высоте', 'trainingDate:9'],
    ['Программа Б, часов', null],
    ['Программа обучения', 'trainingProgram'],
    ['Дата протокола', 'trainingDate'],
    ['№ протокола', 'protocolNumber'],
    ['Протокол №', 'protocolNumber'],
    ['Рег. № записи в реестре Минтруда', 'registryNumber'],
    ['Номер в реестре обученных', 'registryNumber'],
    ['Пункты приказа № 29н', 'medicalPoints'],
    ['Вредные факторы', 'medicalPoints'],
    ['Медосмотр, пункты', 'medicalPoints'],
    ['Медосмотр', 'medicalDate'],
    ['Медицинский осмотр, дата последнего', 'medicalDate'],
    ['Вид медосмотра', null],
    ['Дата следующего медосмотра', null],
    ['Наименование СИЗ', 'ppeItem'],
    ['Кол-во, шт.', 'ppeQuantity'],
    ['Количество СИЗ', 'ppeQuantity'],
    ['Количество ставок', null],
    ['Дата выдачи', 'ppeDate'],
    ['Класс (подкласс) условий труда', 'soutClass'],
    ['СОУТ (класс)', 'soutClass'],
    ['Дата проведения СОУТ', 'soutDate'],
    ['Уровень профессионального риска', 'riskLevel'],
    ['Дата оценки рисков', 'riskDate'],
    ['Код подразделения', null],
    ['Подразделение', 'department'],
  ])('«%s» is %s', (title, field) => {
    expect(matchTitle(title)).toBe(field)
  })

  it('says nothing without the one that it belongs to', () => {
    const propose = (...titles: readonly string[]) => [
      ...proposeColumns({ rows: [] }, { first: 0, last: 0, titles: ['ФИО', ...titles] }).columns.values(),
    ]
    expect(propose('Дата выдачи', 'Количество')).toEqual(['fullName'])
    expect(propose('СИЗ', 'Дата выдачи', 'Количество')).toEqual([
      'fullName',
      'ppeItem',
      'ppeDate',
      'ppeQuantity',
    ])
    expect(propose('Инструктаж')).toEqual(['fullName'])
    expect(propose('Программа', '№ протокола')).toEqual(['fullName', 'protocolNumber'])
  })
})

describe('words of a file', () => {
  it('name briefings and programmes', () => {
    expect(findBriefingKind('повторный  противопожарный')).toBe('Повторный противопожарный инструктаж')
    expect(findBriefingKind('Повторный пожарный, взрывоопасно')).toContain('взрывопожароопасном')
    expect(findBriefingKind('Повторный противопожарный, 50 чел.')).toContain('50 и более')
    expect(findBriefingKind('на I группу')).toBe('Инструктаж на I группу по электробезопасности')
    expect(findBriefingKind('Внеплановый')).toBe('Внеплановый инструктаж')
    expect(findBriefingKind('Целевой')).toBe('Целевой инструктаж')
    expect(findBriefingKind('Производственный')).toBeNull()
    expect(findBriefingKind('вводный и первичный')).toBeNull()
    expect(briefingKinds.map(({ name: kind }) => findBriefingKind(kind))).toEqual(
      briefingKinds.map((one) => one.name),
    )
    expect(findTrainingProgram('Общие вопросы охраны труда')?.registryId).toBe(3)
    expect(findTrainingProgram('программа б')?.registryId).toBe(4)
    expect(findTrainingProgram('использование СИЗ')?.registryId).toBe(2)
    expect(findTrainingProgram('Программа В')).toBeNull()
    expect(findTrainingProgram('земляных работ и работ на высоте')).toBeNull()
  })

  it('name points, classes and levels', () => {
    expect(listPoints('п.п. 4.4; 6.1, 4.4 приказа 29н')).toEqual(['4.4', '6.1'])
    expect(listPoints('нет')).toEqual([])
    expect(['Вредный (3,1)', '2', 'класс 4', '3', 'нет', '5'].map(readClass)).toEqual([
      '3.1',
      '2',
      '4',
      null,
      null,
      null,
    ])
    expect(['Низкий', 'средний', 'высокий', 'повышенный', 'никакой'].map(readLevel)).toEqual([
      ...['low', 'middle', 'high', 'high', null],
    ])
  })
})

describe('what a row says was done', () => {
  it('is how often the law asks for it', () => {
    expect(told({ 'briefingDate:Повторный инструктаж на рабочем месте': '01.10.2026' })).toEqual([
      ['given', 'briefing Повторный инструктаж на рабочем месте', '6 месяцев', '2026-10-01'],
    ])
    expect(told({ briefingKind: 'вводный', briefingDate: '01.10.2026' })).toEqual([
      ['given', 'briefing Вводный инструктаж', 'разово', '2026-10-01'],
    ])
    expect(facts({ briefingKind: 'вводный', briefingDate: '01.10.2026' })[0]?.term?.ruleId).toBe(
      'brief.intro',
    )
    expect(told({ medicalPoints: 'п. 4.4, 1.7', medicalDate: '01.10.2026' })).toEqual([
      ['given', 'medicalExamination 4.4', '1 год', '2026-10-01'],
      ['given', 'medicalExamination 1.7', '2 года', '2026-10-01'],
    ])
    expect(told({ medicalPoints: '11.3', medicalDate: '01.10.2026', factPeriodicity: 'разово' })).toEqual([
      ['given', 'medicalExamination 11.3', 'разово', '2026-10-01'],
    ])
    expect(told({ soutClass: '3.1', riskLevel: 'низкий' })).toEqual([
      ['given', 'workingConditions 3.1', 'бессрочно', null],
      ['given', 'risk low', 'бессрочно', null],
    ])
    expect(
      told({ soutClass: '2', soutDate: '01.10.2026', riskLevel: 'средний', riskDate: '02.10.2026' }),
    ).toEqual([
      ['given', 'workingConditions 2', '5 лет', '2026-10-01'],
      ['given', 'risk middle', 'бессрочно', '2026-10-02'],
    ])
    expect(facts({ soutClass: '2', soutDate: '01.10.2026' })[0]?.term?.ruleId).toBe('sout.repeat')
  })

  it('of an examination of someone under 21 comes again in a year, whatever the point asks for', () => {
    const termOf = (birthDate: string) => {
      const of = { fullName: 'Новиков Пётр Ильич', birthDate, hireDate: '01.10.2026', sex: 'м' }
      const at = { department: 'Карьер', position: 'Хранитель' }
      const [fact] = listFacts(plan([{ ...of, ...at, medicalPoints: '1.7', medicalDate: '01.10.2026' }]))
      return fact?.term && printPeriodicity(fact.term.periodicity)
    }
    expect(termOf('24.11.2005')).toBe('1 год')
    expect(termOf('23.11.2005')).toBe('2 года')
  })

  it('keeps the protocol and the record in the register', () => {
    const [first] = facts({
      'trainingDate:1': '01.10.2026',
      'protocolNumber:1': '12-ОТ',
      'registryNumber:1': '77',
    })
    expect(first).toMatchObject({
      ...{ field: 'trainingDate:1', papers: { protocol: '12-ОТ', registry: '77' } },
      subject: { name: 'Оказание первой помощи пострадавшим' },
    })
    const program = { trainingProgram: 'Программа А', trainingDate: '01.10.2026' }
    expect(facts({ ...program, registryNumber: '5' })[0]?.papers).toEqual({ protocol: null, registry: '5' })
    expect(facts(program)[0]?.papers).toBeNull()
    expect(told({ ...program, trainingProgram: 'Стропальщик', factPeriodicity: '1 год' })).toEqual([
      ['given', 'training Стропальщик', '1 год', '2026-10-01'],
    ])
  })

  it('comes again as the law has it, whatever the row says beside it', () => {
    expect(told({ 'trainingDate:1': '01.10.2026', factPeriodicity: 'до износа' })).toMatchObject([
      ['given', {}, '3 года', {}],
    ])
  })

  it('counts pieces as they are counted', () => {
    const issue = (values: Values) =>
      facts({ ppeItem: 'Бахилы особые', ppeDate: '01.10.2026', factPeriodicity: '12 мес.', ...values })[0]
        ?.subject
    expect(issue({ ppeQuantity: '2 шт.' })).toMatchObject({
      quantity: 2,
      unit: 'piece',
      event: 'issuance',
      norm: null,
    })
    expect(issue({ ppeQuantity: '3 пары' })).toMatchObject({ quantity: 3, unit: 'pair' })
    expect(issue({ ppeQuantity: '1 компл.' })).toMatchObject({ quantity: 1, unit: 'set' })
    expect(issue({ ppeQuantity: '4.0' })).toMatchObject({ quantity: 4 })
    expect(issue({})).toMatchObject({ quantity: 1 })
    expect(told({ ppeItem: 'Бахилы особые', ppeDate: '01.10.2026', factPeriodicity: 'До износа' })).toEqual([
      ['given', 'ppe Бахилы особые', 'до износа', '2026-10-01'],
    ])
  })

  it('is refused where it can’t be taken, with what to do', () => {
    expect(faults({ ppeItem: 'Бахилы особые', ppeDate: '01.10.2026' })).toEqual([
      'factPeriodicity fact/term-unknown',
    ])
    expect(faults({ medicalPoints: '4.4, 11.3', medicalDate: '01.10.2026' })).toEqual([
      'factPeriodicity fact/on-hiring-alone',
    ])
    const longest = normItems.map(({ name }) => name).toSorted((a, b) => b.length - a.length)[0] ?? ''
    expect(longest.length).toBeGreaterThan(100)
    expect(faults({ ppeItem: longest, ppeDate: '01.10.2026', factPeriodicity: '1 год' })).toBe('changed')
    expect(faults({ ppeItem: 'Бахилы', ppeDate: '01.10.2026', factPeriodicity: 'часто' })).toEqual([
      'factPeriodicity periodicity/unrecognised',
    ])
    expect(told({ 'trainingDate:1': '01.10.2026', factPeriodicity: 'часто' })).toHaveLength(1)
    expect(faults({ ppeItem: 'Бахилы', ppeDate: '01.10.2026', ppeSize: 'а'.repeat(61) })).toEqual([
      'ppeSize text/too-long',
    ])
    expect(told({ ppeSize: '52' })).toEqual([])
    expect(faults({ ppeItem: 'Бахилы', ppeQuantity: 'много', factPeriodicity: '1 год' })).toEqual([
      'ppeDate fact/date-required',
      'ppeQuantity quantity/invalid',
    ])
    expect(faults({ ppeDate: '01.10.2026' })).toEqual(['ppeItem fact/subject-required'])
    expect(faults({ ppeQuantity: '1' })).toEqual(['ppeItem fact/subject-required'])
    expect(faults({ briefingDate: '01.10.2026' })).toEqual(['briefingKind fact/subject-required'])
    expect(faults({ briefingKind: 'Вводный' })).toEqual(['briefingDate fact/date-required'])
    expect(faults({ briefingKind: 'Вводный', briefingDate: '31.02.2026' })).toEqual([
      'briefingDate date/invalid',
    ])
    expect(faults({ 'trainingDate:3': '01.01.2027' })).toEqual(['trainingDate:3 date/in-future'])
    expect(faults({ 'protocolNumber:3': '1' })).toEqual(['trainingDate:3 fact/date-required'])
    expect(faults({ trainingDate: '01.10.2026' })).toEqual(['trainingProgram fact/subject-required'])
    expect(faults({ registryNumber: '1' })).toEqual(['trainingProgram fact/subject-required'])
    expect(faults({ medicalDate: '01.10.2026' })).toEqual(['medicalPoints factor/required'])
    expect(faults({ medicalPoints: '4, 4.4', medicalDate: '01.10.2026' })).toEqual([
      'medicalPoints factor/not-selectable',
    ])
    expect(faults({ medicalPoints: 'нет', medicalDate: '01.10.2026' })).toEqual([
      'medicalPoints factor/not-selectable',
    ])
    expect(faults({ medicalPoints: '4.4' })).toEqual(['medicalDate fact/date-required'])
    expect(faults({ soutClass: '7', riskLevel: 'никакой' })).toEqual([
      'soutClass choice/unknown',
      'riskLevel choice/unknown',
    ])
    expect(faults({ soutDate: '01.10.2026' })).toEqual(['soutClass choice/unknown'])
    expect(faults({ soutClass: '2', soutDate: 'давно', riskLevel: 'низкий', riskDate: 'вчера' })).toEqual([
      'soutDate date/invalid',
      'riskDate date/invalid',
    ])
  })

  it('is told of with the cell', () => {
    const valuesOf = (values: Values, ...duties: readonly Duty[]) => {
      const [entry] = plan([{ fullName: name, ...values }], ...duties)
      return entry?.is === 'refused' ? entry.faults.map(({ value }) => value) : []
    }
    const dated = duty(5, { section: 'workingConditions', established: '2' }, '2026-03-10')
    expect(valuesOf({ soutClass: '3.1', soutDate: '10.03.2026' }, dated)).toEqual(['3.1'])
    expect(valuesOf({ soutClass: '3.1' }, dated)).toEqual([''])
    expect(valuesOf({ soutClass: 'семь' })).toEqual(['семь'])
    expect(valuesOf({ briefingKind: 'Вводный' })).toEqual([''])
    expect(faults({ medicalPoints: '4, 5', medicalDate: '01.10.2026' })).toEqual([
      'medicalPoints factor/not-selectable',
    ])
    expect(faults({ riskDate: '01.10.2026' })).toEqual(['riskLevel choice/unknown'])
    expect(faults({ ppeItem: 'Каска' })).toEqual(['ppeDate fact/date-required'])
    const long = 'а'.repeat(101)
    expect(faults({ 'trainingDate:3': '01.10.2026', 'protocolNumber:3': long })).toEqual([
      'protocolNumber:3 text/too-long',
    ])
    expect(faults({ 'trainingDate:3': '01.10.2026', 'protocolNumber:3': long.slice(1) })).toBe('changed')
    expect(faults({ briefingKind: long.repeat(5), briefingDate: '01.10.2026' })).toEqual([
      'briefingKind text/too-long',
    ])
    expect(faults({ briefingKind: ' ', briefingDate: '01.10.2026' })).toEqual(['briefingKind text/required'])
  })

  it('is of the programme, and counted as the norms count', () => {
    expect(facts({ 'trainingDate:3': '01.10.2026' })[0]?.subject).toMatchObject({
      name: 'Общие вопросы охраны труда и функционирования системы управления охраной труда',
    })
    const worn = normItems.find(({ months }) => months !== null)
    if (!worn) throw new Error('the norms have no terms')
    const knees = { ppeItem: 'Наколенники', ppeDate: '01.10.2026' }
    expect(facts(knees)[0]?.subject).toMatchObject({ unit: 'pair' })
    expect(facts({ ...knees, ppeItem: 'Налокотники', factPeriodicity: '1 год' })[0]?.subject).toMatchObject({
      unit: 'piece',
    })
    const [issued] = facts({ ppeItem: worn.name.toUpperCase(), ppeDate: '01.10.2026' })
    expect(issued?.term).toEqual({ periodicity: { kind: 'every', months: worn.months }, ruleId: null })
    const sized = { ...knees, ppeSize: '52-54/176' }
    expect([facts(knees), facts(sized)].map(([one]) => one?.subject)).toMatchObject([
      ...[{ size: null }, { size: '52-54/176' }],
    ])
    const unitOf = (ppeItem: string, ppeQuantity: string) =>
      facts({ ppeItem, ppeQuantity, ppeDate: '01.10.2026', factPeriodicity: '1 год' })[0]?.subject
    expect(unitOf('Каска', '3 пары')).toMatchObject({ unit: 'pair' })
    expect(unitOf('Каска', '3')).toMatchObject({ unit: 'piece' })
    expect(unitOf('Сапоги особые', '3')).toMatchObject({ unit: 'pair' })
    expect(unitOf('Сапоги особые', '3 шт.')).toMatchObject({ unit: 'piece' })
  })

  it('takes nobody on: who is not on the staff is refused', () => {
    const [entry] = plan([{ fullName: 'Неизвестнов Ярополк', soutClass: '2' }])
    expect(entry).toMatchObject({ is: 'refused', faults: [{ error: { code: 'person/unknown' } }] })
    const work = {
      department: 'Карьер',
      position: 'Хранитель',
      hireDate: '01.02.2020',
      birthDate: '04.05.1980',
    }
    const [added] = plan([{ fullName: 'Новый Пётр Ильич', soutClass: '2', ...work }])
    expect(added).toMatchObject({ is: 'new', facts: [{ is: 'given', subject: { established: '2' } }] })
    const [wrong] = plan([{ fullName: 'Новый Пётр Ильич', soutClass: '7', birthDate: '04.05.1980' }])
    expect(wrong).toMatchObject({ is: 'refused', faults: { length: 4 } })
  })
})
