import { makeOnce } from '@osh/core/shared/make-once.ts'
import { aPayerTyped } from '#tests/billing-example.ts'
import { aCompany } from '#tests/examples.ts'
import { aCheckOnWire, aLinkOnWire } from '#tests/server/asking.ts'
import { address } from '../browser-test.ts'
import { dayFromToday, todayIso } from '../days.ts'
import { type Json, type Person, registered } from '../person.ts'

type Memo = {
  readonly id: number
  readonly status: string
  readonly employeesData: readonly { readonly employeeId: number; readonly completionDate: string | null }[]
}

/** A position that only this company has. */
export const OWN_POSITION = 'Оператор установки по переработке нефтесодержащих отходов'

/** Records of the example company that most can be done with, and its members: each page signs in for itself. */
export type Example = {
  readonly owner: Person
  /** Who sees and completes the rows of one department. */
  readonly head: Person
  readonly reader: Person
  /** May do all but what is of members and money. */
  readonly specialist: Person
} & Shown

export type Shown = {
  /** An order of appointment that was issued. */
  readonly documentId: number
  /** Is in the open memo, in which no one has been dealt with yet. */
  readonly employeeId: number
  readonly openMemo: number
  readonly doneMemo: number
  readonly incident: number
  /** Not reviewed yet. */
  readonly microtrauma: number
  /** Somebody's position, and their department. */
  readonly positionId: number
  readonly departmentId: number
}

/** The example company, opened once for all who walk through it in a file. */
export const openExample = makeOnce(async (): Promise<Example> => {
  const all = await Promise.all(Array.from({ length: 4 }, () => registered(address())))
  const [owner, head, reader, specialist] = all
  if (!owner || !head || !reader || !specialist) throw new Error('not everyone has an account')
  return { ...(await fillExample(owner, { head, reader, specialist })), owner, head, reader, specialist }
})

type Others = Readonly<Record<'head' | 'reader' | 'specialist', Person>>

async function fillExample({ ask }: Person, { head, reader, specialist }: Others): Promise<Shown> {
  await ask('/companies', aCompany())
  const { id: companyId } = await ask('/example-company', {})
  const memos = await ask<readonly Memo[]>(`/memos?companyId=${companyId}`)
  const open = memos.find(
    ({ status, employeesData }) =>
      status === 'active' && employeesData.every(({ completionDate }) => completionDate === null),
  )
  const done = memos.find(({ status }) => status === 'completed')
  const employeeId = open?.employeesData[0]?.employeeId
  if (!open || !done || employeeId === undefined) throw new Error('the example has no memo to look at')
  const staff = await ask<
    readonly { readonly id: number; readonly positionId: number; readonly employeeGroupId: number }[]
  >(`/employees?companyId=${companyId}`)
  const person = staff.find(({ id }) => id === employeeId)
  if (!person) throw new Error('the example has nobody to look at')
  await ask('/absences', {
    companyId,
    employeeId,
    kind: 'illness',
    startDate: dayFromToday(30),
    endDate: dayFromToday(90),
  })
  const accident = { degree: 'easy', date: dayFromToday(-1), time: '12:00', place: 'Карьер' }
  const { id: incident } = await ask<{ readonly id: number }>('/incidents', {
    companyId,
    ...accident,
    injured: [{ employeeId }],
  })
  await ask(`/incidents/${incident}`, { lostDays: ['12'] }, 'PATCH')
  const { id: microtrauma } = await ask<{ readonly id: number }>('/microtraumas', {
    companyId,
    injured: { employeeId },
    date: dayFromToday(-6),
    time: '12:00',
    place: 'Карьер, у второго экскаватора',
    reportDate: dayFromToday(-6),
    reportTime: '12:30',
    circumstances: 'Спускался с подножки и задел плечом поручень',
    injury: 'Ушиб плеча',
    firstAid: 'Приложен холод',
  })
  await ask('/invitations', { companyId, email: 'vera@example.org', role: 'specialist' })
  const [department] = await ask<readonly { readonly id: number }[]>(
    `/employee-groups?companyId=${companyId}`,
  )
  const invite = async (person: Person, as: Json): Promise<void> => {
    const invited = { companyId, email: person.email, ...as }
    const { token } = await ask<{ readonly token: string }>('/invitations', invited)
    await person.ask('/invitations/acceptance', { token })
  }
  await invite(specialist, { role: 'specialist' })
  await invite(reader, { role: 'reader' })
  await invite(head, { role: 'head', departments: [department?.id] })
  await ask('/payers', { companyId, ...aPayerTyped })
  await ask('/positions', { companyId, name: OWN_POSITION })
  await ask('/inspection-links', { companyId, ...aLinkOnWire, asOf: todayIso(), expiresOn: dayFromToday(5) })
  const { id: documentId } = await ask<{ readonly id: number }>('/documents', {
    companyId,
    templateId: 1001,
    documentDate: todayIso(),
    documentNumber: '900',
  })
  const checks = await ask<readonly { readonly completionId: number; readonly registry: string | null }[]>(
    `/knowledge-checks?companyId=${companyId}&from=${dayFromToday(-365)}&to=${todayIso()}`,
  )
  const check = checks.find(({ registry }) => registry === null)
  if (!check) throw new Error('the example has no check to send')
  await ask('/registry-sets', { companyId, checks: [aCheckOnWire(check.completionId)] })
  const { positionId, employeeGroupId: departmentId } = person
  const places = { positionId, departmentId, documentId }
  return { employeeId, openMemo: open.id, doneMemo: done.id, incident, microtrauma, ...places }
}
