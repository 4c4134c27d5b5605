import type { InvestigationStep } from '../../norms/accidents/investigation-steps.ts'

/** Steps that come once the act is approved: they stay open with terms of their own. */
const afterAct: ReadonlySet<string> = new Set([
  'register',
  'hand-over',
  'send-form-5',
  'send-sfr',
  'send-unrelated',
  'measures',
  'consequences',
  'keep',
  'interim-act',
  'send-interim-act',
  'emergency-act',
  'send-emergency-act',
  'send-annulment',
])

/** Whether the act may be approved without the step: it follows the act, or is of an act Н-1С or Н-1ЧС. */
export const isAfterAct = ({ key }: Pick<InvestigationStep, 'key'>): boolean => afterAct.has(key)
