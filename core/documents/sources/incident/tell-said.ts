import type { Incident, Injured } from '../../../incidents/incident.ts'
import { joinSaid, keyInjured, type Said } from '../../../incidents/papers-of-file.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { severityWords } from '../../../wording/incidents.ts'
import { joinWords } from './describe-victim.ts'

/**
 * What was said of the accident and of one of the injured. What the medical conclusion says of the harm stands before what papers have said; who issued
 * it is the clinic while no paper has named one.
 *
 * Law: приказ Минтруда России от 20.04.2022 № 223н, приложение № 2 (the harm, the conclusion on its gravity).
 */
export function tellSaid(incident: Incident, injured: Injured): Said {
  const said = joinSaid(incident, keyInjured(injured))
  const conclusion = incident.conclusions[keyInjured(injured)]
  if (!conclusion) return said
  const { number, date, issuedBy, harm, icd } = conclusion
  const paper = `медицинское заключение (форма № 315/у) № ${number} от ${formatDate(date)}, ${issuedBy}`
  const gravity = `${severityWords[injured.severity]} случай`
  return {
    clinic: issuedBy,
    ...said,
    ...(harm === '' ? {} : { harm: joinWords([harm, paper, gravity], '; ') }),
    ...(icd === '' ? {} : { icd }),
  }
}
