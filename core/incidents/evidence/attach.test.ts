import { expect, test } from 'vitest'
import {
  attached,
  bruised,
  bytes,
  codeOf,
  details,
  fence,
  id,
  incident,
  type Known,
  linked,
  type Placed,
  photo,
  signed,
} from '../../../tests/commands/known-evidence.ts'
import { atStep } from '../../../tests/evidence-example.ts'
import { day, mining } from '../../../tests/examples.ts'
import { moment } from '../../../tests/incidents-example.ts'
import { aPicture } from '../../../tests/pictures.ts'
import type { MeasureId } from '../../shared/identity.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { Incident, IncidentId } from '../incident.ts'
import type { MicrotraumaId } from '../microtraumas/microtrauma-id.ts'
import type { EvidenceDraft } from './attach.ts'
import {
  COMPANY_ROOM,
  EVIDENCE_LIMIT,
  type EvidenceOf,
  INCIDENT_ROOM,
  isOfSame,
  MOST_EVIDENCE,
  takeEvidenceHolder,
} from './evidence.ts'

test('a file is attached under its name alone, with who and when, and its bytes are kept', () => {
  const outcome = attached()
  expect(outcome).toMatchObject({ ok: true, value: { answer: photo } })
  expect(outcome.ok && outcome.value.writes).toMatchObject([
    { kind: 'files', rows: [{ companyId: mining, sha256: 'ab', bytes }] },
    { kind: 'new-evidence', rows: [photo] },
    {
      kind: 'incident-events',
      rows: [
        {
          companyId: mining,
          incidentId: incident.id,
          entered: signed,
          before: {},
          after: { evidence: { name: 'место.jpg', step: 'inspect' } },
        },
      ],
    },
    {
      rows: [
        {
          ...signed,
          command: 'evidence/attach',
          changes: [
            {
              record: 'evidence',
              ids: [id],
              before: null,
              after: { incidentId: incident.id, step: 'inspect', name: 'место.jpg', sha256: 'ab' },
            },
          ],
        },
      ],
    },
  ])
  expect(codeOf(attached({ step: 'former' }))).toBeNull()
})

test.each<[string, Partial<EvidenceDraft> & Placed, Known, string]>([
  ['to whoever lost access meanwhile', {}, { member: false }, 'not-found'],
  ['of an incident that is not there', {}, { there: false }, 'not-found'],
  ['to a step of no investigation', { step: 'party' }, {}, 'step/unknown'],
  ['to a word that every object knows', { step: 'constructor' }, {}, 'step/unknown'],
  ['without a name', { name: 'photos/' }, {}, 'text/required'],
  ['that is no picture', { bytes: new TextEncoder().encode('text') }, {}, 'evidence/not-recognised'],
  ['that is too large', { bytes: aPicture('', EVIDENCE_LIMIT + 1) }, {}, 'evidence/too-large'],
  ['that is one too many', {}, { count: MOST_EVIDENCE }, 'evidence/too-many'],
  ['beyond the room of an incident', {}, { bytes: INCIDENT_ROOM - bytes.length + 1 }, 'evidence/no-room'],
  ['beyond that of a company', {}, { ofCompany: COMPANY_ROOM - bytes.length + 1 }, 'evidence/company-full'],
  ['that the step has already', {}, { twice: true }, 'evidence/attached-already'],
])('a file is refused %s', (_, draft, known, code) => {
  expect(codeOf(attached(draft, known))).toBe(code)
})

const worse: Partial<Incident> = {
  injured: incident.injured.map((one) => ({ ...one, severity: 'serious' })),
  worsenings: [{ at: moment('2026-11-20T09:00'), from: 'easy' }],
}
const chair = { employeeId: null, fullName: 'Орлов Пётр Ильич', post: 'Директор' }
const prolonged: Partial<Incident> = {
  occurredAt: moment('2026-10-01T10:00'),
  commission: { orderNumber: '7', orderDate: day('2026-10-01'), chair, members: [] },
  extension: { days: 15, reason: 'Экспертиза' },
  furtherExtension: { until: day('2026-12-30'), body: 'Суд' },
}

test.each<[string, string, Partial<Incident>]>([
  ['the news of a turn for the worse', 'worse', worse],
  ['the notice that the former degree asks for', 'tell-sfr', worse],
  ['an act Н-1С that the commission may consider', 'interim-act', prolonged],
])('evidence is taken at a step that the table of the degree lacks: %s', (_, step, changes) => {
  expect(codeOf(attached({ step }, { changes }))).toBeNull()
  expect(codeOf(linked({ step }, { changes }))).toBeNull()
})

test('a step that another degree alone asks for takes none', () => {
  expect(codeOf(attached({ step: 'relatives' }))).toBe('step/unknown')
  expect(codeOf(attached({ step: 'interim-act' }))).toBe('step/unknown')
  expect(codeOf(attached({ step: 'notify' }, { changes: worse }))).toBe('step/unknown')
})

test('the last that there is room for is taken', () => {
  const last = { count: MOST_EVIDENCE - 1, bytes: INCIDENT_ROOM - bytes.length }
  expect(codeOf(attached({}, { ...last, ofCompany: COMPANY_ROOM - bytes.length }))).toBeNull()
  expect(codeOf(attached({ bytes: aPicture('', EVIDENCE_LIMIT) }))).toBeNull()
})

test('an address of the web is attached', () => {
  const link = { ...photo, name: 'Камера 3', content: { is: 'link', url: details.url } }
  const outcome = linked()
  expect(outcome).toMatchObject({ ok: true, value: { answer: link } })
  expect(outcome.ok && outcome.value.writes).toMatchObject([
    { kind: 'new-evidence', rows: [link] },
    { kind: 'incident-events', rows: [{ after: { evidence: { name: 'Камера 3' } } }] },
    {
      rows: [
        {
          changes: [
            {
              record: 'evidence',
              ids: [id],
              before: null,
              after: { incidentId: incident.id, step: 'inspect', ...details },
            },
          ],
        },
      ],
    },
  ])
  expect(codeOf(linked({}, { count: MOST_EVIDENCE - 1 }))).toBeNull()
})

test.each<[Placed & Input, Known, string]>([
  [{}, { there: false }, 'not-found'],
  [{ step: 'party' }, {}, 'step/unknown'],
  [{ name: ' ' }, {}, 'text/required'],
  [{ url: '' }, {}, 'text/required'],
  [{ url: 'javascript:alert(1)' }, {}, 'link/invalid'],
  [{ url: 'see https://example.org' }, {}, 'link/invalid'],
  [{ url: 'https://' }, {}, 'link/invalid'],
  [{ url: 'https://a b' }, {}, 'link/invalid'],
  [{ url: 'https://disk.example@evil.example/1' }, {}, 'link/invalid'],
  [{ url: 'https://anna:secret@disk.example' }, {}, 'link/invalid'],
  [{ url: 'https://disk.example\\@evil.example' }, {}, 'link/invalid'],
  [{ url: 'https://disk.example"onclick' }, {}, 'link/invalid'],
  [{ url: 'https://disk.example/a b' }, {}, 'link/invalid'],
  [{}, { count: MOST_EVIDENCE }, 'evidence/too-many'],
])('an address %o is refused', (changes, known, code) => {
  expect(codeOf(linked(changes, known))).toBe(code)
})

test.each<[string, EvidenceOf, Known, string]>([
  ['a measure that is not there', { ...fence, measureId: 8 as MeasureId }, {}, 'not-found'],
  ['a measure that was removed', fence, { measure: { isRemoved: true } }, 'not-found'],
  ['a microtrauma that is not there', { ...bruised, microtraumaId: 8 as MicrotraumaId }, {}, 'not-found'],
  [
    'one that was annulled',
    bruised,
    { bruised: { annulled: { ...signed, reason: 'Дважды' } } },
    'microtrauma/closed',
  ],
  [
    'a step of an annulled accident',
    photo.of,
    { changes: { annulled: { ...signed, reason: 'Дважды' } } },
    'incident/annulled',
  ],
  [
    'a measure of one',
    fence,
    { changes: { annulled: { ...signed, reason: 'Дважды' } } },
    'incident/annulled',
  ],
  ['one that is an accident now', bruised, { bruised: { incidentId: incident.id } }, 'microtrauma/closed'],
  ['a measure of a full file', fence, { bytes: INCIDENT_ROOM }, 'evidence/no-room'],
  [
    'a full measure of no accident',
    fence,
    { measure: { incidentId: null }, counted: null, count: MOST_EVIDENCE },
    'evidence/too-many',
  ],
  ['a full microtrauma', bruised, { counted: null, count: MOST_EVIDENCE }, 'evidence/too-many'],
])('nothing is attached to %s', (_, of, known, code) => {
  expect(codeOf(attached({ of }, known))).toBe(code)
})

test('things are of the same place or not', () => {
  const places = [
    atStep(incident.id, 'inspect'),
    atStep(incident.id, 'interview'),
    atStep(9 as IncidentId, 'inspect'),
    fence,
    { ...fence, measureId: 5 as MeasureId },
    bruised,
    { ...bruised, microtraumaId: 7 as MicrotraumaId },
  ]
  for (const [i, a] of places.entries())
    for (const [k, b] of places.entries()) expect(isOfSame(a, { ...b })).toBe(i === k)
})

test('a step’s evidence is in the list of its investigation, any other in that of what it is attached to', () => {
  expect(takeEvidenceHolder(atStep(incident.id, 'inspect'))).toEqual({
    is: 'incident',
    incidentId: incident.id,
  })
  for (const what of [fence, bruised]) expect(takeEvidenceHolder(what)).toEqual(what)
})
