import { aCompany } from '#tests/examples.ts'
import { dayFromToday, todayIso } from '../days.ts'
import type { Person } from '../person.ts'

type Memo = {
  readonly id: number
  readonly status: string
  readonly employeesData: readonly { readonly employeeId: number; readonly completionDate: string | null }[]
}

/** A position that only this company has. */
export const OWN_POSITION = 'Оператор установки по переработке нефтесодержащих отходов'

/** Records of the example company that most can be done with. */
export type Example = {
  /** Is in the open memo, in which no one has been dealt with yet. */
  readonly employeeId: number
  readonly openMemo: number
  readonly doneMemo: number
  readonly incident: number
  /** Not reviewed yet. */
  readonly microtrauma: number
}

/** Opens the example company as the person's own. */
export async function openExample({ ask }: Person): Promise<Example> {
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
  await ask('/positions', { companyId, name: OWN_POSITION })
  await ask('/documents', { companyId, templateId: 1001, documentDate: todayIso(), documentNumber: '900' })
  return { employeeId, openMemo: open.id, doneMemo: done.id, incident, microtrauma }
}
