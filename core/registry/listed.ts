/** So many checks are listed at most. */
export const CHECKS_LISTED = 5000
export const SETS_LISTED = 100
