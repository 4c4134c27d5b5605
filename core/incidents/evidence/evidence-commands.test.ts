import { expect, test } from 'vitest'
import { atStep } from '../../../tests/evidence-example.ts'
import { day, instant, mining, someone } from '../../../tests/examples.ts'
import { anIncident, doneAt, moment } from '../../../tests/incidents-example.ts'
import { aMicrotrauma } from '../../../tests/microtraumas-example.ts'
import { aPicture } from '../../../tests/pictures.ts'
import { type Answers, follow } from '../../commands/follow.ts'
import type { IsStillMember } from '../../companies/company-facts.ts'
import type { MeasureId, UserId } from '../../shared/identity.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { Incident, IncidentId } from '../incident.ts'
import type { LockIncident } from '../incident-facts.ts'
import type { Microtrauma } from '../microtraumas/microtrauma.ts'
import type { LockMicrotrauma } from '../microtraumas/microtrauma-facts.ts'
import type { MicrotraumaId } from '../microtraumas/microtrauma-id.ts'
import { attach, type EvidenceDraft } from './attach.ts'
import { attachLink } from './attach-link.ts'
import {
  COMPANY_ROOM,
  EVIDENCE_LIMIT,
  type Evidence,
  type EvidenceId,
  type EvidenceOf,
  INCIDENT_ROOM,
  isOfSame,
  MOST_EVIDENCE,
  PREVIEW_LIMIT,
  PREVIEW_SIDE,
} from './evidence.ts'
import type { EvidenceQuestion, EvidenceTally, HeldMeasure } from './evidence-facts.ts'
import { keepPreview } from './keep-preview.ts'
import { withdraw } from './withdraw.ts'

const signed = { by: someone, at: instant('2026-11-20T10:00:00Z') }
const incident = anIncident()
const id = 9 as EvidenceId
const bytes = aPicture('place')
const sent: EvidenceDraft = { name: 'C:\\photos\\место.jpg', bytes, sha256: 'ab' }

const content = {
  is: 'file',
  format: 'jpeg',
  file: { sha256: 'ab', size: bytes.length },
  preview: null,
} as const
const photo: Evidence = {
  id,
  companyId: mining,
  of: atStep(incident.id, 'inspect'),
  name: 'место.jpg',
  content,
  enteredBy: someone,
  enteredAt: signed.at,
  withdrawn: null,
}

type Known = Partial<EvidenceTally> & {
  readonly twice?: boolean
  readonly member?: boolean
  readonly there?: boolean
  readonly changes?: Partial<Incident>
  readonly evidence?: Evidence | null
  readonly bruised?: Partial<Microtrauma>
  readonly measure?: Partial<HeldMeasure>
  /** The accident in whose archive it is to be counted. */
  readonly counted?: IncidentId | null
}
/** What the storage knows of this company's incident alone. */
const answers = ({
  twice = false,
  member = true,
  there = true,
  changes = {},
  evidence = photo,
  bruised = {},
  measure = {},
  counted = incident.id,
  ...tally
}: Known): Answers<EvidenceQuestion | IsStillMember | LockIncident | LockMicrotrauma> => ({
  'is-still-member': (asked) => member && asked.member === someone && asked.companyId === mining,
  incident: (asked) =>
    there && asked.companyId === mining && asked.id === incident.id
      ? { ...incident, ...changes, done: { former: doneAt('2026-11-20T10:00') } }
      : null,
  'evidence-tally': ({ companyId, incidentId }) => ({
    ...{ count: 0, bytes: 0, ofCompany: 0 },
    ...(companyId === mining && incidentId === counted ? tally : {}),
  }),
  'is-attached': ({ of, sha256 }) => twice && isOfSame(of, photo.of) && sha256 === sent.sha256,
  microtrauma: (asked) =>
    asked.companyId === mining && asked.id === bruise.id ? { ...bruise, ...bruised } : null,
  'held-measure': (asked) =>
    asked.companyId === mining && asked.id === fence.measureId ? { ...held, ...measure } : null,
  evidence: (asked) => (asked.companyId === mining && asked.id === id ? evidence : null),
  'new-evidence-id': ({ companyId }) => (companyId === mining ? id : (0 as EvidenceId)),
})
const bruise = aMicrotrauma()
const fence = { is: 'measure', measureId: 7 as MeasureId } as const
const held: HeldMeasure = {
  what: 'Поставить ограждение',
  isRemoved: false,
  told: { incidentId: incident.id, microtraumaId: null },
  incidentId: incident.id,
}
type Placed = { readonly step?: string; readonly of?: EvidenceOf }
const attached = (
  { step = 'inspect', of = atStep(incident.id, step), ...draft }: Partial<EvidenceDraft> & Placed = {},
  known: Known = {},
) => follow(attach.run({ companyId: mining, of, draft: { ...sent, ...draft } }, signed), answers(known))
const codeOf = (outcome: { readonly ok: boolean; readonly error?: unknown }) =>
  outcome.ok ? null : JSON.stringify(outcome.error).match(/"code":"([a-z/-]+)"(?!.*"code")/)?.[1]

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

const details = { name: 'Камера 3', url: 'https://video.example.org/3?at=14:10' }
const linked = (
  { step = 'inspect', of = atStep(incident.id, step), ...changes }: Placed & Input = {},
  known: Known = {},
) =>
  follow(
    attachLink.run({ companyId: mining, of, details: { ...details, ...changes } }, signed),
    answers(known),
  )

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

const withdrawn = (reason: unknown, evidence: Evidence | null = photo) =>
  follow(withdraw.run({ companyId: mining, id, reason }, signed), answers({ evidence }))

test('withdrawn evidence says why, by whom and when; nothing else of it changes', () => {
  const mark = { reason: 'Не то место', ...signed }
  const outcome = withdrawn(' Не то место ')
  expect(outcome).toMatchObject({ ok: true, value: { answer: { ...photo, withdrawn: mark } } })
  expect(outcome.ok && outcome.value.writes).toMatchObject([
    { kind: 'withdrawn-evidence', rows: [{ companyId: mining, id, withdrawn: mark }] },
    {
      kind: 'incident-events',
      rows: [
        {
          companyId: mining,
          incidentId: incident.id,
          entered: signed,
          before: {},
          after: { withdrawnEvidence: { name: 'место.jpg', step: 'inspect', reason: 'Не то место' } },
        },
      ],
    },
    {
      rows: [
        {
          changes: [
            {
              record: 'evidence',
              ids: [id],
              before: { withdrawn: null },
              after: { withdrawn: 'Не то место' },
            },
          ],
        },
      ],
    },
  ])
  expect(codeOf(withdrawn(''))).toBe('text/required')
  expect(codeOf(withdrawn('Ещё раз', { ...photo, withdrawn: mark }))).toBe('evidence/withdrawn-already')
  expect(codeOf(withdrawn('Нет такого', null))).toBe('not-found')
})

const bruised = { is: 'microtrauma', microtraumaId: bruise.id } as const
const toldOf = (outcome: ReturnType<typeof attached> | ReturnType<typeof withdrawn>) =>
  outcome.ok
    ? outcome.value.writes.flatMap(({ kind, rows }) => (kind.endsWith('-events') ? [[kind, ...rows]] : []))
    : outcome.error

test('what shows that a measure is done is told of where the measure is', () => {
  expect(attached({ of: fence })).toMatchObject({ ok: true, value: { answer: { ...photo, of: fence } } })
  const thing = { name: 'место.jpg', measure: 'Поставить ограждение' }
  const line = { companyId: mining, entered: signed, before: {} }
  const after = { evidence: thing }
  expect(toldOf(attached({ of: fence }))).toEqual([
    ['incident-events', { ...line, incidentId: incident.id, after }],
  ])
  const told = { incidentId: null, microtraumaId: bruise.id }
  expect(toldOf(attached({ of: fence }, { measure: { told } }))).toEqual([
    ['microtrauma-events', { ...line, microtraumaId: bruise.id, after }],
  ])
  const ofOrder = { measure: { told: { incidentId: null, microtraumaId: null } } }
  expect(toldOf(attached({ of: fence }, ofOrder))).toEqual([])
  const gone = { withdrawnEvidence: { ...thing, reason: 'Не то' } }
  expect(toldOf(withdrawn('Не то', { ...photo, of: fence }))).toEqual([
    ['incident-events', { ...line, incidentId: incident.id, after: gone }],
  ])
})

test('what is attached to a microtrauma is told of in its chronology', () => {
  const line = { companyId: mining, entered: signed, before: {}, microtraumaId: bruise.id }
  expect(toldOf(attached({ of: bruised }))).toEqual([
    ['microtrauma-events', { ...line, after: { evidence: { name: 'место.jpg' } } }],
  ])
  expect(toldOf(withdrawn('Не то', { ...photo, of: bruised }))).toEqual([
    ['microtrauma-events', { ...line, after: { withdrawnEvidence: { name: 'место.jpg', reason: 'Не то' } } }],
  ])
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

const previewed = (small: Uint8Array, evidence: Evidence | null = photo) =>
  follow(
    keepPreview.run({ companyId: mining, id, picture: { bytes: small, sha256: 'cd' } }, signed),
    answers({ evidence }),
  )

test('the small picture is kept once, from whoever sent the file', () => {
  const small = aPicture('small')
  const preview = { sha256: 'cd', size: small.length }
  const outcome = previewed(small)
  expect(outcome).toMatchObject({ ok: true, value: { answer: { content: { ...content, preview } } } })
  expect(outcome.ok && outcome.value.writes).toMatchObject([
    { kind: 'files', rows: [{ companyId: mining, sha256: 'cd', bytes: small }] },
    { kind: 'evidence-previews', rows: [{ companyId: mining, id, preview }] },
    {
      rows: [
        { changes: [{ record: 'evidence', ids: [id], before: { preview: null }, after: { preview: 'cd' } }] },
      ],
    },
  ])
  const kept = { ...photo, content: { ...content, preview } }
  expect(previewed(aPicture('other'), kept)).toMatchObject({ ok: true, value: { writes: [], answer: kept } })
  expect(codeOf(previewed(aPicture('', PREVIEW_LIMIT)))).toBeNull()
  expect(codeOf(previewed(aPicture('', 0, PREVIEW_SIDE)))).toBeNull()
})

test.each<[string, Uint8Array, Evidence | null, string]>([
  ['of nothing', aPicture(), null, 'not-found'],
  ['of another’s file', aPicture(), { ...photo, enteredBy: 77 as UserId }, 'not-found'],
  ['of an address', aPicture(), { ...photo, content: { is: 'link', url: details.url } }, 'not-found'],
  ['that is too large', aPicture('', PREVIEW_LIMIT + 1), photo, 'evidence/too-large'],
  ['that unfolds into too much', aPicture('', 0, PREVIEW_SIDE + 1), photo, 'evidence/not-recognised'],
  ['that is no JPEG', new TextEncoder().encode('%PDF-1.7'), photo, 'evidence/not-recognised'],
])('a small picture is refused %s', (_, small, evidence, code) => {
  expect(codeOf(previewed(small, evidence))).toBe(code)
})
