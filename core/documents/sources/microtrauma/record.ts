import type { Microtrauma, NamedInRecord } from '../../../incidents/microtraumas/microtrauma.ts'
import { takeMomentDay, takeMomentTime } from '../../../shared/dates/local-moment.ts'
import { type Source, source } from '../source.ts'
import { cutToCell } from '../table-cell.ts'

const from = 'из карточки микротравмы'

/** As papers are answered: an employee by id, anyone else by name and post. */
const tellPerson = ({ employeeId, fullName, post }: NamedInRecord) =>
  employeeId ?? { fullName, position: post === '' ? 'не указана' : post }

const isSaid = (answer: unknown): boolean =>
  Boolean(answer) && !(Array.isArray(answer) && answer.length === 0)

const ofRecord = (gives: string, answer: (microtrauma: Microtrauma) => unknown): Source =>
  source({
    needs: ['microtrauma'],
    gives,
    fill: ({ microtrauma }) => {
      const value = answer(microtrauma)
      return isSaid(value) ? { value, from } : null
    },
  })

/**
 * What papers of a microtrauma are filled with: what its record has. What it has not, as the causes before the review, is left to be asked.
 * Law: приказ Минтруда России от 15.09.2021 № 632н, приложение № 1 (its text was not compared).
 */
export const microtraumaSources = {
  'microtrauma.place': ofRecord('где получена микротравма', ({ place }) => place),
  'microtrauma.day': ofRecord('дата микротравмы', ({ occurredAt }) => takeMomentDay(occurredAt)),
  'microtrauma.time': ofRecord('время микротравмы', ({ occurredAt }) => takeMomentTime(occurredAt)),
  'microtrauma.first-aid': ofRecord('какая помощь оказана', ({ firstAid }) => firstAid),
  'microtrauma.injury': ofRecord('что повреждено', ({ injury }) => injury),
  'microtrauma.injury-line': ofRecord('что повреждено, в одну строку', ({ injury }) => cutToCell(injury)),
  'microtrauma.help-line': ofRecord('какая помощь оказана, в одну строку', ({ firstAid }) =>
    cutToCell(firstAid),
  ),
  'microtrauma.circumstances': ofRecord('обстоятельства микротравмы', ({ circumstances }) => circumstances),
  'microtrauma.causes': ofRecord('причины по итогам рассмотрения', ({ review }) => review?.causes),
  'microtrauma.proposals': ofRecord('предложения по устранению причин', ({ review }) => review?.proposals),
  'microtrauma.experience': ofRecord('стаж по специальности', ({ review }) => review?.experience),
  'microtrauma.heard': ofRecord(
    'кого опросили, что осмотрели',
    ({ review }) => review && cutToCell(review.heard),
  ),
  'microtrauma.reviewer': ofRecord('кто рассматривал обстоятельства: первый', ({ review }) => {
    const [first] = review?.reviewers ?? []
    return first && tellPerson(first)
  }),
  'microtrauma.reviewers': ofRecord('кто рассматривал обстоятельства: остальные', ({ review }) =>
    review?.reviewers.slice(1).map(tellPerson),
  ),
  'microtrauma.injured': ofRecord('пострадавший', ({ injured }) => tellPerson(injured)),
  'microtrauma.journal': source({
    needs: ['journal'],
    gives: 'записи журнала за период, названный в документе',
    fill: ({ journal }) => (journal.length === 0 ? null : { value: journal, from: 'из регистра микротравм' }),
  }),
} as const satisfies Readonly<Record<string, Source>>
