export type InActiveMemo = { readonly code: 'obligation/in-active-memo'; readonly memoNumber: number }

export type HoldingRefusal = {
  readonly code: 'ppe/more-than-held' | 'ppe/issuance-has-returns'
  readonly ppe: string
}

/** A completion that a memo entered is taken back in that memo, nowhere else. */
export type EnteredByMemo = { readonly code: 'completion/entered-by-memo' }
