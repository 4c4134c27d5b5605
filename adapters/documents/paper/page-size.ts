import type { Paper } from './paper.ts'

/** A4, in millimetres. */
export const A4 = { short: 210, long: 297 } as const

/**
 * Margins in millimetres.
 *
 * By ГОСТ Р 7.0.97-2016, clause 3.4: 20 at the left, 10 at the right, 20 above and below; at least 30 at the left where a paper is kept
 * for over 10 years.
 */
export const margins = { left: 20, boundLeft: 30, right: 10, top: 20, bottom: 20 } as const

export const leftMarginOf = ({ isBound = false }: Pick<Paper, 'isBound'>): number =>
  isBound ? margins.boundLeft : margins.left

/** Where text may be, in millimetres. */
export const textAreaOf = (paper: Pick<Paper, 'isBound' | 'landscape'>) => ({
  width: (paper.landscape ? A4.long : A4.short) - leftMarginOf(paper) - margins.right,
  height: (paper.landscape ? A4.short : A4.long) - margins.top - margins.bottom,
})
