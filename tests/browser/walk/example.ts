import { aPayerTyped } from '#tests/billing-example.ts'
import { aCompany } from '#tests/examples.ts'
import { address } from '../browser-test.ts'
import { dayFromToday, todayIso } from '../days.ts'
import { once } from '../once.ts'
import { type Person, personOf, registered } from '../person.ts'

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
  const { known, records } = await once('example', async () => {
    const person = await registered(address())
    const { email, password, tokens } = person
    return { known: { email, password, tokens }, records: await fillExample(person) }
  })
  return { ...records, owner: personOf(address(), known) }
}

async function fillExample({ ask }: Person): Promise<Shown> {
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
  const reader = await registered(address())
  const reading = { companyId, email: reader.email, role: 'reader' }
  const { token } = await ask<{ readonly token: string }>('/invitations', reading)
  await reader.ask('/invitations/acceptance', { token })
  await ask('/payers', { companyId, ...aPayerTyped })
  await ask('/positions', { companyId, name: OWN_POSITION })
  await ask('/documents', { companyId, templateId: 1001, documentDate: todayIso(), documentNumber: '900' })
  return { employeeId, openMemo: open.id, doneMemo: done.id, incident, microtrauma }
}
