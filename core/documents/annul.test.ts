import { expect, test } from 'vitest'
import { instant, mining, someone } from '../../tests/examples.ts'
import { anIncident } from '../../tests/incidents-example.ts'
import { aMicrotrauma } from '../../tests/microtraumas-example.ts'
import { follow } from '../commands/follow.ts'
import type { Microtrauma } from '../incidents/microtraumas/microtrauma.ts'
import type { UserId } from '../shared/identity.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import { annul } from './annul.ts'
import type { Annulment, Document, DocumentId } from './document.ts'
import type { TemplateId } from './library/template.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const id = 7 as DocumentId
const issued: Document = {
  id,
  companyId: mining,
  templateId: 1001 as TemplateId,
  groupId: 1,
  kind: 'order',
  title: 'Приказ о назначении ответственного',
  number: { integer: 7, letter: '' },
  date: '2026-03-10' as Document['date'],
  employees: [],
  batch: id,
  files: { docx: { sha256: '', size: 1 }, pdf: null },
  enteredBy: someone,
  enteredAt: signed.at,
  annulled: null,
}
const accident = anIncident({
  papers: [7, 8].map((documentId) => ({
    documentId,
    form: 'accident-act-n1',
    step: 'act-n1',
    title: 'Акт',
    number: String(documentId),
    date: issued.date,
  })),
})
const bruise = aMicrotrauma({ papers: accident.papers })
const annulled = (reason: unknown, known: Document | null = issued, bruised: Microtrauma = bruise) =>
  follow(annul.run({ companyId: mining, id, reason }, signed), {
    document: () => known,
    incident: ({ id: of }) => (of === accident.id ? accident : null),
    microtrauma: ({ id: of }) => (of === bruised.id ? bruised : null),
    'data-of-paper': () => null,
    editions: () => [],
    'facts-of-list': () => null,
  })

test('an annulled document says why, by whom and when; nothing else of it changes', () => {
  const mark: Annulment = { reason: 'Не тот работник', ...signed }
  const outcome = annulled('  Не тот работник ')
  expect(outcome).toMatchObject({ ok: true, value: { answer: { ...issued, annulled: mark } } })
  expect(outcome.ok && outcome.value.writes).toMatchObject([
    { kind: 'annulled-documents', rows: [{ companyId: mining, id, annulled: mark }] },
    {
      rows: [
        {
          command: 'documents/annul',
          changes: [{ ids: [id], before: { annulled: null }, after: { annulled: 'Не тот работник' } }],
        },
      ],
    },
  ])
})

test('the file of its accident is without it, and the chronology says why', () => {
  const outcome = annulled('Не тот день', { ...issued, incidentId: accident.id })
  const [seven, eight] = accident.papers
  expect(outcome.ok && outcome.value.writes.slice(1, 3)).toEqual([
    { kind: 'changed-incidents', rows: [{ ...accident, papers: [{ ...seven, annulled: true }, eight] }] },
    {
      kind: 'incident-events',
      rows: [
        {
          companyId: mining,
          incidentId: accident.id,
          entered: signed,
          before: {},
          after: {
            annulledPaper: { title: issued.title, number: '7', date: issued.date, reason: 'Не тот день' },
          },
        },
      ],
    },
  ])
})

test('the document of that company and that number is looked for, and its accident where it has one', () => {
  const askedFor = (known: Document) => {
    const asked: unknown[] = []
    const input = { companyId: mining, id, reason: 'Ошибка' }
    follow(annul.run(input, signed), {
      document: (query) => {
        asked.push(query)
        return known
      },
      incident: (query) => {
        asked.push(query)
        return null
      },
      microtrauma: (query) => {
        asked.push(query)
        return null
      },
      'data-of-paper': () => null,
      editions: (query) => {
        asked.push(query)
        return []
      },
      'facts-of-list': () => null,
    })
    return asked
  }
  const document = { companyId: mining, id }
  expect(askedFor(issued)).toEqual([document])
  expect(askedFor({ ...issued, incidentId: accident.id })).toEqual([
    document,
    { companyId: mining, id: accident.id },
  ])
  expect(askedFor({ ...issued, microtraumaId: bruise.id })).toEqual([
    document,
    { companyId: mining, id: bruise.id },
  ])
})

test('the microtrauma keeps it marked among its papers; the accident that it became too', () => {
  const known = { ...issued, microtraumaId: bruise.id }
  const [seven, eight] = accident.papers
  const papers = [{ ...seven, annulled: true }, eight]
  const line = { companyId: mining, entered: signed, before: {} }
  const after = {
    annulledPaper: { title: issued.title, number: '7', date: issued.date, reason: 'Не тот день' },
  }
  const ofBruise = (bruised: Microtrauma) => [
    { kind: 'changed-microtraumas', rows: [{ ...bruised, papers }] },
    { kind: 'microtrauma-events', rows: [{ ...line, microtraumaId: bruise.id, after }] },
  ]
  const alone = annulled('Не тот день', known)
  expect(alone.ok && alone.value.writes.slice(1, -1)).toEqual(ofBruise(bruise))
  const became = { ...bruise, incidentId: accident.id }
  const both = annulled('Не тот день', known, became)
  expect(both.ok && both.value.writes.slice(1, -1)).toEqual([
    { kind: 'changed-incidents', rows: [{ ...accident, papers }] },
    { kind: 'incident-events', rows: [{ ...line, incidentId: accident.id, after }] },
    ...ofBruise(became),
  ])
})

const remembered = { vehicle: 'МАЗ', plate: '2' }
const rows = [{ vehicle: 'ГАЗ', plate: '1' }, remembered]

const annulledAmong = (editions: readonly Document[], asked: unknown[] = []) => {
  const outcome = follow(annul.run({ companyId: mining, id, reason: 'Ошибка' }, signed), {
    document: (query) => {
      asked.push(query.id)
      return editions.find((one) => one.id === query.id) ?? null
    },
    editions: (query) => {
      asked.push(query)
      return editions
    },
    incident: () => null,
    microtrauma: () => null,
    'data-of-paper': ({ companyId, id: of }) =>
      companyId === mining && of === id
        ? { remembered: [{ list: 'vehicles', edits: [{ before: null, after: remembered }] }] }
        : null,
    'facts-of-list': ({ companyId, list }) => ({
      ...{ companyId, list, rows, version: 4 },
      entered: { by: 9 as UserId, at: instant('2026-03-10T10:00:00Z') },
    }),
  })
  return outcome.ok && outcome.value.writes.slice(1, -1)
}

const taken = [
  {
    kind: 'company-facts',
    rows: [{ companyId: mining, list: 'vehicles', rows: rows.slice(0, 1), version: 5, entered: signed }],
  },
]

test('what was remembered with that very paper goes from the facts, by whom and when it is annulled', () => {
  expect(annulledAmong([issued])).toEqual(taken)
})

test('what was remembered stays as long as another edition of the paper holds', () => {
  const first = { ...issued, id: 6 as DocumentId }
  const second: Document = { ...issued, edition: 2, editionOf: first.id }
  const asked: unknown[] = []
  expect(annulledAmong([first, second], asked)).toEqual([])
  expect(asked).toEqual([id, first.id, { companyId: mining, id: first.id }])
  const gone = { reason: 'Ошибка', ...signed }
  expect(annulledAmong([{ ...first, annulled: gone }, second])).toEqual(taken)
  expect(annulledAmong([issued, { ...second, id: 9 as DocumentId }])).toEqual([])
})

test('a reason has to be given, 500 characters at most', () => {
  const refused = (reason: unknown) => {
    const outcome = annulled(reason)
    return outcome.ok ? null : outcome.error
  }
  for (const blank of [null, undefined, '', '   '])
    expect(refused(blank)).toEqual({ code: 'fields', errors: [{ field: 'reason', code: 'text/required' }] })
  expect(refused('о'.repeat(500))).toBeNull()
  expect(refused('о'.repeat(501))).toMatchObject({ errors: [{ code: 'text/too-long' }] })
})

test('it is annulled once, and only where it is', () => {
  const already = { ...issued, annulled: { reason: 'Ошибка в дате', ...signed } }
  expect(annulled('Другая причина', already)).toEqual(err({ code: 'document/annulled-already' }))
  expect(annulled('Ошибка', null)).toEqual(err(notFound))
})
