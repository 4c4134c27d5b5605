import { findOffset } from '../../../companies/time-zones.ts'
import type { Evidence } from '../../../incidents/evidence/evidence.ts'
import type { Incident } from '../../../incidents/incident.ts'
import { type IncidentPaper, listValidPapers } from '../../../incidents/papers-of-file.ts'
import { deriveIncidentDegree } from '../../../incidents/severity.ts'
import { findStepName } from '../../../norms/accidents/investigation-steps.ts'
import { computeLocalMoment, takeMomentDay } from '../../../shared/dates/local-moment.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { type Source, source } from '../source.ts'

const from = 'из материалов этого происшествия'

const printPaper = ({ number, date }: IncidentPaper): string => `№ ${number} от ${formatDate(date)}`

const printLastPaper = (incident: Incident, form: string): string => {
  const paper = listValidPapers(incident).findLast((one) => one.form === form)
  return paper ? printPaper(paper) : ''
}

const reference = (gives: string, form: string): Source =>
  source({
    needs: ['incident'],
    gives,
    fill: ({ incident }) => {
      const value = printLastPaper(incident, form)
      return value === '' ? null : { value, from }
    },
  })

const namePaper = (paper: IncidentPaper): string =>
  [paper.title, printPaper(paper), ...(paper.about ? [paper.about] : [])].join(', ')

/** Papers that aren't enclosed with others: what they are sent with, and what lists them. */
const ofTransmittal: ReadonlySet<string> = new Set([
  'accident-covering-letter',
  'accident-materials-letter',
  'accident-inventory',
  'accident-representative-request',
])

/** What is in the accident's file already. */
export const fileSources = {
  'incident.papers': source({
    needs: ['incident'],
    gives: 'таблица документов дела для сопроводительного письма',
    fill: ({ incident }) => {
      const papers = listValidPapers(incident).filter(({ form }) => !ofTransmittal.has(form))
      const named = papers.map((paper) => ({ name: namePaper(paper) }))
      return named.length === 0 ? null : { value: named, from }
    },
  }),
  'incident.inventory': source({
    needs: ['incident', 'evidence'],
    gives: 'таблица документов и приложенных материалов дела',
    fill: ({ incident, evidence }) => {
      const papers = listValidPapers(incident).map((paper) => ({
        name: paper.about ? `${paper.title}: ${paper.about}` : paper.title,
        marks: printPaper(paper),
        step: wordStep(paper.step, incident),
      }))
      const attached = evidence.map(({ name, enteredAt, of }) => ({
        name,
        marks: `приложен ${formatDate(takeMomentDay(computeLocalMoment(enteredAt, findOffset(incident.timeZone))))}`,
        step: placeWords(of, incident),
      }))
      const all = [...papers, ...attached]
      return all.length === 0 ? null : { value: all, from }
    },
  }),
  'incident.attached': source({
    needs: ['incident', 'evidence'],
    gives: 'документы и приложенные материалы дела через точку с запятой',
    fill: ({ incident, evidence }) => {
      const papers = listValidPapers(incident).filter(({ form }) => !ofTransmittal.has(form))
      const all = [...papers.map(namePaper), ...evidence.map(({ name }) => name)]
      return all.length === 0 ? null : { value: all.join('; '), from }
    },
  }),
  'incident.form-5': reference('номер и дата акта по форме № 5', 'accident-investigation-act-form-5'),
  'incident.interim-act': reference('номер и дата акта Н-1С', 'accident-interim-act-n1s'),
  'incident.prolongation': reference('номер и дата решения о продлении', 'accident-prolongation'),
} as const satisfies Readonly<Record<string, Source>>

/** «Осмотр места происшествия», «Мероприятие», «Запись о микротравме». */
function placeWords(of: Evidence['of'], incident: Incident): string {
  if (of.is === 'step') return wordStep(of.step, incident)
  return of.is === 'measure' ? 'Мероприятие' : 'Запись о микротравме'
}

const wordStep = (key: string, incident: Incident): string =>
  key === '' ? 'без шага' : findStepName(key, deriveIncidentDegree(incident))
