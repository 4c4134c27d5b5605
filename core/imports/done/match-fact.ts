import type { FactField, OfProgram } from './fact-field.ts'
import { findBriefingKind, findTrainingProgram } from './name-subject.ts'

/** Of when it is to be done again, by whom, how long: not of what was done. */
const OTHERS =
  /следующ|очередн|(?<!вне)план|срок|(?<!воз|сильно)действ|(?<!у)час(?!т)|стоим|место|форма|комисси|подпис|провел|проводил|журнал|организац|заключени/u

/** How often it is given or done again: «Срок носки, мес.». */
const TERM =
  /^(?:периодичность(?: (?:выдачи|обучения|проверки знаний|инструктажа))?|(?:нормативный )?срок (?:носки|использования|эксплуатации)(?: сиз)?)(?: (?:в )?(?:мес\p{L}*|год\p{L}*|лет))?$/u

/** What was done, of which the folded title of a column tells; null where it tells of none. */
export function matchFact(title: string): FactField | null {
  if (TERM.test(title)) return 'factPeriodicity'
  if (OTHERS.test(title)) return null
  return (
    matchBriefing(title) ??
    matchTraining(title) ??
    matchExamination(title) ??
    matchPpe(title) ??
    matchAssessment(title)
  )
}

function matchBriefing(title: string): FactField | null {
  const isAlone =
    /^(?:дат\p{L}* )?(?:вводн|первичн|повторн|внепланов|целев)\p{L}*(?: (?:противо)?пожарн\p{L}*)?$|^противопожарн\p{L}* (?:вводн|первичн|повторн)\p{L}*$/u
  if (title === 'дата проведения') return 'briefingDate'
  if (!title.includes('инструктаж') && !isAlone.test(title)) return null
  const kind = findBriefingKind(title)
  if (kind) return `briefingDate:${kind}`
  if (/^дат/u.test(title)) return 'briefingDate'
  return /^(?:вид|наименование|инструктаж)/u.test(title) ? 'briefingKind' : null
}

function matchTraining(title: string): FactField | null {
  const of: OfProgram = /реестр/u.test(title)
    ? 'registryNumber'
    : /протокол/u.test(title) && !/дат/u.test(title)
      ? 'protocolNumber'
      : 'trainingDate'
  const program = findTrainingProgram(title)
  if (program) return `${of}:${program.registryId}`
  if (/^(?:наименование )?программ\p{L}*(?: обучения.*)?$/u.test(title)) return 'trainingProgram'
  if (/^(?:рег\p{L}* )?(?:номер|№)(?: записи)? в реестре|^(?:рег\p{L}* )?(?:номер|№) записи/u.test(title))
    return 'registryNumber'
  if (/^(?:(?:номер|№) протокола|протокол(?: №| номер)?)$/u.test(title)) return 'protocolNumber'
  return /^дата (?:проверки знани|протокола|обучения)/u.test(title) ? 'trainingDate' : null
}

function matchExamination(title: string): FactField | null {
  if (/29н|вредн\p{L}* фактор/u.test(title)) return 'medicalPoints'
  if (!/мед(?:ицинск\p{L}*)? ?осмотр/u.test(title)) return null
  if (/пункт|фактор/u.test(title)) return 'medicalPoints'
  return /дат|пройден|прохожд|последн|^(?:медосмотр|медицинский осмотр)$/u.test(title) ? 'medicalDate' : null
}

function matchPpe(title: string): FactField | null {
  if (/^(?:наименование )?(?:сиз|средств\p{L}* индивидуальной защиты(?: сиз)?)$/u.test(title))
    return 'ppeItem'
  if (/^размер(?: (?:сиз|изделия|рост))?$|^рост размер$/u.test(title)) return 'ppeSize'
  if (/^(?:выдано )?(?:количество|кол во)(?: (?:сиз|шт\p{L}*))*$/u.test(title)) return 'ppeQuantity'
  return /^(?:дата выдачи(?: сиз)?|выдано)$/u.test(title) ? 'ppeDate' : null
}

function matchAssessment(title: string): FactField | null {
  if (/^дат\p{L}* .*(?:соут|специальной оценки)/u.test(title)) return 'soutDate'
  if (/класс.*(?:услови\p{L}* труда|(?<!\p{L})ут(?!\p{L})|соут)|соут.*класс/u.test(title)) return 'soutClass'
  if (/^дат\p{L}* .*риск/u.test(title)) return 'riskDate'
  return /профриск|уров\p{L}* .*риск|оценк\p{L}* риск/u.test(title) ? 'riskLevel' : null
}

/** Beside a column of a list with a row for each thing there is one of these, that says what it was, or when; alone it says nothing. */
export const besides: Readonly<Partial<Record<FactField, readonly FactField[]>>> = {
  briefingKind: ['briefingDate'],
  briefingDate: ['briefingKind'],
  trainingProgram: ['trainingDate'],
  trainingDate: ['trainingProgram'],
  protocolNumber: ['trainingProgram'],
  registryNumber: ['trainingProgram'],
  ppeItem: ['ppeDate'],
  ppeQuantity: ['ppeItem'],
  ppeSize: ['ppeItem'],
  ppeDate: ['ppeItem'],
  factPeriodicity: ['ppeItem', 'briefingKind', 'trainingProgram'],
}
