import type { Company } from '../../companies/company.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { Answers } from '../answers/answers.ts'
import { withKnownCells } from '../answers/known-cells.ts'
import { suggestAnswers } from '../answers/suggest-answers.ts'
import type { Template } from '../library/template.ts'
import type { PersonOnPaper } from '../on-paper/person-on-paper.ts'
import type { PlaceOnDay } from '../sources/facts/place-on-day.ts'
import { type KnownAnswers, takeKnownAnswers } from '../sources/known-answer.ts'
import { gatherKnownAnswers, type PaperAsked } from '../sources/known-answers.ts'
import { factRecordsOf, type IssueNeeds } from './issue-needs.ts'

/** The answers of one paper, or of all papers of a request where they are answered alike. */
export type Answered = {
  /** Whose paper it is; null for all. */
  readonly of: EmployeeId | null
  /** Where they worked on the day that the paper asks of; null where that is today's place. */
  readonly place: PlaceOnDay | null
  readonly answers: Answers
  readonly known: KnownAnswers
}

/** What the papers are answered with: what the request says, and where it says nothing what the records know. */
export async function answerPapers(
  needs: IssueNeeds,
  company: Company,
  template: Template,
  asked: PaperAsked,
): Promise<readonly [Answered, ...Answered[]]> {
  const holders = await needs.responsibilities.readHolders(company.id)
  const suggested = suggestAnswers(template, { company, date: asked.date, ...holders })
  const { common, each, places } = await gatherKnownAnswers(factRecordsOf(needs), company, template, asked)
  const answered = (of: EmployeeId | null, known: KnownAnswers): Answered => ({
    of,
    place: of === null ? null : (places.get(of) ?? null),
    known,
    answers: {
      ...suggested,
      ...takeKnownAnswers(known),
      ...withKnownCells(template, takeKnownAnswers(known), asked.answers),
    },
  })
  const [first, ...others] = [...each].map(([id, known]) => answered(id, known))
  return first ? [first, ...others] : [answered(null, common)]
}

/** The people of a paper, its own person where they worked on the day that it asks of. */
export function givePlace(
  people: ReadonlyMap<number, PersonOnPaper>,
  of: EmployeeId | null,
  place: PlaceOnDay | null,
): ReadonlyMap<number, PersonOnPaper> {
  const person = of === null ? undefined : people.get(of)
  if (!person || !place || of === null) return people
  return new Map(people).set(of, { ...person, position: place.position, department: place.department })
}
