import { aPayerTyped } from '#tests/billing-example.ts'
import { aCompany } from '#tests/examples.ts'
import { aLinkOnWire } from '#tests/server/asking.ts'
import { address } from '../browser-test.ts'
import { dayFromToday, todayIso } from '../days.ts'
import { once } from '../once.ts'
import { type Json, type Known, type Person, personOf, registered } from '../person.ts'

type Memo = {
  readonly id: number
  readonly status: string
  readonly employeesData: readonly { readonly employeeId: number; readonly completionDate: string | null }[]
}

/** A position that only this company has. */
export const OWN_POSITION = 'Оператор установки по переработке нефтесодержащих отходов'

/** Records of the example company that most can be done with. */
export type Example = {
  readonly owner: Person
  /** Who sees and completes the rows of one department. */
  readonly head: Person
  readonly reader: Person
} & Shown

export type Shown = {
  /** Is in the open memo, in which no one has been dealt with yet. */
  readonly employeeId: number
  readonly openMemo: number
  readonly doneMemo: number
  readonly incident: number
  /** Not reviewed yet. */
  readonly microtrauma: number
}

/** The example company, opened once for all who walk through it. */
export async function openExample(): Promise<Example> {
  const { people, records } = await once('example', async () => {
    const [owner, head, reader] = await Promise.all(Array.from({ length: 3 }, () => registered(address())))
    if (!owner || !head || !reader) throw new Error('not everyone has an account')
    const records = await fillExample(owner, { head, reader })
    return { people: { owner: keep(owner), head: keep(head), reader: keep(reader) }, records }
  })
  const again = (known: Known): Person => personOf(address(), known)
  return { ...records, owner: again(people.owner), head: again(people.head), reader: again(people.reader) }
}

/** What is enough to be the same person in another file. */
const keep = ({ email, password, tokens }: Person): Known => ({ email, password, tokens })

type Others = { readonly head: Person; readonly reader: Person }

async function fillExample({ ask }: Person, { head, reader }: Others): Promise<Shown> {
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
  await invite(reader, { role: 'reader' })
  await invite(head, { role: 'head', departments: [department?.id] })
  await ask('/payers', { companyId, ...aPayerTyped })
  await ask('/positions', { companyId, name: OWN_POSITION })
  await ask('/inspection-links', { companyId, ...aLinkOnWire, asOf: todayIso(), expiresOn: dayFromToday(5) })
  await ask('/documents', { companyId, templateId: 1001, documentDate: todayIso(), documentNumber: '900' })
  return { employeeId, openMemo: open.id, doneMemo: done.id, incident, microtrauma }
}
