import type { PersonalTraces } from '@osh/core/personal-data/collect-personal-data.ts'
import { keepOwnChanges } from '@osh/core/personal-data/own-changes.ts'
import type { Ledger } from '../ledger.ts'
import { isTo } from '../mail/mails-of.ts'
import { listMeasures } from '../measures/measures.ts'
import { compareByNewestFirst } from '../obligations/memory-obligation-queries.ts'
import { listWhole } from '../registry/registry.ts'
import { listTerms } from '../responsibilities/responsibilities.ts'
import type { KeptObligation } from '../state.ts'
import { listIncidentsNaming, listMicrotraumasNaming } from './incidents-naming.ts'
import { listPapersNaming } from './papers-naming.ts'
import { listThings } from './things-of.ts'

export const makePersonalTraces = (ledger: Ledger): PersonalTraces => ({
  listCompletions: (companyId, id) =>
    ledger.read(({ obligations, completions }) => {
      const isOwn = (one: KeptObligation): boolean => one.companyId === companyId && one.employeeId === id
      const own = new Set(obligations.filter(isOwn).map((one) => one.id))
      return completions.filter(({ obligationId }) => own.has(obligationId)).toSorted(compareByNewestFirst)
    }),
  listJournal: (companyId, id) =>
    ledger.read((state) => {
      const person = state.employees.find((one) => one.id === id && one.companyId === companyId)
      if (!person) return []
      const { ids, words } = listThings(state, person)
      const hurt = listMicrotraumasNaming(state, companyId, id).filter(
        ({ injured }) => injured.employeeId === id,
      )
      const gone = { ids: { ...ids, microtrauma: hurt.map((one) => one.id) }, words }
      return state.journal
        .filter((line) => line.companyId === companyId)
        .map((line) => ({ ...line, changes: keepOwnChanges(line.changes, id, gone) }))
        .filter(({ changes }) => changes.length > 0)
    }),
  listIncidentsNaming: (companyId, id) => ledger.read((state) => listIncidentsNaming(state, companyId, id)),
  listMicrotraumasNaming: (companyId, id) =>
    ledger.read((state) => listMicrotraumasNaming(state, companyId, id)),
  listMeasures: (companyId, id) =>
    ledger.read((state) => listMeasures(state, companyId).filter(({ employeeId }) => employeeId === id)),
  listTerms: (companyId, id) =>
    ledger.read((state) =>
      listTerms(state, companyId)
        .filter(({ employeeId }) => employeeId === id)
        .toSorted((a, b) => b.id - a.id),
    ),
  listSent: (companyId, id) =>
    ledger.read((state) =>
      listWhole(state, companyId).flatMap(({ set, records }) =>
        records
          .filter(({ employeeId }) => employeeId === id)
          .map((one) => ({ ...one, setId: set.id, made: set.made })),
      ),
    ),
  listMailsTo: (companyId, id) =>
    ledger.read(({ employees, mails = [] }) => {
      const person = employees.find((one) => one.id === id && one.companyId === companyId)
      return person ? mails.filter(isTo(person)) : []
    }),
  listPapersNaming: (companyId, id) =>
    ledger.read((state) => {
      const person = state.employees.find((one) => one.id === id && one.companyId === companyId)
      return person ? listPapersNaming(state, person) : []
    }),
})
