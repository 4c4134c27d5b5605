import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import { aDocument } from '../../../tests/contracts/documents.ts'
import { employee, instant, mining, someone } from '../../../tests/examples.ts'
import { anIncident } from '../../../tests/incidents-example.ts'
import { aMicrotrauma } from '../../../tests/microtraumas-example.ts'
import type { KeptFacts } from '../../facts/fact-records.ts'
import type { Incident } from '../../incidents/incident.ts'
import { ownership } from '../../rights/membership.ts'
import type { UserId } from '../../shared/identity.ts'
import { notFound } from '../../shared/results/refusals.ts'
import { err } from '../../shared/results/result.ts'
import type { DocumentEmployee, DocumentId } from '../document.ts'
import { storeDocument } from './store-document.ts'

const signed = { by: someone, at: instant('2026-11-20T09:30:00.000Z') }
const [own, first] = [40 as DocumentId, 31 as DocumentId]
const free = [{ integer: 8, letter: '' }]

const bruise = aMicrotrauma()

/** What is asked, in order; the number is taken once `takenAfter` questions for it were answered. */
function stored(
  changes: Parameters<typeof aDocument>[0] = {},
  takenAfter = Number.POSITIVE_INFINITY,
  members: readonly UserId[] = [someone],
  accident: Incident | null = null,
  facts: KeptFacts | null = null,
) {
  const kinds: string[] = []
  let answered = 0
  const outcome = followInCompany(
    storeDocument.run({ companyId: mining, draft: aDocument(changes) }, signed),
    {
      'own-membership': ({ user, companyId }) =>
        members.includes(user) && companyId === mining ? ownership : null,
      'begins-batch': ({ id }) => {
        kinds.push('begins-batch')
        return id === first
      },
      numbering: () => 'whole' as const,
      'is-number-taken': ({ year }) => {
        kinds.push(`is-number-taken ${year}`)
        answered += 1
        return answered > takenAfter
      },
      'document-year': ({ year }) => {
        kinds.push(`document-year ${year}`)
        return null
      },
      'free-numbers': ({ year, letter, count }) => {
        kinds.push(`free-numbers ${year} «${letter}» ${count > 1}`)
        return free
      },
      'new-document-id': () => own,
      incident: ({ id }) => (accident?.id === id ? accident : null),
      microtrauma: ({ id }) => (id === bruise.id ? bruise : null),
      'facts-of-list': () => facts,
    },
  )
  return { outcome, kinds }
}

describe('storing a paper', () => {
  it('puts a certificate among the papers of its microtrauma, and into its chronology', () => {
    const form = 'microtrauma-certificate'
    const { outcome } = stored({ ofMicrotrauma: { id: bruise.id, form } })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
    const { title, date } = aDocument()
    const paper = { title, number: '7', date }
    expect(outcome.value.answer).toMatchObject({ microtraumaId: bruise.id, incidentId: null })
    expect(outcome.value.writes.slice(2, -1)).toEqual([
      {
        kind: 'changed-microtraumas',
        rows: [{ ...bruise, papers: [{ documentId: own, form, step: '', ...paper }] }],
      },
      {
        kind: 'microtrauma-events',
        rows: [
          { companyId: mining, microtraumaId: bruise.id, entered: signed, before: {}, after: { paper } },
        ],
      },
    ])
    const nowhere = { id: 99 as typeof bruise.id, form }
    expect(stored({ ofMicrotrauma: nowhere }).outcome).toEqual(err(notFound))
  })

  it('keeps it under its number, as the first of a batch of its own', () => {
    const employees = [{ id: employee(3), fullName: 'Белова Вера Ильинична' }]
    const { outcome } = stored({ employees })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
    const { answer, writes } = outcome.value
    const { docx, pdf } = aDocument().files
    expect(answer).toMatchObject({
      id: own,
      companyId: mining,
      batch: own,
      number: { integer: 7, letter: '' },
      enteredBy: someone,
      enteredAt: signed.at,
      files: {
        docx: { sha256: docx.sha256, size: docx.bytes.length },
        pdf: { sha256: pdf?.sha256, size: pdf?.bytes.length },
      },
    })
    expect(writes).toEqual([
      {
        kind: 'files',
        rows: [
          { companyId: mining, ...docx },
          { companyId: mining, ...pdf },
        ],
      },
      {
        kind: 'issued-papers',
        rows: [{ document: answer, data: { document: { number: '7' } }, answers: {} }],
      },
      {
        kind: 'journal',
        rows: [
          {
            ...signed,
            companyId: mining,
            command: 'documents/issue',
            changes: [
              {
                record: 'document',
                ids: [own],
                before: null,
                after: { templateId: 1001, number: '7', date: '2026-11-20', employeeIds: [3] },
              },
            ],
          },
        ],
      },
    ])
  })

  it('joins a batch that is there, and no other', () => {
    const { outcome, kinds } = stored({ batch: first })
    expect(outcome.ok && outcome.value.answer.batch).toBe(first)
    expect(kinds[0]).toBe('begins-batch')
    expect(stored({ batch: 32 as DocumentId }).outcome).toEqual({ ok: false, error: { code: 'not-found' } })
    expect(stored().kinds).not.toContain('begins-batch')
  })

  it('is refused to whoever has lost access meanwhile, before anything is asked', () => {
    const { outcome, kinds } = stored({}, undefined, [])
    expect(outcome).toEqual({ ok: false, error: { code: 'not-found' } })
    expect(kinds).toEqual([])
  })

  it('looks at its number again once the year is its own', () => {
    expect(stored().kinds).toEqual(['is-number-taken 2026', 'document-year 2026', 'is-number-taken 2026'])
  })

  it('is refused with free numbers where the number is taken, before or while it waits', () => {
    const taken = {
      error: { code: 'fields', errors: [{ field: 'documentNumber', code: 'document-number/taken' }] },
    }
    const before = stored({}, 0)
    expect(before.outcome).toMatchObject(taken)
    expect(before.kinds).toEqual(['is-number-taken 2026', 'free-numbers 2026 «» true'])
    const meanwhile = stored({ number: '7а' }, 1)
    expect(meanwhile.outcome).toMatchObject(taken)
    expect(meanwhile.kinds.at(-1)).toBe('free-numbers 2026 «А» true')
  })

  it('is refused where a list of facts is too full to remember its answer', () => {
    const remembered = [
      {
        ...{ name: 'rows', label: 'Машины', list: 'vehicles' },
        edits: [{ before: null, after: { vehicle: 'МАЗ', plate: '2' } }],
      },
    ]
    const keeping = (count: number) =>
      stored({ remembered }, undefined, undefined, null, {
        ...{ companyId: mining, list: 'vehicles', version: 4, entered: signed },
        rows: Array.from({ length: count }, (_, i) => ({ vehicle: 'ГАЗ', plate: `А ${i}` })),
      }).outcome
    expect(keeping(999).ok).toBe(true)
    expect(keeping(1000)).toMatchObject({
      error: { code: 'fields', errors: [{ field: 'values.rows', code: 'document/out-of-bounds' }] },
    })
  })

  it('of an accident goes into its file, with what was said in it, of the accident and of the injured', () => {
    const accident = anIncident()
    const ofIncident = {
      id: accident.id,
      step: 'tell-sfr',
      form: 'accident-sfr-notice',
      said: { common: { branch: 'ОСФР' }, injured: { clinic: 'ГКБ № 4' } },
    }
    const { outcome } = stored({ ofIncident, employees: [] }, Number.POSITIVE_INFINITY, [someone], accident)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
    const { answer, writes } = outcome.value
    const paper = {
      documentId: own,
      form: 'accident-sfr-notice',
      step: 'tell-sfr',
      title: answer.title,
      number: '7',
      date: answer.date,
    }
    const said = { common: { branch: 'ОСФР' }, injured: { 1: { clinic: 'ГКБ № 4' } } }
    expect(writes.find(({ kind }) => kind === 'changed-incidents')).toEqual({
      kind: 'changed-incidents',
      rows: [{ ...accident, papers: [paper], said }],
    })
    expect(writes.find(({ kind }) => kind === 'incident-events')).toEqual({
      kind: 'incident-events',
      rows: [
        {
          companyId: mining,
          incidentId: accident.id,
          entered: signed,
          before: {},
          after: { paper: { title: answer.title, number: '7', date: answer.date, step: 'tell-sfr' } },
        },
      ],
    })
    expect(answer.incidentId).toBe(accident.id)
    expect(stored({ ofIncident }).outcome).toEqual({ ok: false, error: { code: 'not-found' } })
    const over = { ...accident, annulled: { reason: 'Записан дважды', ...signed } }
    expect(
      stored({ ofIncident, employees: [] }, Number.POSITIVE_INFINITY, [someone], over).outcome,
    ).toMatchObject({ error: { errors: [{ field: 'incidentId', code: 'incident/annulled' }] } })
  })

  it('tells in the file of an accident whom it is about, and keeps under them what was said', () => {
    const kept = (
      injured: Incident['injured'],
      employees: readonly DocumentEmployee[],
      outsider: number | null = null,
    ) => {
      const accident = anIncident({ injured })
      const said = { common: {}, injured: { clinic: 'ГКБ № 4' } }
      const ofIncident = { id: accident.id, step: '', form: 'accident-act-n1', said, outsider }
      const { outcome } = stored({ ofIncident, employees }, Number.POSITIVE_INFINITY, [someone], accident)
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
      const file = outcome.value.writes.flatMap((one) => (one.kind === 'changed-incidents' ? one.rows : []))
      return file.map(({ papers, said }) => [
        ...papers.map((paper) => ('about' in paper ? paper.about : 'no one')),
        ...Object.keys(said.injured),
      ])
    }
    const own = anIncident().injured
    const stranger = { employeeId: null, fullName: 'Ли Ян', employer: 'Сосед', severity: 'easy' } as const
    const [white, black] = [
      { id: employee(3), fullName: 'Белова Вера Ильинична' },
      { id: employee(4), fullName: 'Чернов Лев Ильич' },
    ]
    expect(kept(own, [white])).toEqual([['Белова Вера Ильинична', '3']])
    expect(kept(own, [white, black])).toEqual([['no one', '3']])
    expect(kept([stranger, ...own], [])).toEqual([['no one', '1']])
    expect(kept([...own, stranger], [], 1)).toEqual([['Ли Ян', 'ли ян/сосед']])
    expect(kept([stranger], [])).toEqual([['no one', 'ли ян/сосед']])
    expect(kept([], [])).toEqual([['no one']])
  })
})
