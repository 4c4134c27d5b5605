import type { PpeUnit, Subject } from '@osh/core/obligations/subject.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { DutyKit } from '../demo-staff.ts'

/** An obligation of the demo: what, how often, and whether it was done on being hired or runs all the time. */
export type DemoDuty = {
  readonly subject: Subject
  readonly periodicity: string
  readonly ruleId: string | null
  readonly since: 'hired' | 'running'
}

const duty = (subject: Subject, periodicity: string, ruleId: string | null = null): DemoDuty => ({
  subject,
  periodicity,
  ruleId,
  since: periodicity === 'разово' ? 'hired' : 'running',
})

const briefing = (name: string, periodicity: string, ruleId: string): DemoDuty =>
  duty({ section: 'briefing', name }, periodicity, ruleId)
const training = (name: string, periodicity: string): DemoDuty =>
  duty({ section: 'training', name }, periodicity)
const factor = (factorNumber: string, periodicity: string): DemoDuty =>
  duty({ section: 'medicalExamination', factorNumber }, periodicity)
const ppe = (name: string, quantity: number, periodicity: string, unit: PpeUnit = 'piece'): DemoDuty =>
  duty({ section: 'ppe', name, quantity, unit, norm: null, size: null, event: 'issuance' }, periodicity)
const instruction = (name: string): DemoDuty => duty({ section: 'instruction', name }, 'разово')

/** What every employee has to do. */
export const forEveryone: readonly DemoDuty[] = [
  briefing('Вводный инструктаж', 'разово', 'brief.intro'),
  training('Оказание первой помощи пострадавшим', '3 года'),
  instruction('ИОТ № 1 по оказанию первой помощи'),
]

const programB =
  'Безопасные методы и приемы выполнения работ при воздействии вредных и (или) опасных производственных факторов, источников опасности, идентифицированных в рамках специальной оценки условий труда и оценки профессиональных рисков'
const highWork = 'Безопасные методы и приемы выполнения работ на высоте'
const fireWork = 'Безопасные методы и приемы выполнения огневых работ'
const electricalWork = 'Безопасные методы и приемы выполнения работ в электроустановках'
const liftingWork =
  'Безопасные методы и приемы выполнения работ, связанные с эксплуатацией подъемных сооружений'

/** What a kind of work adds. */
export const forKit: Readonly<Record<DutyKit, readonly DemoDuty[]>> = {
  manager: [
    training('Общие вопросы охраны труда и функционирования системы управления охраной труда', '3 года'),
    instruction('ИОТ № 2 для офисных работников'),
  ],
  leads: [training(programB, '3 года')],
  worker: [
    training(programB, '3 года'),
    briefing('Первичный инструктаж на рабочем месте', 'разово', 'brief.primary'),
    briefing('Повторный инструктаж на рабочем месте', '6 месяцев', 'brief.repeat'),
    training('Использование (применение) средств индивидуальной защиты', '3 года'),
    factor('4.4', '1 год'),
    ppe('Костюм для защиты от общих производственных загрязнений', 1, '1 год'),
    ppe('Ботинки защитные', 1, '1 год', 'pair'),
    ppe('Перчатки защитные', 6, '6 месяцев', 'pair'),
    duty({ section: 'workingConditions', established: '2' }, '5 лет', 'sout.repeat'),
    duty({ section: 'risk', established: 'middle' }, '3 года'),
  ],
  height: [
    training(highWork, '1 год'),
    factor('6.1', '1 год'),
    ppe('Каска защитная', 1, '2 года'),
    ppe('Привязь страховочная', 1, '3 года'),
    instruction('ИОТ № 7 при работах на высоте'),
  ],
  welding: [
    training(fireWork, '1 год'),
    ppe('Щиток защитный лицевой', 1, '1 год'),
    instruction('ИОТ № 9 для электрогазосварщика'),
  ],
  electrical: [
    training(electricalWork, '1 год'),
    factor('9', '2 года'),
    ppe('Перчатки диэлектрические', 1, '1 год', 'pair'),
    instruction('ИОТ № 11 для электромонтёра'),
  ],
  driving: [factor('18.2', '2 года'), instruction('ИОТ № 14 для водителя автомобиля')],
  lifting: [training(liftingWork, '1 год'), factor('8', '1 год'), instruction('ИОТ № 16 для стропальщика')],
  warehouse: [factor('5.1', '1 год'), instruction('ИОТ № 18 для кладовщика и грузчика')],
  finishing: [ppe('Респиратор', 12, '1 год'), instruction('ИОТ № 20 для отделочных работ')],
}

/** How a section's memos of the demo are called. */
export const memoNames: Readonly<Partial<Record<Section, readonly [name: string, fullName: string]>>> = {
  briefing: ['Повторный инструктаж', 'О проведении повторного инструктажа по охране труда'],
  training: ['Обучение по охране труда', 'О направлении работников на обучение по охране труда'],
  medicalExamination: [
    'Периодический медосмотр',
    'О направлении работников на периодический медицинский осмотр',
  ],
  ppe: ['Выдача СИЗ', 'О выдаче средств индивидуальной защиты'],
  workingConditions: ['СОУТ', 'О проведении специальной оценки условий труда'],
  risk: ['Оценка рисков', 'О проведении оценки профессиональных рисков'],
}
