import { employeeLabels } from '@osh/core/employees/employee-fields.ts'
import { type FactField, isFactField, splitField } from '@osh/core/imports/done/fact-field.ts'
import type { ImportField, StaffField } from '@osh/core/imports/import-field.ts'
import { trainingPrograms } from '@osh/core/norms/training-programs.ts'

const staffWords: Readonly<Record<StaffField, string>> = {
  ...employeeLabels,
  fullName: 'ФИО одной ячейкой',
  department: employeeLabels.departmentId,
  position: 'Должность',
}

const factWords: Readonly<Record<ReturnType<typeof splitField>['plain'], string>> = {
  briefingKind: 'Вид инструктажа',
  briefingDate: 'Дата инструктажа',
  trainingProgram: 'Программа обучения',
  trainingDate: 'Дата проверки знаний',
  protocolNumber: 'Номер протокола',
  registryNumber: 'Номер в реестре обученных',
  medicalPoints: 'Пункты приказа № 29н',
  medicalDate: 'Дата медосмотра',
  ppeItem: 'Наименование СИЗ',
  ppeQuantity: 'Количество СИЗ',
  ppeSize: 'Размер СИЗ',
  ppeDate: 'Дата выдачи СИЗ',
  soutClass: 'Класс условий труда',
  soutDate: 'Дата СОУТ',
  riskLevel: 'Уровень риска',
  riskDate: 'Дата оценки рисков',
  factPeriodicity: 'Периодичность',
}

/** What a column may be, as people call it. */
export const nameField = (field: ImportField): string =>
  isFactField(field) ? nameFact(field) : staffWords[field]

function nameFact(field: FactField): string {
  const { plain, of } = splitField(field)
  const program = trainingPrograms.find(({ registryId }) => String(registryId) === of)
  return of === null ? factWords[plain] : `${program?.title ?? of}: ${factWords[plain].toLowerCase()}`
}
