import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import { planInvestigation } from '@osh/core/incidents/plan.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { takeReasonAsTyped } from '@osh/core/shared/texts/reason.ts'
import type { ServedBy } from '#adapters/wire/contract/call.ts'
import { annulmentCalls } from '#adapters/wire/incidents/annulment-calls.ts'
import { incidentCalls } from '#adapters/wire/incidents/incident-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  listPage: 'Accidents, the latest first; `search` is part of an injured person’s name',
  record: 'Records an accident; injured by employeeId, or by fullName and employer',
  get: 'An accident with all that its investigation has brought so far',
  plan: 'What the investigation asks for, step by step, with computed deadlines by the clock of the place',
  readLacks:
    'What the records of those injured lacked at the moment of the accident, by the posts, requirements and obligations of that moment',
  readChronology: 'What was entered of an accident, oldest first: by whom, when, from what to what',
  listAddressees: 'Those who are told of accidents, with phone and e-mail, as they were entered last',
  keepAddressee:
    'Keeps how one of those who are told of accidents is reached, for every accident of the company',
  change:
    'Changes what the merge-patch names; `doneSteps` and `answers` are merged by step, `doneSteps` true or a moment; `medInfoDateTime` with `severities` is medical information, `conclusions` of the injured in their order are its papers (form 315/у); a null `completionDate` with a `reopeningReason` opens the investigation again; `seen` is what the sender knew of steps and answers, and where that has changed meanwhile nothing is changed, with a `detailsVersion` that is not the stored one neither; what was entered of someone who is injured no more is taken back',
  addNote: 'Writes a note into the chronology; `at` is a moment of the place’s clock, now unless named',
}

const describedAnnulments = {
  annul:
    'Annuls an accident that was recorded by mistake; it stays readable and counts nowhere. `seen` is the `detailsVersion` that the sender saw',
  restore: {
    summary: 'Takes an annulment back: the accident counts again',
    judge: takeReasonAsTyped,
  },
}

export function addIncidentRoutes(api: Api, clock: Clock): void {
  serve(api, incidentCalls, described, ({ records }) => withPlan(records, clock))
  serve(api, annulmentCalls, describedAnnulments, ({ records }) => records.incidents)
}

const withPlan = ({ incidents }: StoredRecords, clock: Clock): ServedBy<typeof incidentCalls> => ({
  listPage: (company, query) => incidents.listPage(company, query),
  get: (company, id) => incidents.get(company, id),
  record: (input) => incidents.record(input),
  addNote: (input) => incidents.addNote(input),
  change: (input) => incidents.change(input),
  listAddressees: (company) => incidents.listAddressees(company),
  keepAddressee: (input) => incidents.keepAddressee(input),
  readLacks: (company, id) => incidents.readLacks(company, id),
  readChronology: (company, id) => incidents.readChronology(company, id),
  plan: async (company, id) => {
    const incident = await incidents.get(company, id)
    if (!incident.ok) return incident
    const now = computeMomentIn(incident.value.timeZone, clock.now())
    return ok(planInvestigation(incident.value, now))
  },
})
