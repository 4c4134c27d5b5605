import type { Said, SaidInPaper } from '../../../incidents/papers-of-file.ts'
import { type Answers, isRecord } from '../../answers/answers.ts'
import type { FormValues } from '../../answers/form-values.ts'
import type { Template } from '../../library/template.ts'
import { nameOnPaper } from '../../on-paper/person-on-paper.ts'
import { joinWords } from './describe-victim.ts'
import { asked, findSaidName, type SaidName } from './said.ts'
import { QUESTIONED } from './victims.ts'

/** Of a table of everyone injured: which of its columns the next papers have. What a notice says of the harm is not yet the doctor's word. */
const ofRows: Readonly<Record<string, readonly SaidName[]>> = {
  'incident.victims': ['occupation', 'standard'],
}

/** What of a paper's answers the next papers of the accident begin with: of all of it, and of the one whom the paper is about. */
export function pickSaid({ values }: Pick<Template, 'values'>, answers: Answers): SaidInPaper {
  const common: Record<string, unknown> = {}
  const injured: Record<string, unknown> = {}
  for (const { name, source } of values) {
    const kept = findSaidName(source)
    const answer = answers[name] ?? ''
    if (kept === null || answer === '') continue
    if (asked[kept].of === 'injured') injured[kept] = answer
    else common[kept] = answer
  }
  return { common, injured, named: pickSaidByName(values, answers) }
}

function pickSaidByName(values: Template['values'], answers: Answers): Readonly<Record<string, Said>> {
  const named: Record<string, Said> = {}
  for (const { name, source = '' } of values) {
    const kept = ofRows[source]
    const rows = answers[name]
    if (!kept || !Array.isArray(rows)) continue
    for (const row of rows.filter(isRecord)) {
      const said = kept.flatMap((cell) => (isSaid(row[cell]) ? [[cell, row[cell]] as const] : []))
      if (typeof row.name === 'string' && said.length > 0) named[row.name] = Object.fromEntries(said)
    }
  }
  return named
}

/** «нет» is what the table says by itself. */
const isSaid = (cell: unknown): boolean => typeof cell === 'string' && cell !== '' && cell !== 'нет'

/** Of a paper that questions somebody, whom; null for any other. */
export function findQuestioned(
  { values: specs }: Pick<Template, 'values'>,
  values: FormValues,
): string | null {
  const spec = specs.find(({ source }) => source === QUESTIONED)
  const value = spec && values[spec.name]
  return value?.type === 'person' ? nameOnPaper(value.person) : null
}

/** What acts say of an eyewitness: name, place of living, phone and e-mail. Law: order 223н, form № 2, п. 11. */
export function tellEyewitness(form: Pick<Template, 'values'>, values: FormValues): string | null {
  const name = findQuestioned(form, values)
  const say = (value: string): string => (values[value]?.type === 'text' ? values[value].text : '')
  if (name === null || !say('who').startsWith('очевидца')) return null
  return joinWords([name, say('address'), say('phone'), say('email')])
}

/** Whether an answer holds for every accident of the company: the next one begins with it too. */
export function isOfCompany(source: string | undefined): boolean {
  const kept = findSaidName(source)
  return kept !== null && asked[kept].of === 'company'
}
