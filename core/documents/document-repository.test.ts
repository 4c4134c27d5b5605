import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { aDocument } from '../../tests/contracts/documents.ts'
import { day, instant, mining, someone } from '../../tests/examples.ts'
import { anIncident } from '../../tests/incidents-example.ts'
import { aMicrotrauma } from '../../tests/microtraumas-example.ts'
import { ownership } from '../rights/membership.ts'
import { err } from '../shared/results/result.ts'
import { makeTrial } from '../tariffs/company-term.ts'
import type { DocumentId } from './document.ts'
import { documentCommands } from './document-repository.ts'

const signed = { by: someone, at: instant('2026-12-04T10:00:00Z') }
const [accident, bruise] = [anIncident(), aMicrotrauma()]

/** A paper issued on that day, in a company whose last day is 03.12.2026. */
const issued = (changes: Parameters<typeof aDocument>[0], today = day('2026-12-04')) =>
  followInCompany(documentCommands.issue.run({ companyId: mining, draft: aDocument(changes) }, signed), {
    term: () => ({ term: makeTrial(day('2026-11-20')), today }),
    'own-membership': () => ownership,
    'begins-batch': () => true,
    numbering: () => 'whole' as const,
    'is-number-taken': () => false,
    'document-year': () => null,
    'free-numbers': () => [],
    'new-document-id': () => 40 as DocumentId,
    incident: () => accident,
    microtrauma: () => bruise,
    'facts-of-list': () => null,
  })

describe('after the term has ended', () => {
  it('no paper is issued', () => {
    expect(issued({}, day('2026-12-03')).ok).toBe(true)
    expect(issued({})).toEqual(err({ code: 'tariff/ended', endedOn: '2026-12-03', closesOn: null }))
  })

  it('those of an accident and of a microtrauma are issued all the same', () => {
    const said = { common: {}, injured: {} }
    const ofIncident = { id: accident.id, step: 'tell-sfr', form: 'accident-sfr-notice', said }
    expect(issued({ ofIncident })).toMatchObject({ value: { answer: { incidentId: accident.id } } })
    const ofMicrotrauma = { id: bruise.id, form: 'microtrauma-certificate' }
    expect(issued({ ofMicrotrauma })).toMatchObject({ value: { answer: { microtraumaId: bruise.id } } })
  })

  it('not with more for the facts of the company: that is an addition', () => {
    const after = { vehicle: 'ГАЗ', plate: 'А 001 АА' }
    const remembered = [{ list: 'vehicles', name: 'rows', label: 'Машины', edits: [{ before: null, after }] }]
    const ofMicrotrauma = { id: bruise.id, form: 'microtrauma-certificate' }
    expect(issued({ ofMicrotrauma, remembered })).toMatchObject({ error: { code: 'tariff/ended' } })
  })
})
