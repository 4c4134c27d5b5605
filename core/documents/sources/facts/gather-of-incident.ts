import type { Company } from '../../../companies/company.ts'
import type { Incident } from '../../../incidents/incident.ts'
import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { tellSaid } from '../incident/tell-said.ts'
import type { KnownFacts, Need } from '../source.ts'
import { type FactRecords, gatherOfEmployees } from './gather-facts.ts'
import { findLetterRecipient, type Letter } from './recipient.ts'
import type { Victim } from './victim.ts'

type Asked = {
  readonly company: Company
  readonly day: LocalDate
  readonly needs: ReadonlySet<Need>
  readonly letter: Letter
}

/** What papers of the whole accident ask of its records: everyone injured, what is attached in its file, what is done after it. */
export async function gatherOfIncident(
  records: FactRecords,
  asked: Asked,
  incident: Incident,
): Promise<Pick<KnownFacts, 'victims' | 'victimRecords' | 'evidence' | 'measures' | 'recipient'>> {
  const { company, needs, letter } = asked
  const recipient = needs.has('recipient')
    ? findLetterRecipient(await records.incidents.listAddressees(company.id), incident, letter)
    : null
  return {
    ...(recipient ? { recipient } : {}),
    ...(needs.has('victims') ? await readVictims(records, asked, incident) : {}),
    ...(needs.has('measures')
      ? { measures: await records.measures.listForIncident(company.id, incident.id) }
      : {}),
    ...(needs.has('evidence') ? { evidence: await readEvidence(records, company, incident) } : {}),
  }
}

/** Everyone injured; what they had to do and had done only where a form asks for it. */
async function readVictims(
  records: FactRecords,
  { company, day, needs }: Omit<Asked, 'letter'>,
  incident: Incident,
): Promise<Pick<KnownFacts, 'victims' | 'victimRecords'>> {
  const { injured } = incident
  const ids = injured.flatMap(({ employeeId }) => employeeId ?? [])
  const isWhole = needs.has('victimRecords')
  const asked = { company, day, needs: new Set<Need>(isWhole ? ofRecords : ['employee']) }
  const found = await gatherOfEmployees(records, asked, { day, company }, ids)
  const victims = injured.map(
    (one): Victim => ({
      injured: one,
      place: (one.employeeId === null ? undefined : found.get(one.employeeId)?.employee) ?? null,
      said: tellSaid(incident, one),
    }),
  )
  return { victims, ...(isWhole ? { victimRecords: found } : {}) }
}

const ofRecords: readonly Need[] = ['employee', 'duties', 'protocols']

const readEvidence = async ({ evidence }: FactRecords, { id }: Company, incident: Incident) =>
  (await evidence.listOfFile(id, incident.id)).filter(({ withdrawn }) => withdrawn === null)
