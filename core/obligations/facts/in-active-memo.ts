import type { Obligation } from '../obligation.ts'
import type { InActiveMemo } from '../refusals.ts'

/** Why the obligation can't be touched by hand; null when it is in no active memo. */
export const refuseInActiveMemo = ({ memo }: Pick<Obligation, 'memo'>): InActiveMemo | null =>
  memo && { code: 'obligation/in-active-memo', memoNumber: memo.number }
