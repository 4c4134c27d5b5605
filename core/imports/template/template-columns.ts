import { employeeLabels } from '../../employees/employee-fields.ts'
import { briefingKinds } from '../../norms/briefings.ts'
import type { ProgramCode } from '../../norms/program-words.ts'
import { trainingPrograms } from '../../norms/training-programs.ts'
import { isFactDay } from '../done/fact-field.ts'
import { type ImportField, type StaffField, staffFields } from '../import-field.ts'
import { exampleName } from './example.ts'
import type { ListName } from './template-lists.ts'

/** A column of the template: its head, from which `matchTitle` tells the field, what its cells offer, and what the example has there. */
export type TemplateColumn = {
  readonly field: ImportField
  readonly title: string
  readonly isDay: boolean
  readonly list: ListName | null
  /** A day is `yyyy-mm-dd`. */
  readonly example: string | null
}

const column = (
  field: ImportField,
  title: string,
  example: string | null = null,
  list: ListName | null = null,
): TemplateColumn => ({
  ...{ field, title, example, list },
  isDay: isFactDay(field) || /Date$/u.test(field),
})

type Shown = { readonly example: string; readonly list?: ListName }

/** What the example is. */
const shown: Readonly<Partial<Record<StaffField, Shown>>> = {
  lastName: { example: exampleName.lastName },
  firstName: { example: exampleName.firstName },
  fatherName: { example: exampleName.fatherName },
  personnelNumber: { example: '0001' },
  department: { example: 'Цех № 1', list: 'departments' },
  position: { example: 'Слесарь-ремонтник', list: 'positions' },
  positionStaff: { example: 'Слесарь-ремонтник 5 разряда' },
  sex: { example: 'мужской', list: 'sexes' },
  birthDate: { example: '1980-05-04' },
  hireDate: { example: '2020-02-03' },
  snils: { example: '112-233-445 95' },
  personalPhone: { example: '+7 (912) 345-67-89' },
  workPhone: { example: '(342) 212-34-56 доб. 12' },
  email: { example: 'primer@example.org' },
}

const titles = { ...employeeLabels, department: employeeLabels.departmentId, position: 'Должность' }

/** The surname, the name and the patronymic have a column each: one for all of them says no more. */
const ofPerson = staffFields.flatMap((field): readonly TemplateColumn[] => {
  if (field === 'fullName') return []
  const one = shown[field]
  return [column(field, titles[field], one?.example ?? null, one?.list ?? null)]
})

/** Of what most people go through there is a column each; another kind is chosen beside its day. */
const usualBriefings: readonly string[] = [
  'Вводный инструктаж',
  'Первичный инструктаж на рабочем месте',
  'Повторный инструктаж на рабочем месте',
  'Первичный противопожарный инструктаж',
  'Повторный противопожарный инструктаж',
]
const usualPrograms: ReadonlyMap<ProgramCode, string> = new Map([
  ['A', 'Программа А'],
  ['B', 'Программа Б'],
  ['firstAid', 'Первая помощь'],
  ['ppe', 'Применение СИЗ'],
])

const briefings: readonly TemplateColumn[] = [
  ...briefingKinds
    .filter(({ name }) => usualBriefings.includes(name))
    .map(({ name }, i) => column(`briefingDate:${name}`, `${name}: дата`, i < 3 ? '2026-02-03' : null)),
  column('briefingKind', 'Вид инструктажа', 'Внеплановый инструктаж', 'briefings'),
  column('briefingDate', 'Дата инструктажа', '2026-04-10'),
]

const PROTOCOL = '№ протокола'
const REGISTRY = '№ в реестре обученных'
const HEIGHT = 'Безопасные методы и приемы выполнения работ на высоте'

const trainings: readonly TemplateColumn[] = [
  ...[...usualPrograms].flatMap(([code, title]) =>
    trainingPrograms
      .filter((program) => program.code === code)
      .flatMap(({ registryId }) => [
        column(
          `trainingDate:${registryId}`,
          `${title}: дата проверки знаний`,
          code === 'B' ? '2025-03-14' : null,
        ),
        column(`protocolNumber:${registryId}`, `${title}: ${PROTOCOL}`, code === 'B' ? '12' : null),
        column(`registryNumber:${registryId}`, `${title}: ${REGISTRY}`),
      ]),
  ),
  column('trainingProgram', 'Программа обучения', HEIGHT, 'programs'),
  column('trainingDate', 'Дата проверки знаний', '2026-03-16'),
  column('protocolNumber', PROTOCOL, '7-В'),
  column('registryNumber', REGISTRY),
]

/** The template's columns: all that is said of a person in a file, and what was done last. */
export const templateColumns: readonly TemplateColumn[] = [
  ...ofPerson,
  ...briefings,
  ...trainings,
  column('medicalDate', 'Дата медосмотра', '2026-01-20'),
  column('medicalPoints', 'Пункты приказа № 29н', '4.4, 6.1'),
  column('ppeItem', 'Наименование СИЗ', 'Жилет сигнальный повышенной видимости', 'ppe'),
  column('ppeQuantity', 'Количество', '1'),
  column('ppeSize', 'Размер СИЗ', '52-54'),
  column('ppeDate', 'Дата выдачи СИЗ', '2025-06-02'),
  column('soutClass', 'Класс условий труда', 'вредный (3.1)', 'classes'),
  column('soutDate', 'Дата СОУТ', '2024-09-20'),
  column('riskLevel', 'Уровень риска', 'средний', 'riskLevels'),
  column('riskDate', 'Дата оценки рисков', '2025-02-10'),
  column('factPeriodicity', 'Периодичность', null, 'periodicities'),
]
