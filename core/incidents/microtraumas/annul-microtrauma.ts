import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseNeededReason } from '../../shared/texts/reason.ts'
import type { LineCode } from '../../shared/texts/text.ts'
import { decideChange } from './decide-change.ts'
import { isOpenRecord, type Microtrauma } from './microtrauma.ts'
import { lockMicrotrauma, type MicrotraumaWrite } from './microtrauma-facts.ts'
import type { MicrotraumaId } from './microtrauma-id.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: MicrotraumaId
  /** As typed; it must be given. */
  readonly reason: unknown
}

/** Annuls a record that was made wrongly (аннулировать): it stays, with who says so, when and why, and is in no journal. */
export const annulMicrotrauma = command({
  name: 'microtraumas/annul',
  *gather({ companyId, id }: Input) {
    const before = yield* lockMicrotrauma({ companyId, id })
    return before ? ok(before) : err(notFound)
  },
  decide(
    before,
    { reason },
    signed,
  ): Result<
    Decision<Microtrauma, MicrotraumaWrite>,
    FieldErrors<LineCode | 'reason/required' | 'microtrauma/closed'> | NotFound
  > {
    if (!isOpenRecord(before)) return err(fieldErrors({ field: 'state', code: 'microtrauma/closed' }))
    const said = parseNeededReason(reason, 'reason/required')
    if (!said.ok) return err(fieldErrors({ field: 'reason', ...said.error }))
    const after = { ...before, annulled: { reason: said.value, by: signed.by, at: signed.at } }
    return ok({ ...decideChange(before, after, signed), answer: after })
  },
})
