import { command, type Decision } from '../commands/command.ts'
import { joinChanges } from '../commands/journal.ts'
import { lockCompany, todayOf } from '../companies/company-facts.ts'
import { joinFullName } from '../employees/employee.ts'
import type { CompletionId } from '../obligations/completion.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import { foldName } from '../shared/names/name-search.ts'
import {
  type FieldError,
  type FieldErrors,
  fieldErrors,
  type NotFound,
  notFound,
} from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { checkRecord } from './check-record.ts'
import type { KnowledgeCheck } from './knowledge-check.ts'
import type { SentRecord } from './match-answer.ts'
import { type AskedCheck, readAskedChecks } from './read-asked.ts'
import type { FormCode } from './refusal-codes.ts'
import { lockChecks, newSetId, type RegistryWrite } from './registry-facts.ts'
import { nameRecord, type RegistryRecord, type RegistrySetId } from './registry-record.ts'
import type { RegistrySet } from './registry-set.ts'

/** `checks`: which completions, each with what is said of it besides. */
type Asked = { readonly companyId: CompanyId; readonly details: Given }

/**
 * Makes a set for the register (сформировать набор): each record is checked again as the records are now, and where the register would refuse any, nothing is made.
 * Numbers of protocols that were typed are kept with the completions.
 */
export const formSet = command({
  name: 'registry/form',
  *gather({ companyId, details }: Asked, { by }) {
    const asked = readAskedChecks(details)
    if (!asked.ok) return asked
    const company = yield* lockCompany({ member: by, companyId })
    if (!company) return err(notFound)
    const ids = asked.value.map(({ completionId }) => completionId)
    const checks = yield* lockChecks({ companyId, ids })
    const today = yield* todayOf({ companyId })
    const read = readRecords(asked.value, checks, (check, one) => checkRecord(check, one.amended, today))
    if (!read.ok) return read
    return ok({ company, sent: read.value, id: yield* newSetId({ companyId }) })
  },
  decide(
    { company, sent, id },
    { companyId },
    signed,
  ): Result<Decision<RegistrySet, RegistryWrite>, FieldErrors<FormCode> | NotFound> {
    const set: RegistrySet = {
      ...{ id, companyId, made: signed, count: sent.length, registered: 0, withdrawn: null },
      company: { inn: company.inn, title: company.name },
    }
    const named = sent.filter(({ check, record }) => check.protocol !== record.protocol)
    return ok({
      writes: [
        { kind: 'registry-sets', rows: [{ set, records: listRecords(companyId, id, sent) }] },
        {
          kind: 'completion-papers',
          rows: named.map(({ check: { completionId, registry }, record: { protocol } }) => ({
            companyId,
            id: completionId,
            papers: { protocol, registry },
          })),
        },
      ],
      changes: [
        { record: 'registry-set', ids: [id], before: null, after: { count: sent.length } },
        ...joinChanges(
          named.map(({ check, record }) => ({
            record: 'completion',
            ids: [check.completionId],
            before: { protocol: check.protocol },
            after: { protocol: record.protocol },
          })),
        ),
      ],
      answer: set,
    })
  },
})

type Sent = { readonly check: KnowledgeCheck; readonly record: RegistryRecord }
type Read = (check: KnowledgeCheck, one: AskedCheck) => ReturnType<typeof checkRecord>

/** Every fault of every record, in the order in which they were asked for. */
function readRecords(
  asked: readonly AskedCheck[],
  checks: readonly KnowledgeCheck[],
  read: Read,
): Result<readonly Sent[], FieldErrors<FormCode>> {
  const known = new Map<CompletionId, KnowledgeCheck>(checks.map((check) => [check.completionId, check]))
  const shared = listShared(checks)
  const errors: FieldError<FormCode>[] = []
  const sent = new Map<string, Sent>()
  for (const [row, one] of asked.entries()) {
    const refuse = (code: FormCode) => errors.push({ field: 'checks', row, code } as FieldError<FormCode>)
    const check = known.get(one.completionId)
    const record = check && read(check, one)
    if (!check || !record) refuse('choice/unknown')
    else if (!record.ok) for (const { code } of record.error) refuse(code)
    else {
      const key = keyRecord(check, record.value)
      if (sent.has(key)) refuse('registry/twice')
      if (shared.has(record.value.snils)) refuse('registry/snils-shared')
      sent.set(key, { check, record: record.value })
    }
  }
  return errors.length > 0 ? err(fieldErrors(...errors) as FieldErrors<FormCode>) : ok([...sent.values()])
}

/** By СНИЛС the register tells people apart: of two that have one, whose it is nobody knows. Whoever has two jobs is one, by the name. */
function listShared(checks: readonly KnowledgeCheck[]): ReadonlySet<string | null> {
  const known = Map.groupBy(checks, ({ person }) => person.snils)
  const shared = [...known].filter(([snils, all]) => snils !== null && new Set(all.map(namePerson)).size > 1)
  return new Set(shared.map(([snils]) => snils))
}

/** The register takes a person's check by a programme on a day under a protocol once. */
const keyRecord = (check: KnowledgeCheck, { programId, date, protocol }: RegistryRecord): string =>
  JSON.stringify([namePerson(check), programId, date, protocol])

const namePerson = ({ employeeId, person }: KnowledgeCheck): string =>
  person.snils === null ? `${employeeId}` : `${person.snils} ${foldName(joinFullName(person))}`

const listRecords = (
  companyId: CompanyId,
  setId: RegistrySetId,
  sent: readonly Sent[],
): readonly SentRecord[] =>
  sent.map(({ check: { completionId, employeeId }, record }, at) => ({
    ...record,
    ...{ completionId, employeeId, number: null },
    outerId: nameRecord(companyId, setId, at + 1),
  }))
