import { command, type Decision } from '../commands/command.ts'
import { type DocumentWrite, papersNumbered } from '../documents/issuing/document-facts.ts'
import type { CompanyId, DocumentId } from '../shared/identity.ts'
import type { Input as Given } from '../shared/input/field-reader.ts'
import { type FieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { matchAnswer, type SentRecord } from './match-answer.ts'
import { isOnProtocol, listNumbersOf, type ToldCheck } from './protocols/on-protocol.ts'
import { PROTOCOL_ID } from './protocols/protocol-id.ts'
import { readAskedAnswer } from './read-asked.ts'
import type { AnswerCode, MatchCode } from './refusal-codes.ts'
import { lockSet, type RegistryWrite } from './registry-facts.ts'
import { takePlace } from './registry-record.ts'
import type { RegistrySet } from './registry-set.ts'

/** As `readAskedAnswer` reads it. */
type Asked = { readonly companyId: CompanyId; readonly details: Given }

/** What has become of a set by an answer. */
export type TakenAnswer = {
  readonly set: RegistrySet
  /** How many records got a number, had it already, and are not of this set. */
  readonly added: number
  readonly same: number
  readonly others: number
  /** Knowledge-check protocols that wait for another edition, with the numbers. */
  readonly protocols: readonly DocumentId[]
}

/**
 * Takes the register's answer to a set (внести ответ): numbers go to its records and to the cards, and protocols wait for another edition
 * with them. One that comes again changes nothing.
 *
 * Law: ПП РФ 24.12.2021 № 2464, п. 92 «з».
 */
export const takeAnswer = command({
  name: 'registry/answer',
  *gather({ companyId, details }: Asked) {
    const asked = readAskedAnswer(details)
    if (!asked.ok) return asked
    const { setId, answered } = asked.value
    const whole = yield* lockSet({ companyId, id: setId })
    if (!whole) return err(notFound)
    const matched = matchAnswer(whole.records, answered)
    if (!matched.ok) return matched
    const checks = matched.value.registered.map(nameProgramme)
    const numbers = listNumbersOf(checks)
    const papers =
      numbers.length > 0 ? yield* papersNumbered({ companyId, templateId: PROTOCOL_ID, numbers }) : []
    const protocols = papers.filter((paper) => checks.some((check) => isOnProtocol(paper, check)))
    return ok({
      set: whole.set,
      matched: matched.value,
      protocols: protocols.map(({ document }) => document.id),
    })
  },
  decide(
    { set, matched: { registered, same, others, unanswered }, protocols },
    { companyId },
  ): Result<
    Decision<TakenAnswer, RegistryWrite | DocumentWrite>,
    FieldErrors<AnswerCode | MatchCode> | NotFound
  > {
    return ok({
      writes: [
        {
          kind: 'registered-records',
          rows: registered.map(({ outerId, number }) => ({
            ...{ companyId, setId: set.id, place: takePlace(outerId), number },
          })),
        },
        {
          kind: 'completion-papers',
          rows: registered.map(({ completionId, protocol, number }) => ({
            ...{ companyId, id: completionId, papers: { protocol, registry: number } },
          })),
        },
        { kind: 'awaited-editions', rows: protocols.map((id) => ({ companyId, id, awaits: true })) },
      ],
      changes:
        registered.length === 0
          ? []
          : [
              {
                record: 'registry-set',
                ids: [set.id],
                before: { registered: set.registered },
                after: { registered: set.count - unanswered },
              },
            ],
      answer: {
        set: { ...set, registered: set.count - unanswered },
        ...{ added: registered.length, same, others, protocols },
      },
    })
  },
})

const nameProgramme = ({ employeeId, programTitle, date, protocol }: SentRecord): ToldCheck => ({
  ...{ employeeId, programme: programTitle, date, protocol },
})
