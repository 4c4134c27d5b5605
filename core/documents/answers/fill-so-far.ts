import { parseText } from '../../shared/texts/text.ts'
import type { Template, ValueSpec } from '../library/template.ts'
import { type PersonOnPaper, readPersonOnPaper } from '../on-paper/person-on-paper.ts'
import { type Answers, isRecord } from './answers.ts'
import { type FindPerson, fillValues, LONGEST_LINE } from './fill-values.ts'
import type { FormRow, FormValue, FormValues } from './form-values.ts'

/**
 * Of the answers to a form as much as can be read, to look at a paper that is not finished: a name without a position,
 * a commission without its chair, rows with empty cells. What can't be read is left out.
 */
export function fillSoFar(template: Template, answers: Answers, find: FindPerson): FormValues {
  const read = template.values.map(
    (spec) => [spec.name, fillValueSoFar(template, spec, answers, find)] as const,
  )
  return Object.fromEntries(read.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}

function fillValueSoFar(
  template: Template,
  spec: ValueSpec,
  answers: Answers,
  find: FindPerson,
): FormValue | null {
  const whole = fillValues({ ...template, values: [spec] }, answers, find)
  return whole.ok ? (whole.value[spec.name] ?? null) : fillPartSoFar(spec, answers[spec.name], find)
}

function fillPartSoFar({ kind }: ValueSpec, answer: unknown, find: FindPerson): FormValue | null {
  switch (kind.type) {
    case 'employee':
    case 'responsible': {
      const person = fillPersonSoFar(answer, find)
      return person && { type: 'person', person }
    }
    case 'employees': {
      const people = fillPeopleSoFar(answer, find)
      return people.length === 0 ? null : { type: 'people', people }
    }
    case 'commission':
      return fillCommissionSoFar(answer, find)
    case 'rows':
      return fillRowsSoFar(kind.columns, answer)
    default:
      return null
  }
}

function fillCommissionSoFar(answer: unknown, find: FindPerson): FormValue | null {
  if (!isRecord(answer)) return null
  const chair = fillPersonSoFar(answer.chair, find)
  const members = fillPeopleSoFar(answer.members, find)
  const secretary = fillPersonSoFar(answer.secretary, find)
  if (chair === null && members.length === 0 && secretary === null) return null
  return { type: 'commission', commission: { chair: chair ?? readPersonOnPaper('', ''), members, secretary } }
}

function fillRowsSoFar(columns: readonly { readonly name: string }[], answer: unknown): FormValue | null {
  if (!Array.isArray(answer)) return null
  const rows = answer.filter(isRecord).map((given): FormRow => {
    const cells = columns.map(({ name }) => [name, readTextSoFar(given[name])] as const)
    return Object.fromEntries(cells.filter(([, text]) => text !== ''))
  })
  const filled = rows.filter((row) => Object.keys(row).length > 0)
  return filled.length === 0 ? null : { type: 'rows', rows: filled }
}

const fillPeopleSoFar = (answer: unknown, find: FindPerson): readonly PersonOnPaper[] =>
  Array.isArray(answer) ? answer.map((one) => fillPersonSoFar(one, find)).filter((one) => one !== null) : []

function fillPersonSoFar(answer: unknown, find: FindPerson): PersonOnPaper | null {
  if (typeof answer === 'number') return find(answer)
  if (!isRecord(answer)) return null
  const [fullName, position] = [readTextSoFar(answer.fullName), readTextSoFar(answer.position)]
  return fullName === '' && position === '' ? null : readPersonOnPaper(fullName, position)
}

function readTextSoFar(given: unknown): string {
  const text = parseText(given, { max: LONGEST_LINE, required: false })
  return text.ok ? text.value : ''
}
