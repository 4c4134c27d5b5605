import { expect, test } from 'vitest'
import { newDesk } from '../../../../tests/contracts/desk.ts'
import { accepted } from '../../../../tests/contracts/world.ts'
import { atStep } from '../../../../tests/evidence-example.ts'
import { day, employee } from '../../../../tests/examples.ts'
import { factRecordsOf } from '../../issuing/issue-needs.ts'
import type { Need } from '../source.ts'
import { gatherCommon } from './gather-facts.ts'
import { gatherOfIncident } from './gather-of-incident.ts'

/** An accident in which an employee and someone else's were hurt, with what papers of the whole of it ask for. */
async function anAccident() {
  const desk = await newDesk()
  const { records, company } = desk
  const companyId = company.id
  const titov = await desk.hire('Титов')
  const { id } = accepted(
    await records.incidents.record({
      companyId,
      details: {
        ...{ degree: 'easyGroup', date: '18.11.2026', time: '14:10', place: 'Цех', description: '' },
        injured: [{ fullName: 'Ли Ян', employer: 'ООО «Сосед»' }, { employeeId: titov.id }],
      },
    }),
  )
  const patch = { lostDays: [3, 12] }
  const incident = accepted(await records.incidents.change({ companyId, id, patch }))
  const facts = factRecordsOf(desk.needs)
  const asked = (...of: readonly Need[]) => ({
    ...{ company, day: day('2026-11-18'), needs: new Set(of) },
    letter: { form: '', step: '', addressee: null },
  })
  const gather = (of: readonly Need[], kept = incident) => gatherOfIncident(facts, asked(...of), kept)
  return { ...desk, companyId, titov, incident, facts, asked, gather }
}

test('nothing is read of an accident that no source asks for', async () => {
  const { gather } = await anAccident()
  expect(await gather([])).toEqual({})
  expect(await gather(['incident', 'employee', 'said'])).toEqual({})
  expect(Object.keys(await gather(['victims']))).toEqual(['victims'])
})

test('whom a letter goes to is told where a source asks for it', async () => {
  const { asked, facts, incident, records, companyId } = await anAccident()
  const book = { addressee: 'inspectorate', name: 'ГИТ', address: '', phone: '', email: '' }
  accepted(await records.incidents.keepAddressee({ companyId, details: book }))
  const letter = { form: 'accident-notice-form-1', step: 'notify', addressee: null }
  const of = (...needs: readonly Need[]) => gatherOfIncident(facts, { ...asked(...needs), letter }, incident)
  expect(await of('recipient')).toMatchObject({ recipient: { name: 'ГИТ' } })
  expect(await of()).toEqual({})
})

test('of an employee among those injured the duties and the day are told too, where a source asks for them', async () => {
  const { gather, titov } = await anAccident()
  const { victimRecords } = await gather(['victims', 'victimRecords'])
  expect([...(victimRecords?.keys() ?? [])]).toEqual([titov.id])
  expect(victimRecords?.get(titov.id)).toMatchObject({ day: '2026-11-18', duties: [], protocols: [] })
})

test('everyone injured is told in order: where an employee worked, and what was said of each', async () => {
  const { gather, incident, titov, position } = await anAccident()
  const [stranger, own] = incident.injured
  const told = await gather(['victims'])
  expect(told).toEqual({
    victims: [
      { injured: stranger, place: null, said: { days: 3 } },
      {
        injured: own,
        place: expect.objectContaining({ position: position.name, department: 'Карьер' }),
        said: { days: 12 },
      },
    ],
  })
  expect(told.victims?.[1]?.place?.employee.id).toBe(titov.id)
  const { victimRecords } = await gather(['victims', 'victimRecords'])
  expect([...(victimRecords?.keys() ?? [])]).toEqual([titov.id])
})

test('an employee whose card is there no more has no place', async () => {
  const { gather, incident } = await anAccident()
  const injured = incident.injured.map((one) => ({ ...one, employeeId: one.employeeId && employee(999) }))
  const { victims } = await gather(['victims'], { ...incident, injured })
  expect(victims?.map(({ place }) => place)).toEqual([null, null])
})

test('what is attached is told without what was withdrawn', async () => {
  const { gather, records, companyId, incident } = await anAccident()
  const details = { name: 'Камера', url: 'https://example.org/3' }
  const attach = async () =>
    accepted(await records.evidence.attachLink({ companyId, of: atStep(incident.id, 'inspect'), details }))
  const [kept, wrong] = [await attach(), await attach()]
  accepted(await records.evidence.withdraw({ companyId, id: wrong.id, reason: 'Не та камера' }))
  expect(await gather(['evidence'])).toEqual({ evidence: [kept] })
})

test('what is done after the accident is told', async () => {
  const { gather, records, companyId, incident, titov } = await anAccident()
  const details = {
    ...{ origin: 'incident', incidentId: incident.id, employeeId: titov.id, dueOn: '01.12.2026' },
    ...{ what: 'Поставить ограждение', shownBy: 'Акт' },
  }
  accepted(await records.measures.plan({ companyId, details }))
  const { measures } = await gather(['measures'])
  expect(measures?.map(({ measure }) => measure.what)).toEqual(['Поставить ограждение'])
})

test('who is told of accidents is read where a source asks for it', async () => {
  const { records, companyId, facts, asked } = await anAccident()
  const details = { addressee: 'fund', name: 'ОСФР', address: 'Москва' }
  accepted(await records.incidents.keepAddressee({ companyId, details }))
  expect((await gatherCommon(facts, asked('addressees'))).addressees).toMatchObject([{ name: 'ОСФР' }])
  expect(Object.keys(await gatherCommon(facts, asked()))).toEqual(['day', 'company'])
})
