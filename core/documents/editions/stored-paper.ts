import { isRecord } from '../answers/answers.ts'
import type { FormValue, FormValues } from '../answers/form-values.ts'
import type { PaperData } from '../issuing/form-press.ts'
import { noDuties } from '../on-paper/duties-on-paper.ts'
import { type PersonOnPaper, readPersonOnPaper } from '../on-paper/person-on-paper.ts'

/**
 * What an issued paper was made from, as it is stored; what people on it had no place for then, they have not. Null for what no paper was made
 * from.
 */
export function readStoredPaper(data: unknown): PaperData | null {
  if (!isRecord(data) || !isRecord(data.company) || !isRecord(data.document) || !isRecord(data.values))
    return null
  const paper = data as unknown as Partial<PaperData> & Omit<PaperData, 'employee' | 'employees'>
  return {
    ...paper,
    employee: paper.employee ? complete(paper.employee) : null,
    employees: (paper.employees ?? []).map(complete),
    values: completeValues(paper.values),
  }
}

const nobody = readPersonOnPaper('', '')

const complete = (person: PersonOnPaper): PersonOnPaper => ({
  ...nobody,
  ...person,
  sizes: { ...nobody.sizes, ...person.sizes },
  duties: { ...noDuties, ...person.duties },
})

const completeValues = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, completeValue(value)]))

function completeValue(value: FormValue): FormValue {
  if (value.type === 'person' || value.type === 'name') return { ...value, person: complete(value.person) }
  if (value.type === 'people') return { ...value, people: value.people.map(complete) }
  if (value.type !== 'commission') return value
  const { chair, members, secretary } = value.commission
  return {
    ...value,
    commission: {
      chair: complete(chair),
      members: members.map(complete),
      secretary: secretary && complete(secretary),
    },
  }
}
