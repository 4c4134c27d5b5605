import type { AddresseeKind } from '../../../incidents/addressees/addressee.ts'
import { formatDate } from '../../../wording/formats/dates.ts'
import { printDocumentNumber } from '../../numbering/document-number.ts'
import { findAnswer, fromList } from '../company/said-once.ts'
import type { KnownAnswer, KnownFacts, Need, Source } from '../source.ts'
import { tellPlanned } from './measures.ts'

/** Where the records or the company's facts may know what papers otherwise ask. */
type Known = { readonly needs: Need; readonly tell: (facts: KnownFacts) => KnownAnswer | null }

const inBook = (kind: AddresseeKind, field: 'name' | 'address'): Known => ({
  needs: 'addressees',
  tell: ({ addressees = [] }) => {
    const value = addressees.find((one) => one.kind === kind)?.[field]
    return value ? { value, from: 'из адресатов организации' } : null
  },
})

const inFacts = (list: string, column: string): Known => ({
  needs: 'facts',
  tell: ({ facts }) => {
    const value = facts ? findAnswer(facts, list, column) : null
    return value === null ? null : { value, from: fromList(list) }
  },
})

/** The order that approved the assessment's results, the last by the day of the accident. */
const inArchive: Known = {
  needs: 'papers',
  tell: ({ papers = [] }) => {
    const order = papers
      .filter(
        ({ kind, title }) => kind === 'order' && /результатов оценки профессиональных рисков/u.test(title),
      )
      .toSorted((a, b) => b.date.localeCompare(a.date))[0]
    if (!order) return null
    const value = `${order.title} от ${formatDate(order.date)} № ${printDocumentNumber(order.number)}`
    return { value, from: 'из архива документов' }
  },
}

const inStaff: Known = {
  needs: 'accountant',
  tell: ({ accountant = null }) => accountant && { value: accountant, from: 'из списка работников' },
}

/** What was taken or recorded at the place. */
const atPlace: Known = {
  needs: 'evidence',
  tell: ({ evidence = [] }) => {
    const names = evidence.flatMap(({ of, name }) =>
      of.is === 'step' && of.step === 'inspect' ? [name] : [],
    )
    return names.length === 0 ? null : { value: names.join('; '), from: 'из материалов шага' }
  },
}

/** What the records know better than papers, whatever those have said before: the first that knows. */
const better: Readonly<Partial<Record<string, readonly Known[]>>> = {
  branch: [inBook('fund', 'name')],
  'branch-address': [inBook('fund', 'address')],
  inspectorate: [inBook('inspectorate', 'name'), inFacts('inspectorate', 'name')],
  'inspectorate-address': [inBook('inspectorate', 'address'), inFacts('inspectorate', 'address')],
  accountant: [inStaff],
  'sout-expert': [inFacts('sout', 'expert')],
  measures: [{ needs: 'measures', tell: ({ measures }) => tellPlanned(measures) }],
}

/** What the records propose while no paper has said otherwise. */
const proposed: Readonly<Partial<Record<string, readonly Known[]>>> = {
  room: [inFacts('places', 'ot-room')],
  'risks-act': [inArchive],
  attached: [atPlace],
}

/** The source of what papers have said, with what the records know before it and what they propose after it. */
export function withKnown(name: string, { needs, fill, ...told }: Source): Source {
  const [before, after] = [better[name] ?? [], proposed[name] ?? []]
  const firstOf = (all: readonly Known[], facts: KnownFacts): KnownAnswer | null =>
    all.map(({ tell }) => tell(facts)).find((answer) => answer !== null) ?? null
  return {
    ...told,
    needs: [...new Set([...needs, ...[...before, ...after].map((known) => known.needs)])],
    fill: (facts) => firstOf(before, facts) ?? fill(facts) ?? firstOf(after, facts),
  }
}
