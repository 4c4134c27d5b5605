import { markText } from '@osh/core/shared/texts/mark.ts'
import fc from 'fast-check'
import { aLegalEntity } from '#tests/billing-example.ts'
import { aCompany } from '#tests/examples.ts'
import {
  aCheckOnWire,
  aLinkOnWire,
  aMicrotraumaOnWire,
  aNewcomer,
  anAbsenceOnWire,
  anEmployeeOnWire,
  anIncidentOnWire,
  anOrderOnWire,
  anOwnRequirement,
  aProfileOnWire,
  aStaffFile,
  aTrainingOnWire,
  type House,
  type Json,
  PASSWORD,
} from './asking.ts'

const words = [
  '',
  ' ',
  'training',
  'ppe',
  'sout',
  'risks',
  'выдача',
  'разово',
  '99 лет',
  '1 год',
  '3.1',
  'm',
  'исключить',
]
const days = [
  '2026-02-31',
  '2026-01-10',
  '2026-03-16',
  '9999-12-31',
  '1900-01-01',
  '31.02.2026',
  '0000-00-00',
]
const numbers = [0, 1, -1, 1.5, 9999, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e308]
const odd = [
  null,
  true,
  [],
  {},
  [1],
  [{}],
  '\u0000',
  '\ud800',
  '1'.repeat(300),
  "'; drop table users; --",
  '%',
  '_\\',
]
const rows = [
  [{ obligationId: 1 }],
  [{ obligationId: 2 ** 53 - 1 }],
  [{ employeeId: 1, trainingName: 'А', completionDate: '2026-03-01' }],
  [{ employeeId: 2 ** 53 - 1, ppe: 'Каска', quantity: 9999 }],
]

/** Values that no one means, one of each kind. */
export const oddValues: readonly unknown[] = [...words, ...days, ...numbers, ...odd, ...rows]

/** Values near the right ones, and values that no one means. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...words, ...days),
  fc.constantFrom<unknown>(...numbers),
  fc.constantFrom<unknown>(...odd, ...rows),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** What the routes take gladly: one or two fields of it changed reach further than noise does. */
export function rightBodies(house: House): Readonly<Record<string, Json>> {
  const {
    company: companyId,
    employee: employeeId,
    department: employeeGroupId,
    position: positionId,
  } = house
  const aMeasure = { what: 'Поставить ограждение', employeeId, dueOn: '2031-03-01', shownBy: 'Акт' }
  const post = { companyId, positionId }
  const anInspectorsOrder = { number: '12-ПП', issuedOn: '2026-01-10', issuer: 'ГИТ' }
  return {
    'POST /api/companies': { ...aCompany(), inn: '7736050003', ogrn: '1027700070518' },
    'POST /api/payers': { companyId, ...aLegalEntity },
    'PATCH /api/payers/:id': { ...aLegalEntity },
    'POST /api/invoices': { companyId, tariff: 'standard', months: 12, payerId: house.payer },
    'POST /api/operator/invoices/payment': { ofCompanyId: companyId, invoiceId: house.invoice },
    'POST /api/operator/employee-limit': { ofCompanyId: companyId, employeeLimit: 900 },
    'POST /api/operator/activity-requests/handling': { requestId: 1, handled: true },
    'POST /api/operator/news': { title: 'Новое', body: '- раз', publishedAt: '2026-03-01T09:00' },
    'POST /api/operator/news/preview': { body: '- раз' },
    'POST /api/operator/news/change': { newsId: 1, version: 1, title: 'Новое', body: '- раз' },
    'POST /api/operator/news/withdrawal': { newsId: 1, version: 2, withdrawn: true },
    'PATCH /api/companies/:id': { shortName: 'ООО «Карьер»' },
    'POST /api/invitations': { companyId, email: 'reader@example.org', role: 'reader' },
    'POST /api/invitations/withdrawal': { companyId, email: 'reader@example.org' },
    'POST /api/employee-groups': { companyId, name: 'Цех' },
    'POST /api/document-sending': {
      companyId,
      documentIds: [house.document],
      to: ['gi@example.org'],
      subject: 'Приказ',
      text: 'Направляем',
      zip: true,
    },
    'POST /api/document-sending/send-again': { companyId, mailId: '00000000-0000-4000-8000-000000000000' },
    'POST /api/positions': { companyId, name: 'Мастер' },
    'POST /api/employees': { companyId, employeeGroupId, positionId, ...anEmployeeOnWire },
    'POST /api/absences': {
      companyId,
      employeeId,
      ...anAbsenceOnWire,
      startDate: '2025-01-10',
      endDate: '2025-02-10',
    },
    'POST /api/incidents': { companyId, ...anIncidentOnWire, injured: [{ employeeId }] },
    'PATCH /api/incidents/:id': {
      doneSteps: { inspect: true },
      answers: { severity: true },
      commission: {
        orderNumber: '12',
        orderDate: '2026-03-10',
        chair: { fullName: 'Абрамова А. А.', post: 'Директор' },
        members: [{ fullName: 'Белова Б. Б.' }, { fullName: 'Волкова В. В.' }],
        chargedWithSafety: [{ employeeId }, { fullName: 'Орлов П. И.', post: 'Мастер' }],
      },
      extension: { days: 5, reason: 'Экспертиза' },
      furtherExtension: { until: '2026-06-10', body: 'Суд' },
      severities: ['easy'],
      medInfoDateTime: '2026-03-10T15:00',
    },
    'POST /api/incident-addressees': { companyId, addressee: 'inspectorate', name: 'ГИТ' },
    'POST /api/incidents/:id/notes': { text: 'Смазка на полу' },
    'POST /api/incidents/:id/annulment': { reason: 'Записан дважды', seen: { detailsVersion: 1 } },
    'POST /api/incidents/:id/restoring': { reason: 'Был' },
    'POST /api/incidents/:id/evidence-links': {
      step: 'inspect',
      name: 'Камера 3',
      url: 'https://video.example.org/3',
    },
    'POST /api/measures/:id/evidence-links': { name: 'Камера 3', url: 'https://video.example.org/3' },
    'POST /api/microtraumas/:id/evidence-links': { name: 'Камера 3', url: 'https://video.example.org/3' },
    'POST /api/microtraumas': { companyId, ...aMicrotraumaOnWire, time: '10:01', injured: { employeeId } },
    'PATCH /api/microtraumas/:id': {
      place: 'Склад',
      extension: { days: 2, reason: 'Нет очевидца' },
      review: {
        on: '2026-03-11',
        reviewers: [{ employeeId }, { fullName: 'Белова Б. Б.', post: 'Мастер' }],
        heard: 'Опрошен пострадавший',
        causeCode: '01',
        causes: 'Работал без рукавиц',
        proposals: 'Выдать рукавицы',
        measuresTaken: 'Выданы',
        consequences: 'Нет',
        experience: '6 лет',
      },
    },
    'POST /api/microtraumas/:id/annulment': { reason: 'Записана дважды' },
    'POST /api/microtraumas/:id/accident': {
      severity: 'easy',
      date: '2026-03-11',
      time: '12:00',
      because: 'Открыт больничный',
    },
    'POST /api/evidence/:id/withdrawal': { reason: 'Не то место' },
    'POST /api/measures': {
      companyId,
      origin: 'incident',
      incidentId: house.incident,
      ...aMeasure,
      decidedOn: '2026-03-10',
    },
    'PATCH /api/measures/:id': { ...aMeasure, answer: null },
    'POST /api/measures/:id/completion': {
      doneOn: '2026-03-10',
      proof: 'Акт',
      link: 'https://a.example.org',
    },
    'POST /api/measures/:id/completion/withdrawal': { reason: 'Упало' },
    'POST /api/measures/:id/removal': { reason: 'Дважды' },
    'POST /api/inspector-orders': { companyId, ...anInspectorsOrder, points: [{ point: '1', ...aMeasure }] },
    'PATCH /api/inspector-orders/:id': { ...anInspectorsOrder, incidentId: house.incident },
    'POST /api/inspector-orders/:id/removal': { reason: 'Отменено' },
    'PATCH /api/absences/:id': { kind: 'maternity', endDate: null },
    'POST /api/obligations': { companyId, employeeId, ...aTrainingOnWire, deadline: null, ruleId: null },
    'POST /api/obligations/:id/completions': {
      date: '2026-03-01',
      result: 'удовлетворительно',
      quantity: null,
    },
    'POST /api/memos': {
      companyId,
      section: 'training',
      employeesData: [{ employeeId, trainingName: 'А', completionDate: null }],
    },
    'PATCH /api/memos/:id': { note: 'Срочно', reportApprovalDate: null },
    'POST /api/documents': {
      companyId,
      ...anOrderOnWire,
      documentNumber: '77',
      values: { place: 'Цех', head: employeeId },
    },
    'POST /api/documents/:id/records': {
      rows: ['duty:1'],
      failed: ['duty:2'],
      date: '2026-11-20',
      mark: '0a1b2c3d',
    },
    'POST /api/documents/:id/annulment': { reason: 'Не тот работник' },
    'POST /api/responsibilities/several': {
      ...{ companyId, employeeId, roleIds: [301] },
      orderLink: 'Приказ №3 от 11.03.2026',
    },
    'POST /api/companies/:id/closing': { confirmation: 'Другая', currentPassword: PASSWORD },
    'POST /api/account/push': {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a',
      p256dh: `B${'x'.repeat(86)}`,
      auth: 'y'.repeat(22),
    },
    'POST /api/account/second-factor/secret': { currentPassword: PASSWORD },
    'POST /api/account/second-factor': { factorCode: '123456' },
    'POST /api/account/second-factor/recovery-codes': { currentPassword: PASSWORD, factorCode: '123456' },
    'POST /api/account/second-factor/end': { currentPassword: PASSWORD, factorCode: '123456' },
    'POST /api/account/closing': { confirmation: 'a@example.org', currentPassword: PASSWORD },
    'POST /api/documents/check': { companyId, ...anOrderOnWire, documentNumber: '78' },
    'POST /api/documents/print': { companyId, documentIds: [1] },
    'POST /api/documents/preview': {
      companyId,
      ...anOrderOnWire,
      values: { place: 'Цех', head: employeeId },
    },
    'POST /api/responsibilities': { companyId, employeeId, roleId: 119, orderLink: 'Не требуется' },
    'PATCH /api/responsibilities/:id': { orderLink: 'Приказ №2 от 11.03.2026' },
    'POST /api/chat/messages': { companyId, text: 'Как провести инструктаж?' },
    'POST /api/chat/read': { companyId, upTo: 1 },
    'POST /api/operator/conversations/messages': { ofCompanyId: companyId, person: 1, text: 'Так' },
    'POST /api/operator/conversations/read': { ofCompanyId: companyId, person: 1, upTo: 1 },
    'POST /api/operator/conversations/settlement': { ofCompanyId: companyId, person: 1 },
    'POST /api/notices/read': { companyId, ids: [1] },
    'POST /api/notice-feed/read': { companyId, keys: ['news/1'] },
    'POST /api/notice-feed/unread': { companyId, keys: ['news/1'] },
    'POST /api/staff-imports': { companyId, ...aStaffFile(aNewcomer) },
    'POST /api/staff-imports/undoing': { companyId, importId: house.load },
    'POST /api/registry-sets': { companyId, checks: [aCheckOnWire(house.completion)] },
    'POST /api/registry-sets/answers': {
      ...{ companyId, setId: house.registrySet },
      records: [{ record: `${companyId}-${house.registrySet}-1`, number: '77' }],
    },
    'POST /api/registry-sets/withdrawing': { companyId, setId: house.registrySet },
    'POST /api/requirements/answers': { ...post, ...aProfileOnWire },
    'POST /api/requirements/answers/removal': { ...post, departmentId: employeeGroupId },
    'POST /api/requirements/acceptance': { ...post, keys: ['risk'] },
    'POST /api/requirements/change': { ...post, key: 'risk', periodicity: '3 года', basis: 'приказ № 18' },
    'POST /api/requirements/refusal': { ...post, key: 'workingConditions', reason: 'СОУТ проведена' },
    'POST /api/requirements/return': { ...post, key: 'instruction:иот-2' },
    'POST /api/requirements/own': { ...post, ...anOwnRequirement('ИОТ-3') },
    'POST /api/requirements/exceptions': {
      ...{ companyId, employeeId, requirementId: house.requirement },
      reason: 'Декретный отпуск',
      until: '2027-01-10',
    },
    'POST /api/requirements/exceptions/ending': { companyId, employeeId, requirementId: house.requirement },
    'POST /api/requirements/application': { companyId, positionId: 1, mark: markText('[]'), done: [] },
    'POST /api/inspection-links': { companyId, ...aLinkOnWire, granted: ['snils'] },
    'POST /api/inspection-links/revocation': { companyId, linkId: 1 },
    'POST /api/notice-calendar': { companyId },
    'POST /api/notice-calendar/closing': { companyId },
    'POST /api/notice-settings': {
      companyId,
      muted: ['news'],
      digest: 'daily',
      reminders: true,
      investigations: true,
      hour: 9,
    },
    'POST /api/incidents/:id/duties': {
      section: 'briefings',
      employeeIds: [employeeId],
      deadline: '2026-12-01',
    },
    'POST /api/incident-figures/headcount': { companyId, year: 2026, headcount: 100 },
    'POST /api/company-facts': { companyId, list: 'kits', version: 0, rows: [{ number: '1' }] },
    'POST /api/calendar': { companyId, date: '2026-11-20', kind: 'off', note: 'приказ № 5' },
    'POST /api/responsibilities/circumstances': { companyId, circumstanceId: 15, applies: false },
  }
}

/** A body of the fields: noise, or a right one with a few fields gone wrong. */
export const hostileBody = (fields: readonly string[], right: Json): fc.Arbitrary<Json> =>
  fc
    .tuple(
      fc.constantFrom({}, right, right, right),
      fc.dictionary(fc.constantFrom(...fields, 'unknown', '__proto__'), hostileValue, { maxKeys: 3 }),
    )
    .map(([base, wrong]) => ({ ...base, ...wrong }))
