import type { CompletionId } from '@osh/core/obligations/completion.ts'
import type { KnowledgeCheck } from '@osh/core/registry/knowledge-check.ts'
import type { SentRecord } from '@osh/core/registry/match-answer.ts'
import { answerCodes, formCodes, matchCodes } from '@osh/core/registry/refusal-codes.ts'
import type { CheckedBetween } from '@osh/core/registry/registry.ts'
import type { OuterId, RegistrySetId } from '@osh/core/registry/registry-record.ts'
import type { RegistrySet, WholeSet } from '@osh/core/registry/registry-set.ts'
import type { TakenAnswer } from '@osh/core/registry/take-answer.ts'
import { parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { CompanyId, DocumentId, EmployeeId } from '@osh/core/shared/identity.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { codec, list, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { ofCompany, withQuery } from '../contract/query-input.ts'
import { day, givenId, givenList, givenNumber, givenText, id, idOf, signed } from '../wire-format.ts'

const text = z.nullable(z.string())
const foreign = z.nullable(z.object({ number: z.string(), citizenship: z.string() }))

const check = codec(
  z.object({
    completionId: idOf<CompletionId>(),
    employeeId: idOf<EmployeeId>(),
    person: z.object({
      ...{ lastName: z.string(), firstName: z.string(), fatherName: text, snils: text },
      ...{ personnelNumber: text, position: z.string(), department: z.string() },
    }),
    programme: z.string(),
    date: day,
    passed: z.boolean(),
    protocol: text,
    registry: text,
    awaitedIn: z.nullable(idOf<RegistrySetId>()),
    foreign,
  }),
  { encode: (told: KnowledgeCheck) => ({ ...told }), decode: (json): KnowledgeCheck => json },
)

const setShape = z.object({
  id: idOf<RegistrySetId>(),
  companyId: idOf<CompanyId>(),
  company: z.object({ inn: z.string(), title: z.string() }),
  made: signed,
  count: z.int(),
  registered: z.int(),
  withdrawn: z.nullable(signed),
})

const set = codec(setShape, {
  encode: (told: RegistrySet) => ({ ...told }),
  decode: (json): RegistrySet => json,
})

const record = z.object({
  outerId: z.string(),
  completionId: idOf<CompletionId>(),
  employeeId: idOf<EmployeeId>(),
  ...{ lastName: z.string(), firstName: z.string(), fatherName: text, snils: text, foreign },
  ...{ position: z.string(), passed: z.boolean(), programId: z.int(), programTitle: z.string() },
  ...{ date: day, protocol: z.string(), number: text },
})

const whole = codec(z.object({ set: setShape, records: z.array(record) }), {
  encode: ({ set: told, records }: WholeSet) => ({ set: { ...told }, records: [...records] }),
  decode: ({ set: told, records }): WholeSet => ({
    set: told,
    records: records.map((row): SentRecord => ({ ...row, outerId: row.outerId as OuterId })),
  }),
})

const takenShape = z.object({
  set: setShape,
  ...{ added: z.int(), same: z.int(), others: z.int(), protocols: z.array(idOf<DocumentId>()) },
})

const taken = codec(takenShape, {
  encode: (told: TakenAnswer) => ({ ...told, set: { ...told.set }, protocols: [...told.protocols] }),
  decode: (json): TakenAnswer => json,
})

const member = { who: 'member', right: 'change' } as const
const path = '/api/registry-sets'

/** Twenty thousand records with their numbers. */
const BODY_OF_SET = 2 * 1024 * 1024

const between = withQuery({
  parameters: {
    from: { schema: day, required: true },
    to: { schema: day, required: true },
  },
  read: ({ from, to }) => {
    const [first, last] = [parseLocalDate(from ?? ''), parseLocalDate(to ?? '')]
    if (!first.ok) return err(fieldErrors({ field: 'from', code: 'date/invalid' }))
    if (!last.ok) return err(fieldErrors({ field: 'to', code: 'date/invalid' }))
    return ok({ from: first.value, to: last.value })
  },
  write: ({ from, to }: CheckedBetween) => ({ from, to }),
})

/** What a company tells the register of the trained, and what that answers. */
export const registryCalls = {
  listChecks: query({
    ...member,
    path: '/api/knowledge-checks',
    weighs: 'list',
    input: between,
    answer: list(check),
    refuses: ['date/invalid'],
  }),
  listSets: query({ ...member, path, input: ofCompany, answer: list(set) }),
  readSet: call({
    ...member,
    method: 'get',
    path: '/api/registry-sets/records',
    weighs: 'list',
    input: withQuery({
      parameters: { setId: { schema: id, required: true } },
      read: ({ setId }) => ok((readId(setId) ?? 0) as RegistrySetId),
      write: (setId: RegistrySetId) => ({ setId }),
    }),
    answer: one(whole),
    refuses: ['not-found'],
  }),
  form: call({
    ...member,
    path,
    weighs: 'list',
    bodyLimit: BODY_OF_SET,
    input: detailsInCompany({
      fields: z.object({
        checks: givenList(
          z.object({
            completionId: givenId,
            protocol: givenText,
            programId: givenNumber,
            foreignNumber: givenText,
            citizenship: givenText,
          }),
        ),
      }),
    }),
    answer: newOne(set),
    refuses: [...formCodes, 'not-found', 'tariff/ended'],
  }),
  answer: call({
    ...member,
    path: '/api/registry-sets/answers',
    weighs: 'list',
    bodyLimit: BODY_OF_SET,
    input: detailsInCompany({
      fields: z.object({
        setId: givenId,
        records: givenList(
          z.object({
            record: givenText,
            snils: givenText,
            programId: givenNumber,
            protocol: givenText,
            date: givenText,
            number: givenText,
          }),
        ),
      }),
    }),
    answer: one(taken),
    refuses: [...answerCodes, ...matchCodes, 'not-found'],
  }),
  withdraw: call({
    ...member,
    path: '/api/registry-sets/withdrawing',
    input: detailsInCompany({ fields: z.object({ setId: givenId }) }),
    answer: one(set),
    refuses: ['not-found', 'choice/unknown'],
  }),
}
