import { command, type Decision } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { readReason } from '../../shared/texts/reason.ts'
import type { TextCode } from '../../shared/texts/text.ts'
import { lockHolding } from '../annulment/lock-holding.ts'
import type { Evidence, EvidenceId } from './evidence.ts'
import { type EvidenceWrite, lockEvidence, lockHeldMeasure } from './evidence-facts.ts'
import { tellEvidence } from './tell-evidence.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: EvidenceId
  /** As typed; it must be given. */
  readonly reason: unknown
}

/** Withdraws evidence (отозвать): it stays, with who withdrew it, when and why, and goes into no archive. */
export const withdraw = command({
  name: 'evidence/withdraw',
  *gather({ companyId, id }: Input) {
    const evidence = yield* lockEvidence({ companyId, id })
    if (!evidence) return err(notFound)
    const { of } = evidence
    const measure = of.is === 'measure' ? yield* lockHeldMeasure({ companyId, id: of.measureId }) : null
    const incidentId = of.is === 'step' ? of.incidentId : (measure?.told.incidentId ?? null)
    const held = incidentId === null ? ok(null) : yield* lockHolding({ companyId, id: incidentId })
    if (!held.ok) return held
    return ok({ before: evidence, measure })
  },
  decide(
    { before, measure },
    { companyId, id, reason },
    { by, at },
  ): Result<
    Decision<Evidence, EvidenceWrite>,
    FieldErrors<TextCode | 'evidence/withdrawn-already' | 'incident/annulled'> | NotFound
  > {
    if (before.withdrawn) return err(fieldErrors({ field: 'reason', code: 'evidence/withdrawn-already' }))
    const said = readReason(reason)
    if (!said.ok) return said
    const withdrawn = { reason: said.value, by, at }
    return ok({
      writes: [
        { kind: 'withdrawn-evidence', rows: [{ companyId, id, withdrawn }] },
        ...tellEvidence(before, measure, said.value, { by, at }),
      ],
      changes: [
        { record: 'evidence', ids: [id], before: { withdrawn: null }, after: { withdrawn: said.value } },
      ],
      answer: { ...before, withdrawn },
    })
  },
})
