import { type Question, question, type Write } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { Position, PositionId } from './position.ts'

/**
 * The company's own position of the name, as `foldName` compares names; null where there is none. No lock: a unique
 * index tells who was quicker.
 */
export type PositionNamed = Question<
  'position-named',
  { readonly companyId: CompanyId; readonly name: string },
  Position | null
>
export const positionNamed = question<PositionNamed>('position-named')

/** The id that a company's new position gets, beyond those of the shipped ones; given to no one else. */
export type NewPositionId = Question<'new-position-id', { readonly companyId: CompanyId }, PositionId>
export const newPositionId = question<NewPositionId>('new-position-id')

export type PositionQuestion = PositionNamed | NewPositionId

export type PositionWrite = Write<'new-positions', Position & { readonly companyId: CompanyId }>
