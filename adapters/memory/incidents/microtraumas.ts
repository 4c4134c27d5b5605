import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { compareByOccurrence } from '@osh/core/incidents/incident-repository.ts'
import { type Microtrauma, notReviewed } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type {
  MicrotraumaQuestion,
  MicrotraumaWrite,
} from '@osh/core/incidents/microtraumas/microtrauma-facts.ts'
import {
  isMicrotraumaListed,
  type MicrotraumaQueries,
} from '@osh/core/incidents/microtraumas/microtrauma-repository.ts'
import { pageOf } from '@osh/core/shared/page.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import type { Ledger } from '../ledger.ts'
import { findNextId, replaceById, type State } from '../state.ts'

/** What an older version of the program has kept knows nothing of what came with a newer one. */
export const listMicrotraumas = (
  { microtraumas = [] }: State,
  companyId: CompanyId,
): readonly Microtrauma[] =>
  microtraumas.filter((one) => one.companyId === companyId).map((one) => ({ ...notReviewed, ...one }))

export const answerMicrotraumas = (state: State): Answers<MicrotraumaQuestion> => ({
  microtrauma: ({ companyId, id }) => listMicrotraumas(state, companyId).find((one) => one.id === id) ?? null,
  'microtrauma-at': ({ companyId, employeeId, occurredAt }) =>
    listMicrotraumas(state, companyId).find(
      (one) =>
        one.injured.employeeId === employeeId && one.occurredAt === occurredAt && one.annulled === null,
    )?.id ?? null,
  'new-microtrauma-id': () => findNextId(state.microtraumas ?? []),
})

export const microtraumaWriters: Writers<MicrotraumaWrite, State, State> = {
  'new-microtraumas': (state, rows) => ({
    ...state,
    microtraumas: [...(state.microtraumas ?? []), ...rows.map(({ microtrauma }) => microtrauma)],
  }),
  'changed-microtraumas': (state, rows) => ({
    ...state,
    microtraumas: rows.reduce(replaceById, state.microtraumas ?? []),
  }),
  'microtrauma-events': (state, rows) => ({
    ...state,
    microtraumaEvents: [...(state.microtraumaEvents ?? []), ...rows],
  }),
  'papers-into-file': (state, rows) => ({
    ...state,
    documents: state.documents.map((document) => {
      const file = rows.find(({ documentIds }) => documentIds.includes(document.id))
      return file ? { ...document, incidentId: file.incidentId } : document
    }),
  }),
}

export const makeMicrotraumaQueries = (ledger: Ledger): MicrotraumaQueries => ({
  listPage: (companyId, { page, limit, ...filter }) =>
    ledger.read((state) => {
      const all = listMicrotraumas(state, companyId).filter((one) => isMicrotraumaListed(one, filter))
      return pageOf(all.toSorted(compareByOccurrence), { page, limit })
    }),
  get: (companyId, id) =>
    ledger.read((state) => {
      const microtrauma = listMicrotraumas(state, companyId).find((one) => one.id === id)
      return microtrauma ? ok(microtrauma) : err(notFound)
    }),
  readChronology: (companyId, id) =>
    ledger.read((state) => {
      const own = (state.microtraumaEvents ?? []).filter(
        (one) => one.companyId === companyId && one.microtraumaId === id,
      )
      if (own.length === 0) return err(notFound)
      return ok(own.map(({ entered, before, after }) => ({ entered, before, after })))
    }),
})
