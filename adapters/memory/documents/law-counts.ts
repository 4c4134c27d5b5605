import type { LawCounts } from '@osh/core/documents/library/law-review.ts'
import type { Obligation } from '@osh/core/obligations/obligation.ts'
import type { RuledDuty } from '@osh/core/obligations/rule-of-duty.ts'
import type { Ledger } from '../ledger.ts'
import { listDocuments } from './memory-document-queries.ts'

export const makeLawCounts = (ledger: Ledger): LawCounts => ({
  countPapers: (companyId, before) =>
    ledger.read((state) =>
      countBy(
        listDocuments(state, companyId)
          .filter(({ date, annulled }) => (before === null || date < before) && annulled === null)
          .map(({ templateId }) => templateId),
      ),
    ),
  countDuties: (companyId) =>
    ledger.read(({ obligations }) =>
      obligations
        .filter((one) => one.companyId === companyId && !one.removed)
        .map((one) => ({ ...readRuled(one), duties: 1 })),
    ),
})

const readRuled = ({
  subject,
  ruleId,
  periodicity,
}: Pick<Obligation, 'subject' | 'ruleId' | 'periodicity'>): RuledDuty => ({
  ...{ section: subject.section, ruleId, recurs: periodicity.kind === 'every' },
  name: 'name' in subject ? subject.name : 'factorNumber' in subject ? subject.factorNumber : '',
  norm: subject.section === 'ppe' ? subject.norm : null,
})

function countBy<Key>(keys: readonly Key[]): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
