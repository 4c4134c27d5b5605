import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import { accountCalls } from '#adapters/wire/account/account-calls.ts'
import { exampleCalls } from '#adapters/wire/company-calls.ts'
import { documentCalls } from '#adapters/wire/documents/document-calls.ts'
import { dutyCalls } from '#adapters/wire/incidents/duty-calls.ts'
import { incidentCalls } from '#adapters/wire/incidents/incident-calls.ts'
import { measureCalls } from '#adapters/wire/measures/measure-calls.ts'
import { membershipCalls } from '#adapters/wire/members/membership-calls.ts'
import { memoCalls } from '#adapters/wire/memos/memo-calls.ts'
import { memoFileCalls } from '#adapters/wire/memos/memo-file-calls.ts'
import { feedCalls } from '#adapters/wire/notices/feed-calls.ts'
import { noticeCalls } from '#adapters/wire/notices/notice-calls.ts'
import { completionCalls } from '#adapters/wire/obligations/completion-calls.ts'
import { deadlineCalls } from '#adapters/wire/obligations/deadline-calls.ts'
import { obligationCalls } from '#adapters/wire/obligations/obligation-calls.ts'
import { departmentCalls } from '#adapters/wire/staff/department-calls.ts'
import { employeeCalls } from '#adapters/wire/staff/employee-calls.ts'
import { memberCalls } from '#adapters/wire/staff/member-calls.ts'
import { positionCalls } from '#adapters/wire/staff/position-calls.ts'
import { responsibilityCalls, roleTableCalls } from '#adapters/wire/staff/responsibility-calls.ts'
import { subscriptionCalls } from '#adapters/wire/tariffs/subscription-calls.ts'
import { templateCalls } from '#adapters/wire/templates/template-calls.ts'
import { todayCalls } from '#adapters/wire/today/today-calls.ts'
import { makeKeptGroups } from '../browser-files/kept-groups.ts'
import { Device } from '../offline/device.ts'
import { leadThroughDevice } from '../offline/through-device.ts'
import { fetchOnce, makeLater, makeLaterClient } from './client-later.ts'
import { makeClient } from './client-of.ts'
import { keep } from './earlier/keeping.ts'
import { withoutPersonalData } from './earlier/without-personal-data.ts'
import { makeLinkMaker } from './file-links.ts'
import { makeHttpCompanies } from './http-companies.ts'
import { makeHttpDocumentFiles } from './http-documents.ts'
import type { makeHttpEntrance } from './http-entrance.ts'
import { makeHttpEvidence, makeHttpEvidenceFiles } from './http-evidence.ts'
import { makeHttpImports } from './http-imports.ts'
import { makeHttpJournalFiles } from './http-journal.ts'

type DeskCalls = typeof import('./desk-calls.ts')
type Means = ReturnType<typeof makeHttpEntrance>['means']

/** What the screens of a company ask for. */
export function makeHttpRecords(means: Means) {
  const { client, host, storage, clock, session, earlier, days, catalogue } = means
  earlier.noteDrops(departmentCalls.list, ['departments'])
  earlier.noteDrops(positionCalls.list, ['positions'])
  const links = makeLinkMaker(client, host)
  const openDesk = <Name extends keyof DeskCalls>(name: Name) =>
    makeLaterClient(client, async () => (await import('./desk-calls.ts'))[name])
  const employees = makeClient(client, employeeCalls, {
    list: keep(earlier, 'employees', (company) => days.findToday(company), withoutPersonalData),
  })
  const annulments = openDesk('annulmentCalls')
  const server = {
    incidents: {
      ...makeClient(client, incidentCalls),
      annul: (input) => annulments.annul(input),
      restore: (input) => annulments.restore(input),
    } satisfies IncidentRepository,
    evidence: makeHttpEvidence(client),
    evidenceFiles: makeHttpEvidenceFiles(client, links),
    employees,
  }
  const device = new Device({ client, session, storage, clock, server })
  const { incidents, evidence, evidenceFiles } = leadThroughDevice(server, device)
  return {
    records: {
      companies: makeHttpCompanies(means),
      account: makeClient(client, accountCalls),
      members: makeClient(client, memberCalls),
      subscriptions: makeClient(client, subscriptionCalls),
      calendar: openDesk('calendarCalls'),
      facts: openDesk('factCalls'),
      registry: openDesk('registryCalls'),
      departments: makeClient(client, departmentCalls, { list: keep(earlier, 'departments') }),
      employees,
      absences: openDesk('absenceCalls'),
      positions: makeClient(client, positionCalls, { list: keep(earlier, 'positions') }),
      obligations: { ...makeClient(client, obligationCalls), ...makeClient(client, completionCalls) },
      deadlines: makeClient(client, deadlineCalls),
      today: makeClient(client, todayCalls),
      notices: makeClient(client, noticeCalls),
      feed: makeClient(client, feedCalls),
      figures: openDesk('figureCalls'),
      journal: openDesk('journalCalls'),
      erasures: openDesk('erasureCalls'),
      memos: makeClient(client, memoCalls),
      incidents,
      duties: makeClient(client, dutyCalls),
      evidence,
      microtraumas: openDesk('microtraumaCalls'),
      measures: makeClient(client, measureCalls),
      documents: makeClient(client, documentCalls),
      paperRecords: openDesk('paperRecordCalls'),
      sending: openDesk('sendingCalls'),
      responsibilities: {
        ...makeClient(client, roleTableCalls),
        ...makeClient(client, responsibilityCalls),
      },
    },
    example: makeClient(client, exampleCalls),
    companyLookup: openDesk('companyLookupCalls'),
    news: openDesk('newsCalls'),
    ownSignIns: openDesk('ownSignInCalls'),
    memberDesk: openDesk('allMemberCalls'),
    memberships: makeClient(client, membershipCalls),
    emailChange: openDesk('emailChangeCalls'),
    ownEmail: openDesk('ownEmailCalls'),
    support: fetchOnce(async () => (await import('./support/http-support.ts')).makeHttpSupport(client)),
    secondFactor: openDesk('secondFactorCalls'),
    activityRequests: openDesk('activityRequestCalls'),
    memoFiles: { makeLink: links(memoFileCalls).file },
    billing: makeLater(async () => (await import('./http-billing.ts')).makeHttpBilling(client, links)),
    operatorBilling: openDesk('operatorBillingCalls'),
    newsDesk: openDesk('operatorNewsCalls'),
    requestDesk: openDesk('operatorRequestCalls'),
    mailService: openDesk('mailServiceCalls'),
    calendarDesk: openDesk('calendarDeskCalls'),
    pushDesk: openDesk('pushCalls'),
    importDesk: makeHttpImports(openDesk('importCalls')),
    inspectionDesk: openDesk('inspectionCalls'),
    requirementDesk: openDesk('requirementCalls'),
    operatorMails: openDesk('operatorMailCalls'),
    personalFiles: makeLater(async () =>
      (await import('./http-personal-files.ts')).makeHttpPersonalFiles(client, links),
    ),
    journalFiles: makeHttpJournalFiles(client),
    templates: { ...makeClient(client, templateCalls), search: catalogue.search },
    documentIssuer: openDesk('issueCalls'),
    lawDesk: openDesk('lawCalls'),
    editions: openDesk('editionCalls'),
    documentFiles: makeHttpDocumentFiles(client, links),
    ownForms: makeLater(async () => (await import('./http-own-forms.ts')).makeHttpOwnForms(client, links)),
    evidenceFiles,
    onThisDevice: device,
    openedGroups: makeKeptGroups(storage),
  }
}
