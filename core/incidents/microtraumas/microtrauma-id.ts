import type { Brand } from '../../shared/brand.ts'

export type MicrotraumaId = Brand<number, 'MicrotraumaId'>
