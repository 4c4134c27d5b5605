import { expect, test } from 'vitest'
import { newDesk } from '../../../tests/contracts/desk.ts'
import { accepted, refused } from '../../../tests/contracts/world.ts'
import { day } from '../../../tests/examples.ts'
import { anIncident } from '../../../tests/incidents-example.ts'
import { forms, place } from '../../../tests/plain-press.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { Injured } from '../../incidents/incident.ts'
import type { MissingValue } from '../answers/missing-values.ts'
import type { Template, TemplateId } from '../library/template.ts'
import { draftPapers } from './draft-papers.ts'
import type { PaperData } from './form-press.ts'
import { makeOutsiderOnPaper } from './outsider-on-paper.ts'

const team = { ...place, name: 'team', label: 'Комиссия', suggested: null }
const inspection: Template = {
  ...forms.order,
  id: 5001 as TemplateId,
  values: [{ ...team, kind: { type: 'commission' } }],
}
/** Of an employee, with someone named in an answer. */
const visit: Template = {
  ...forms.card,
  id: 5002 as TemplateId,
  values: [{ ...team, name: 'head', kind: { type: 'employee' } }],
}
const lacking = (name: string, employeeId?: EmployeeId): MissingValue => ({
  name,
  label: name,
  code: 'text/required',
  ...(employeeId === undefined ? {} : { employeeId }),
})

/** What a paper of the request is refused with, when it lacks that. */
async function refusedWith(
  lacks: (staff: readonly EmployeeId[]) => readonly MissingValue[],
  request: (staff: readonly EmployeeId[]) => {
    readonly templateId?: TemplateId
    readonly employeeIds?: readonly EmployeeId[]
    readonly answers?: Readonly<Record<string, unknown>>
  },
) {
  const staff: EmployeeId[] = []
  const desk = await newDesk({
    templates: [...Object.values(forms), inspection, visit],
    listMissing: async () => lacks(staff),
  })
  for (const name of ['Абрамова', 'Белова', 'Волкова']) staff.push((await desk.hire(name)).id)
  const error = refused(await desk.check(request(staff)))
  if (error.code !== 'fields') throw new Error(error.code)
  return error.errors.map((one) => ({
    ...one,
    of: 'employeeId' in one ? staff.indexOf(one.employeeId as EmployeeId) : null,
  }))
}

test('whoever an answer names is told by his id, and no row is his: the answer is that of every paper', async () => {
  const lacks = () => [lacking('values.head.snils')]
  const named = await refusedWith(lacks, ([abramova, belova]) => ({
    templateId: forms.order.id,
    employeeIds: belova ? [belova] : [],
    answers: { place: 'Карьер', head: abramova },
  }))
  expect(named.map(({ field, row, of }) => [field, row, of])).toEqual([['values.head.snils', undefined, 0]])
  const byHand = await refusedWith(lacks, () => ({
    templateId: forms.order.id,
    answers: { place: 'Карьер', head: { fullName: 'Ким Вера', position: 'Аудитор' } },
  }))
  expect(byHand).toEqual([{ ...byHand[0], of: null }])
  expect(byHand[0]).not.toHaveProperty('row')
  expect(byHand[0]).not.toHaveProperty('employeeId')
})

test('an answer that names one of those asked for is in the way of the papers of all', async () => {
  const [error] = await refusedWith(
    () => [lacking('values.head.snils')],
    (staff) => ({ templateId: visit.id, employeeIds: staff, answers: { head: staff[1] } }),
  )
  expect(error?.of).toBe(1)
  expect(error).not.toHaveProperty('row')
})

test('of a commission its chair and its secretary are told apart', async () => {
  const paths = ['team.chair', 'team.secretary', 'team.members', 'gone.chair'].map(
    (part) => `values.${part}.snils`,
  )
  const errors = await refusedWith(
    () => paths.map((path) => lacking(path)),
    ([chair, member, secretary]) => ({
      templateId: inspection.id,
      answers: { team: { chair, members: [member], secretary } },
    }),
  )
  expect(errors.map(({ of }) => of)).toEqual([0, 2, null, null])
})

test('in a register each has a row, the first too; what all papers lack comes before', async () => {
  const errors = await refusedWith(
    ([abramova, belova]) => [
      lacking('item.snils', abramova),
      lacking('item.ppe', belova),
      lacking('company.ogrn'),
      lacking('employee.snils'),
    ],
    (staff) => ({ templateId: forms.register.id, employeeIds: staff }),
  )
  expect(errors.map(({ field, row }) => [field, row])).toEqual([
    ['company.ogrn', undefined],
    ['employee.snils', undefined],
    ['item.snils', 0],
    ['item.ppe', 1],
  ])
})

test('a paper about no one has no rows, whomever it was asked for', async () => {
  const [error] = await refusedWith(
    ([abramova]) => [lacking('item.snils', abramova)],
    (staff) => ({
      templateId: forms.order.id,
      employeeIds: staff,
      answers: { place: 'Карьер', head: { fullName: 'Ким Вера', position: 'Аудитор' } },
    }),
  )
  expect(error).toMatchObject({ field: 'item.snils', of: 0 })
  expect(error).not.toHaveProperty('row')
})

test('a refusal has its bound', async () => {
  const many = Array.from({ length: 5001 }, (_, i) => lacking(`company.field${i}`))
  expect(
    await refusedWith(
      () => many,
      (staff) => ({ employeeIds: staff }),
    ),
  ).toHaveLength(5000)
})

test('a register names two of one name from the older', async () => {
  const desk = await newDesk()
  const ids = [(await desk.hire('Абрамова')).id, (await desk.hire('Абрамова')).id]
  const register = { templateId: forms.register.id, employeeIds: ids.toReversed() }
  const { employees } = accepted(await desk.issue(register))
  expect(employees.map(({ id }) => id)).toEqual(ids)
})

test('an outsider’s is one paper that names them, and no employee', async () => {
  const { needs, company, hire } = await newDesk({ listMissing: async () => [] })
  const stranger: Injured = { employeeId: null, fullName: 'Ли Ян', employer: '', severity: 'easy' }
  const incident = anIncident({ injured: [...anIncident().injured, stranger] })
  const request = {
    templateId: forms.card.id,
    number: null,
    date: day('2026-11-20'),
    employeeIds: [(await hire('Абрамова')).id],
    answers: {},
    batch: null,
    incident: { id: incident.id, step: '', outsider: 1 },
  }
  const drafts = accepted(
    await draftPapers(needs, company, forms.card, request, { incident, microtrauma: null }),
  )
  const data = { company, values: {}, employee: makeOutsiderOnPaper(stranger), employees: [] }
  expect(drafts).toEqual([{ data, employees: [], answers: {}, filled: {}, own: null }])
})

test('what a paper lacks is asked of it with the number 1 and its own day', async () => {
  const asked: PaperData['document'][] = []
  const desk = await newDesk({
    listMissing: async (_, { document }) => {
      asked.push(document)
      return []
    },
  })
  const { id } = await desk.hire('Абрамова')
  accepted(await desk.check({ employeeIds: [id], number: { integer: 25, letter: 'а' } }))
  expect(asked).toEqual([{ number: '1', date: '2026-11-20' }])
})
