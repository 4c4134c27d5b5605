import { command, type Decision } from '../../commands/command.ts'
import { todayOf } from '../../companies/company-facts.ts'
import { takeBackDone } from '../../imports/done/undo-done.ts'
import type { MemoWrite } from '../../memos/memo-facts.ts'
import type { ObligationWrite } from '../../obligations/facts/obligation-facts.ts'
import type { ResponsibilityWrite } from '../../responsibilities/responsibility-facts.ts'
import type { CompanyId, DocumentId } from '../../shared/identity.ts'
import {
  type NotFound,
  notFound,
  type PaperRecordOver,
  type PaperRecordTold,
  type PaperRecordTouched,
} from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { writeTerms } from '../orders/write-terms.ts'
import type { PaperRecord } from '../paper-record.ts'
import { lockPaper, type PaperRecordWrite, recordOfPaper } from '../paper-record-facts.ts'
import { gatherTold } from './undo-checks.ts'
import { gatherDone } from './undo-completions.ts'
import { gatherMemos } from './undo-memo-rows.ts'
import { gatherHeld } from './undo-terms.ts'

type Asked = { readonly companyId: CompanyId; readonly id: DocumentId }

/** So many are named. */
const NAMED = 5

const nameSome = (names: readonly string[]) => ({ names: names.slice(0, NAMED), count: names.length })

/**
 * Undoes all that was recorded from a paper (отменить внесение), as long as no one has touched any of it since, nor told it to the register of the trained;
 * else it says who was.
 */
export const undo = command({
  name: 'documents/undo-record',
  *gather({ companyId, id }: Asked, signed) {
    const paper = yield* lockPaper({ companyId, id })
    if (!paper) return err(notFound)
    const found = yield* recordOfPaper({ companyId, id })
    if (!found || found.record.undone) return err({ code: 'paper-record/undone' } as const)
    const { record, made } = found
    const today = yield* todayOf({ companyId })
    const memos = yield* gatherMemos({ companyId, today }, made.rows, signed)
    const done = yield* gatherDone(companyId, made.done)
    const held = yield* gatherHeld(companyId, made.terms)
    const touched = [...new Set([...memos.touched, ...done.touched, ...held.touched])]
    if (touched.length > 0) return err({ code: 'paper-record/touched', ...nameSome(touched) } as const)
    const told = [...new Set(yield* gatherTold(companyId, made))]
    if (told.length > 0) return err({ code: 'paper-record/told', ...nameSome(told) } as const)
    return ok({ record, made, memos: memos.written, known: done.known, held })
  },
  decide(
    { record, made, memos, known, held },
    { companyId, id },
    signed,
  ): Result<
    Decision<PaperRecord, PaperRecordWrite | MemoWrite | ObligationWrite | ResponsibilityWrite>,
    NotFound | PaperRecordTouched | PaperRecordTold | PaperRecordOver
  > {
    const done = takeBackDone(made.done, known, new Set(), signed)
    const terms = writeTerms(held.changes, { companyId, people: held.people, signed })
    return ok({
      writes: [
        ...memos.flatMap(({ writes }) => writes),
        ...done.writes,
        ...terms.writes,
        { kind: 'undone-paper-records', rows: [{ companyId, documentId: id, undone: signed }] },
      ],
      changes: [
        { record: 'document', ids: [id], before: { recorded: record.count }, after: null },
        ...memos.flatMap(({ changes }) => changes),
        ...done.changes,
        ...terms.changes,
      ],
      answer: { ...record, undone: signed },
    })
  },
})
