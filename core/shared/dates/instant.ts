import type { Brand } from '../brand.ts'

/** A moment: ISO 8601 with offset, `2026-11-20T10:10:00.000Z`. Kept to say who entered what, when. */
export type Instant = Brand<string, 'Instant'>
