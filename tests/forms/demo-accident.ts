import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Template } from '@osh/core/documents/library/template.ts'
import type { Employee } from '@osh/core/employees/employee.ts'
import { joinFullName } from '@osh/core/employees/employee.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { accepted } from '#tests/contracts/world.ts'
import { storePaper } from './store-paper.ts'

/** What happened in the demo company while nobody looked: a serious accident on Wednesday, a scratch on Thursday. */
export type DemoAccident = { readonly incidentId: IncidentId; readonly microtraumaId: MicrotraumaId }

type Given = {
  readonly records: StoredRecords
  readonly company: CompanyId
  readonly people: readonly Employee[]
  readonly act: Template
  readonly today: LocalDate
}

const findNamed = (people: readonly Employee[], fullName: string): Employee => {
  const found = people.find((one) => joinFullName(one) === fullName)
  if (!found) throw new Error(`no ${fullName} in the demo`)
  return found
}

/** A steel erector falls; the commission has met, the act is approved, one measure is done. */
async function sufferAccident({ records, company, people, act, today }: Given): Promise<IncidentId> {
  const victim = findNamed(people, 'Абрамов Пётр Рустамович')
  const members = ['Максимов Илья Дмитриевич', 'Щербаков Павел Олегович', 'Назаров Фёдор Юрьевич']
  const [chair, ...others] = members.map((name) => ({ employeeId: findNamed(people, name).id }))
  const { incidents, measures } = records
  const details = {
    ...{
      date: '18.11.2026',
      time: '14:10',
      degree: 'serious',
      place: 'Участок монтажа, оси 4–5, отметка +6,000',
    },
    description: 'Монтажник оступился на ригеле и упал на настил с высоты 2,2 м.',
    injured: [{ employeeId: victim.id }],
  }
  const { id } = accepted(await incidents.record({ companyId: company, details }))
  const change = async (patch: object) =>
    accepted(await incidents.change({ companyId: company, id, patch: { ...patch } }))
  await change({
    commission: { orderNumber: '7-НС', orderDate: '19.11.2026', chair, members: others },
    fault: {
      injured: 0,
      percent: 10,
      grossNegligence: true,
      body: 'Первичная профсоюзная организация',
      opinionOn: '19.11.2026',
      opinion: 'протокол № 3',
    },
  })
  const inspectorate = { addressee: 'inspectorate', name: 'ГИТ в Пермском крае', phone: '', email: '' }
  accepted(
    await incidents.keepAddressee({
      companyId: company,
      details: { ...inspectorate, address: '614000, г. Пермь, ул. Примерная, д. 70' },
    }),
  )
  const measure = {
    what: 'Оградить ригели тросом',
    employeeId: chair?.employeeId,
    dueOn: '01.12.2026',
    shownBy: 'Акт осмотра',
  }
  const origin = { origin: 'incident', incidentId: id, decidedOn: '19.11.2026' }
  accepted(await measures.plan({ companyId: company, details: { ...origin, ...measure } }))
  await storePaper(records, company, {
    ...{ template: act, number: { integer: 3, letter: '-НС' }, date: today, person: victim },
    ofIncident: { id, step: 'act-n1', form: act.slug, said: { common: {}, injured: {} } },
  })
  await change({ completedOn: '20.11.2026', completedDespite: 'Материалы дела оформлены на бумаге' })
  return id
}

/** A painter scratches a forearm; it has been looked into. */
async function sufferMicrotrauma({ records, company, people }: Given): Promise<MicrotraumaId> {
  const { id } = accepted(
    await records.microtraumas.record({
      companyId: company,
      details: {
        ...{ injured: { employeeId: findNamed(people, 'Власова Елена Ивановна').id } },
        ...{ date: '19.11.2026', time: '10:25', reportDate: '19.11.2026', reportTime: '10:40' },
        place: 'Участок отделки, кладовая красок',
        circumstances: 'Открывал банку отвёрткой, отвёртка соскользнула.',
        injury: 'Царапина левого предплечья 4 см.',
        firstAid: 'Рана промыта, наложен пластырь.',
      },
    }),
  )
  const review = {
    ...{ on: '20.11.2026', reviewers: [{ employeeId: findNamed(people, 'Щербаков Павел Олегович').id }] },
    ...{ causes: 'Банку открывали не ключом.', proposals: 'Выдать ключи для банок.', experience: '6 лет' },
  }
  accepted(await records.microtraumas.change({ companyId: company, id, patch: { review } }))
  return id
}

export const sufferBoth = async (given: Given): Promise<DemoAccident> => ({
  incidentId: await sufferAccident(given),
  microtraumaId: await sufferMicrotrauma(given),
})
