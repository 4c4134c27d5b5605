import type { Decisions } from '@osh/core/imports/plan/import-plan.ts'

/** Of a file about which nobody has decided anything. */
export const undecided: Decisions = { choices: new Map(), places: new Map(), dismissals: new Map() }
