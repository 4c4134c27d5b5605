import type { Brand } from '../shared/brand.ts'

export type ObligationId = Brand<number, 'ObligationId'>
export type CompletionId = Brand<number, 'CompletionId'>
