import type { IncidentFilter } from '@osh/core/incidents/incident-repository.ts'
import { instant } from '#tests/examples.ts'
import type { NewWorld } from '../../contracts.ts'

const everyOne: IncidentFilter = { search: '', state: null, degree: null }
const firstPage = { page: 1, limit: 50 }

/** A world on the day of an accident, of which nothing is recorded yet. */
export async function newAccident(newWorld: NewWorld) {
  const world = await newWorld()
  const { records, company, clock } = world
  clock.set(instant('2026-11-19T15:00:00Z'))
  const [titov, belova] = [await world.hire('Титов'), await world.hire('Белова')]
  const typed = {
    degree: 'easy',
    date: '19.11.2026',
    time: '14:10',
    place: 'Цех № 2',
    description: 'Порезал кисть',
    injured: [{ employeeId: titov.id }],
  }
  const record = (details: object = {}) =>
    records.incidents.record({ companyId: company.id, details: { ...typed, ...details } })
  const list = async (filter: Partial<IncidentFilter> = {}) =>
    (await records.incidents.listPage(company.id, { ...firstPage, ...everyOne, ...filter })).items.map(
      ({ id }) => id,
    )
  return { ...world, titov, belova, record, list }
}
