import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import { joinFullName } from '@osh/core/employees/employee.ts'
import type { KnowledgeCheck } from '@osh/core/registry/knowledge-check.ts'
import { CHECKS_LISTED, SETS_LISTED } from '@osh/core/registry/listed.ts'
import type { SentRecord } from '@osh/core/registry/match-answer.ts'
import type { RegistryQueries } from '@osh/core/registry/registry.ts'
import type { RegistryQuestion, RegistryWrite } from '@osh/core/registry/registry-facts.ts'
import { takePlace } from '@osh/core/registry/registry-record.ts'
import type { WholeSet } from '@osh/core/registry/registry-set.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { compareInRussian } from '@osh/core/shared/names/russian-order.ts'
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import type { Ledger } from '../ledger.ts'
import { describePersonNow, listEmployees } from '../staff/staff.ts'
import { findNextId, type State } from '../state.ts'

/** A completion that has a number says it of the record, whoever has entered it. */
export function listWhole(state: State, companyId: CompanyId): readonly WholeSet[] {
  const numbers = new Map(state.completions.map(({ id, papers }) => [id, papers?.registry ?? null]))
  const own = (state.registrySets ?? []).filter(({ set }) => set.companyId === companyId)
  return own.map(({ set, records }) => {
    const told = records.map((one) => ({
      ...one,
      number: one.number ?? numbers.get(one.completionId) ?? null,
    }))
    const registered = told.filter(({ number }) => number !== null).length
    return { set: { ...set, count: told.length, registered }, records: told }
  })
}

function listKnown(state: State, companyId: CompanyId): readonly KnowledgeCheck[] {
  const sets = listWhole(state, companyId)
  const sent = sets.flatMap(({ set, records }) => records.map((record) => ({ set, record })))
  const awaited = new Map(
    sent.flatMap(({ set, record: { completionId, number } }) =>
      set.withdrawn === null && number === null ? [[completionId, set.id]] : [],
    ),
  )
  const foreign = new Map(
    sent.flatMap(({ record }) => (record.foreign ? [[record.employeeId, record.foreign]] : [])),
  )
  const people = new Map(listEmployees(state, companyId).map((one) => [one.id, one]))
  const duties = new Map(
    state.obligations.flatMap((one) => {
      const person = one.companyId === companyId && people.get(one.employeeId)
      return person && one.subject.section === 'training'
        ? [[one.id, { person, name: one.subject.name }]]
        : []
    }),
  )
  return state.completions.flatMap(({ id, obligationId, date, result, papers, takenBack }) => {
    const duty = duties.get(obligationId)
    if (!duty || takenBack) return []
    const { id: employeeId, lastName, firstName, fatherName, snils, personnelNumber } = duty.person
    const { position, department } = describePersonNow(state, duty.person)
    return [
      {
        ...{ completionId: id, employeeId, programme: duty.name, date, passed: result === 'passed' },
        person: { lastName, firstName, fatherName, snils, personnelNumber, position, department },
        ...{ protocol: papers?.protocol ?? null, registry: papers?.registry ?? null },
        awaitedIn: awaited.get(id) ?? null,
        foreign: foreign.get(employeeId) ?? null,
      },
    ]
  })
}

export const makeRegistryQueries = (ledger: Ledger): RegistryQueries => ({
  listChecks: (companyId, { from, to }) =>
    ledger.read((state) =>
      listKnown(state, companyId)
        .filter(({ date }) => from <= date && date <= to)
        .toSorted(compareChecks)
        .slice(0, CHECKS_LISTED),
    ),
  listOfProtocol: (companyId, { from, to, protocol, employeeIds }) =>
    ledger.read((state) => {
      const asked = new Set(employeeIds)
      return listKnown(state, companyId)
        .filter((one) => one.protocol === protocol && asked.has(one.employeeId))
        .filter(({ date }) => from <= date && date <= to)
        .toSorted(compareChecks)
        .toReversed()
    }),
  listSets: (companyId) =>
    ledger.read((state) =>
      listWhole(state, companyId)
        .map(({ set }) => set)
        .toReversed()
        .slice(0, SETS_LISTED),
    ),
  readSet: (companyId, id) =>
    ledger.read((state) => {
      const whole = listWhole(state, companyId).find(({ set }) => set.id === id)
      return whole ? ok(whole) : err(notFound)
    }),
})

const compareChecks = (a: KnowledgeCheck, b: KnowledgeCheck): number =>
  (a.date < b.date ? 1 : a.date > b.date ? -1 : 0) ||
  compareInRussian(joinFullName(a.person), joinFullName(b.person)) ||
  a.completionId - b.completionId

export const answerRegistry = (state: State): Answers<RegistryQuestion> => ({
  'knowledge-checks': ({ companyId, ids }) => {
    const asked = new Set(ids)
    return listKnown(state, companyId).filter(({ completionId }) => asked.has(completionId))
  },
  'registry-set': ({ companyId, id }) => listWhole(state, companyId).find(({ set }) => set.id === id) ?? null,
  'new-registry-set-id': () => findNextId((state.registrySets ?? []).map(({ set }) => set)),
})

const changeSets = (state: State, change: (whole: WholeSet) => WholeSet): State => ({
  ...state,
  registrySets: (state.registrySets ?? []).map(change),
})

export const registryWriters: Writers<RegistryWrite, State, State> = {
  'registry-sets': (state, rows) => ({ ...state, registrySets: [...(state.registrySets ?? []), ...rows] }),
  'registered-records': (state, rows) =>
    changeSets(state, ({ set, records }) => {
      const numbers = new Map(
        rows.flatMap(({ setId, place, number }) => (setId === set.id ? [[place, number]] : [])),
      )
      const answered = records.map((one): SentRecord => {
        const number = numbers.get(takePlace(one.outerId)) ?? one.number
        return { ...one, number }
      })
      return { set, records: answered }
    }),
  'withdrawn-registry-sets': (state, rows) =>
    changeSets(state, ({ set, records }) => {
      const withdrawn = rows.find(({ id }) => id === set.id)?.withdrawn ?? set.withdrawn
      return { set: { ...set, withdrawn }, records }
    }),
  'completion-papers': (state, rows) => {
    const papers = new Map(rows.map((row) => [row.id, row.papers]))
    return {
      ...state,
      completions: state.completions.map((one) => {
        const told = papers.get(one.id)
        return told ? { ...one, papers: told } : one
      }),
    }
  },
}
