import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'

/** In the place of what is not shown to the person: grey, and never as if nothing were there. */
export const Hidden = () => <span style={{ color: 'var(--ink-2)', fontWeight: 400 }}>{HIDDEN}</span>
