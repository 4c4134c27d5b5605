export const numberings = ['whole', 'byKind'] as const

/** Whether a company numbers all its documents in one series (the usual way), or orders, journals and so on each in their own. */
export type Numbering = (typeof numberings)[number]
