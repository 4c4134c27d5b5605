import type { Answers } from '@osh/core/commands/follow.ts'
import type { Document } from '@osh/core/documents/document.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { Memo } from '@osh/core/memos/memo.ts'
import type { KnownObligation } from '@osh/core/obligations/facts/obligation-facts.ts'
import { makeStandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { MadeByPaper, PaperRecord } from '@osh/core/paper-records/paper-record.ts'
import type { PaperRecordQuestion } from '@osh/core/paper-records/paper-record-facts.ts'
import type { KnowledgeCheck } from '@osh/core/registry/knowledge-check.ts'
import type { LockChecks } from '@osh/core/registry/registry-facts.ts'
import type { ResponsibilityId, Term } from '@osh/core/responsibilities/responsibility.ts'
import type { ResponsibilityQuestion } from '@osh/core/responsibilities/responsibility-facts.ts'
import type { DocumentId } from '@osh/core/shared/identity.ts'
import { day, employee, instant, mining, someone } from '#tests/examples.ts'
import { makeMemoStorage } from './memo-storage.ts'

export const companyId = mining
export const signed = { by: someone, at: instant('2026-03-16T09:30:00.000Z') }
export const paperId = 7 as DocumentId
export const asked = { companyId, id: paperId }

/** A protocol № 12 of 10.03.2026 about employees 1 to 3. */
export const aPaper = (changes: Partial<Document> = {}): Document => ({
  id: paperId,
  companyId,
  templateId: 5001 as TemplateId,
  groupId: 5,
  kind: 'protocol',
  title: 'Протокол проверки знания',
  number: { integer: 12, letter: '' },
  date: day('2026-03-10'),
  employees: [1, 2, 3].map((id) => ({ id: employee(id), fullName: `Работник ${id}` })),
  batch: paperId,
  files: { docx: { sha256: '', size: 1 }, pdf: null },
  enteredBy: someone,
  enteredAt: signed.at,
  annulled: null,
  ...changes,
})

export const aRecord = (changes: Partial<PaperRecord> = {}): PaperRecord => ({
  ...{ documentId: paperId, companyId, count: 1, made: signed, undone: null },
  ...changes,
})

type Stored = {
  readonly document?: Document | null
  readonly answers?: Readonly<Record<string, unknown>>
  readonly known?: readonly KnownObligation[]
  readonly memo?: Memo | null
  readonly terms?: readonly Term[]
  readonly checks?: readonly KnowledgeCheck[]
  readonly record?: { readonly record: PaperRecord; readonly made: MadeByPaper } | null
}

/** A storage of employees 1 to 3, of a paper and of what it is about; new ids begin with 100. */
export function makePaperStorage({
  document = aPaper(),
  answers = {},
  known = [],
  memo = null,
  terms = [],
  checks = [],
  record = null,
}: Stored) {
  const storage = makeMemoStorage(known, memo)
  const newIds = (count: number): readonly [ResponsibilityId, ...ResponsibilityId[]] => [
    100 as ResponsibilityId,
    ...Array.from({ length: count - 1 }, (_, i) => (101 + i) as ResponsibilityId),
  ]
  const asking = <Asking extends { readonly count: number }, Id>(draw: (given: Asking) => Id) => {
    return (given: Asking): Id => {
      if (given.count < 1) throw new Error('no id is asked for')
      return draw(given)
    }
  }
  const own: Answers<PaperRecordQuestion | ResponsibilityQuestion | LockChecks> = {
    paper: ({ id }) => (document && id === document.id ? { document, answers } : null),
    'paper-record': () => record,
    'people-called': ({ names }) =>
      known
        .map(({ fullName, obligation: { employeeId: id } }) => ({ id, fullName }))
        .filter(({ fullName }) => names.includes(fullName)),
    'standing-of-employees': ({ section, employeeIds }) => {
      if (employeeIds.length === 0) throw new Error('no one is asked about')
      return known.map(makeStandingObligation).filter(({ subject, employeeId, removed }) => {
        return !removed && subject.section === section && employeeIds.includes(employeeId)
      })
    },
    'holders-of-roles': ({ roleIds }) => {
      if (roleIds.length === 0) throw new Error('no role is asked about')
      return terms.filter(({ roleId }) => roleIds.includes(roleId))
    },
    held: ({ id }) => terms.find(({ responsibilityId }) => responsibilityId === id) ?? null,
    'holdings-of-role': () => [],
    'new-responsibility-ids': asking(({ count }) => newIds(count)),
    'answer-of-company': () => null,
    'knowledge-checks': ({ ids }) => {
      if (ids.length === 0) throw new Error('no check is asked about')
      return checks.filter(({ completionId }) => ids.includes(completionId))
    },
  }
  const given = storage.answers
  return {
    answers: {
      ...given,
      'new-completion-ids': asking(given['new-completion-ids']),
      employees: (query: Parameters<typeof given.employees>[0]) => {
        if (query.ids.length === 0) throw new Error('nobody is asked about')
        return given.employees(query)
      },
      obligations: (query: Parameters<typeof given.obligations>[0]) => {
        if (query.ids.length === 0) throw new Error('no obligation is asked about')
        return given.obligations(query)
      },
      ...own,
    },
    kinds: storage.kinds,
  }
}

type Written = { readonly writes: readonly { readonly kind: string; readonly rows: readonly unknown[] }[] }

/** All rows of each kind that are written, in the order of writing. */
export function joinRows(
  outcome: { readonly ok: true; readonly value: Written } | { readonly ok: false; readonly error: unknown },
): Readonly<Record<string, readonly unknown[]>> {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  const byKind = Map.groupBy(
    outcome.value.writes.filter(({ rows }) => rows.length > 0),
    ({ kind }) => kind,
  )
  return Object.fromEntries([...byKind].map(([kind, all]) => [kind, all.flatMap(({ rows }) => rows)]))
}
