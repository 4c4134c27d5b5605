import { expect } from 'vitest'
import { aTrainingOnWire, type Json } from '#tests/server/asking.ts'
import type { Walk } from './walk.ts'

/** An absence. */
export async function beAway({ house, walk, post, change }: Walk): Promise<void> {
  const absent = { companyId: house.company, employeeId: house.employee, kind: 'maternity' }
  const absence = await post('/api/absences', { ...absent, startDate: '2026-02-01' })
  await change('/api/absences/:id', Number(absence.id), { endDate: '2026-02-20' })
  await walk('DELETE', '/api/absences/:id', `/api/absences/${absence.id}`, 204)
}

/** Obligations of every section, completions and memos. */
export async function doDuties({ owner, house, walk, post, change }: Walk): Promise<void> {
  const common = {
    companyId: house.company,
    employeeId: house.employee,
    periodicity: '1 год',
    date: '2026-01-10',
  }
  const ofSections = [
    aTrainingOnWire,
    { section: 'briefings', briefingName: 'Повторный инструктаж' },
    { section: 'instructions', instructionName: 'ИОТ № 5' },
    { section: 'medical-examinations', factorNumber: '1.47.16' },
    { section: 'ppe', ppe: 'Каска защитная', quantity: 2, eventType: 'выдача' },
    { section: 'sout', workingConditionsClass: '3.1' },
    { section: 'risks', riskLevel: 'средний' },
  ]
  const made: Json[] = []
  for (const own of ofSections) made.push(await post('/api/obligations', { ...common, ...own }))
  const { employeeId, ...several } = { ...common, ...aTrainingOnWire, employeeIds: [house.employee] }
  expect(employeeId).toBe(house.employee)
  await post('/api/obligations', several)
  const [training, briefing, , , , assessed] = made.map((one) => Number(one.id))
  const path = `/api/obligations/${briefing}/completions`
  await walk('POST', '/api/obligations/:id/completions', path, 201, { date: '2026-03-01' })
  const completions = (await (await owner.ask(path)).json()) as Json[]
  const one = '/api/obligations/:id/completions/:completionId'
  await walk('PATCH', one, `${path}/${completions[0]?.id}`, 200, { date: '2026-03-02' })
  const [newest] = (await (await owner.ask(path)).json()) as Json[]
  await walk('DELETE', one, `${path}/${newest?.id}`, 200)
  await change('/api/obligations/:id', Number(training), { periodicity: '3 года' })
  await walk('DELETE', '/api/obligations/:id', `/api/obligations/${training}`, 204)
  const rows = [{ obligationId: assessed, finalWorkingConditionsClass: '2' }]
  const memo = await post('/api/memos', { companyId: house.company, section: 'sout', employeesData: rows })
  await change('/api/memos/:id', Number(memo.id), { reportApprovalDate: '2026-03-10' })
  await post('/api/memos', { companyId: house.company, section: 'sout', employeesData: rows })
  await change('/api/memos/:id', house.memo, { canceled: true })
}
