import type { PersonalTraces } from '@osh/core/personal-data/collect-personal-data.ts'
import { ownChanges } from '@osh/core/personal-data/own-changes.ts'
import type { Ledger } from '../ledger.ts'
import { isTo } from '../mail/mails-of.ts'
import { measuresIn } from '../measures/measures.ts'
import { newestFirst } from '../obligations/memory-obligation-queries.ts'
import { termsIn } from '../responsibilities/responsibilities.ts'
import type { KeptObligation } from '../state.ts'
import { incidentsNaming, microtraumasNaming } from './incidents-naming.ts'
import { papersNaming } from './papers-naming.ts'
import { thingsOf } from './things-of.ts'

export const personalTraces = (ledger: Ledger): PersonalTraces => ({
  completionsOf: (companyId, id) =>
    ledger.read(({ obligations, completions }) => {
      const isOwn = (one: KeptObligation): boolean => one.companyId === companyId && one.employeeId === id
      const own = new Set(obligations.filter(isOwn).map((one) => one.id))
      return completions.filter(({ obligationId }) => own.has(obligationId)).toSorted(newestFirst)
    }),
  journalOf: (companyId, id) =>
    ledger.read((state) => {
      const person = state.employees.find((one) => one.id === id && one.companyId === companyId)
      if (!person) return []
      const { ids, words } = thingsOf(state, person)
      const hurt = microtraumasNaming(state, companyId, id).filter(({ injured }) => injured.employeeId === id)
      const gone = { ids: { ...ids, microtrauma: hurt.map((one) => one.id) }, words }
      return state.journal
        .filter((line) => line.companyId === companyId)
        .map((line) => ({ ...line, changes: ownChanges(line.changes, id, gone) }))
        .filter(({ changes }) => changes.length > 0)
    }),
  incidentsNaming: (companyId, id) => ledger.read((state) => incidentsNaming(state, companyId, id)),
  microtraumasNaming: (companyId, id) => ledger.read((state) => microtraumasNaming(state, companyId, id)),
  measuresOf: (companyId, id) =>
    ledger.read((state) => measuresIn(state, companyId).filter(({ employeeId }) => employeeId === id)),
  termsOf: (companyId, id) =>
    ledger.read((state) =>
      termsIn(state, companyId)
        .filter(({ employeeId }) => employeeId === id)
        .toSorted((a, b) => b.id - a.id),
    ),
  mailsTo: (companyId, id) =>
    ledger.read(({ employees, mails = [] }) => {
      const person = employees.find((one) => one.id === id && one.companyId === companyId)
      return person ? mails.filter(isTo(person)) : []
    }),
  papersNaming: (companyId, id) =>
    ledger.read((state) => {
      const person = state.employees.find((one) => one.id === id && one.companyId === companyId)
      return person ? papersNaming(state, person) : []
    }),
})
