/** What is done about a gap in what an employee's obligations say: there is no field for it. */
const byObligations: Readonly<Record<string, string>> = {
  factors: 'Назначьте работнику медосмотр с пунктом приказа № 29н',
  examinationBy: 'Назначьте работнику медосмотр',
  examined: 'Внесите, когда пройден медосмотр',
  trained: 'Внесите, когда пройдено обучение по охране труда',
  briefed: 'Внесите, когда проведён инструктаж на рабочем месте',
  briefingBy: 'Назначьте работнику повторный инструктаж на рабочем месте',
  programmeA: 'Назначьте работнику обучение по программе А',
  programmeB: 'Назначьте работнику обучение по программе Б',
  programmeV: 'Назначьте работнику обучение по программе В',
  programmeFirstAid: 'Назначьте работнику обучение первой помощи',
  programmePpe: 'Назначьте работнику обучение применению СИЗ',
  conditionsClass: 'Внесите класс условий труда по СОУТ',
  riskLevel: 'Внесите уровень профессионального риска по результатам оценки',
  ppe: 'Назначьте работнику СИЗ',
}

/** Null for what has a field; `path` is as papers name it: `employee.ppe`. */
export function describeLackOfObligation(path: string): string | null {
  const [root = '', ...members] = path.split('.')
  const isOfPerson = /^(?:employee|item)$/.test(root) || (root === 'values' && members.length > 1)
  return isOfPerson ? (byObligations[members.at(-1) ?? ''] ?? null) : null
}
