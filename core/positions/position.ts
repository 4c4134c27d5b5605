import type { Brand } from '../shared/brand.ts'

export type PositionId = Brand<number, 'PositionId'>

/** A position (должность по ЕТКС): a shipped one, or one the company added. */
export type Position = { readonly id: PositionId; readonly name: string }
