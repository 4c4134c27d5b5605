import { companyPaperLabels } from '../../companies/company-labels.ts'
import { employeeLabels } from '../../employees/employee-fields.ts'
import { sizeFields } from '../../employees/sizes/sizes.ts'
import { pick } from '../../shared/input/pick.ts'
import { nameFields, paperFields } from '../on-paper/person-on-paper.ts'

/** What can be said of a person on a paper, as lists of what is missing name it. */
export const personLabels: Readonly<Record<string, string>> = {
  name: 'Фамилия, имя, отчество',
  ...pick(employeeLabels, nameFields),
  position: 'Должность',
  department: 'Отдел',
  ...pick(employeeLabels, paperFields),
  experience: employeeLabels.hireDate,
  ...pick(employeeLabels, sizeFields),
  factors: 'Факторы и работы по приказу № 29н',
  briefed: 'Дата предыдущего инструктажа на рабочем месте',
  briefingBy: 'Срок следующего инструктажа на рабочем месте',
  trained: 'Дата последнего обучения по охране труда',
  programmeA: 'Обучается по программе А',
  programmeB: 'Обучается по программе Б',
  programmeV: 'Обучается по программе В',
  programmeFirstAid: 'Обучается первой помощи',
  programmePpe: 'Обучается применению СИЗ',
  conditionsClass: 'Класс условий труда',
  examined: 'Дата последнего медосмотра',
  examinationBy: 'Срок следующего медосмотра',
  riskLevel: 'Уровень профессионального риска',
  registryNumber: 'Номер записи в реестре обученных',
  checkResult: 'Результат проверки знания',
  ppe: 'Нормы выдачи СИЗ',
}

/** What can be said of the organisation. */
export const companyLabels: Readonly<Record<string, string>> = {
  ...companyPaperLabels,
  otherName: 'Краткое наименование, если отличается от полного',
  contacts: 'Телефон и электронная почта организации',
  entity: 'Вид организации',
  city: 'Населённый пункт в юридическом адресе',
}
