import type { Trait, WorkerKind } from './position-profile.ts'

/** What the kinds of workers are called where they are chosen and told of. */
export const kindWords: Readonly<Record<WorkerKind, string>> = {
  head: 'руководитель организации или филиала',
  deputy: 'заместитель с обязанностями по охране труда',
  departmentHead: 'руководитель подразделения',
  specialist: 'специалист',
  worker: 'рабочий',
}

/** The same of what else is so of a post. */
export const traitWords: Readonly<Record<Trait, string>> = {
  safetySpecialist: 'специалист по охране труда',
  briefs: 'проводит инструктажи или обучает охране труда',
  inCommission: 'в комиссии по проверке знаний',
  trustee: 'в комитете (комиссии) по охране труда',
  unionTrustee: 'уполномоченный (доверенный) по охране труда',
  skilledPpe: 'применяет СИЗ, которые требуют навыков',
  officeOnly: 'только компьютер, оргтехника и бытовая техника',
  drives: 'водит транспорт',
  boundToFirstAid: 'обязан оказывать первую помощь по нормативному акту',
  ableOfFirstAid: 'по правилам охраны труда должен уметь оказывать первую помощь',
  teachesFirstAid: 'обучает оказанию первой помощи',
  firstAidByDecision: 'обучается первой помощи по решению работодателя',
  fireResponsible: 'отвечает за пожарную безопасность или проводит противопожарные инструктажи',
  electricalGroupOne: 'I группа по электробезопасности',
  internship: 'нужна стажировка',
}
