import { type Question, question, type Write } from '../commands/command.ts'
import type { RecordChange } from '../commands/journal.ts'
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

type OneOwn = { readonly companyId: CompanyId; readonly id: PositionId }

/** Locks the company's own position; null where the company has added none such. */
export type LockPosition = Question<'position', OneOwn, Position | null>
export const lockPosition = question<LockPosition>('position')

/** Who holds the position, dismissed people too: how many, and the first of them by name; null for no one. */
export type PositionPeople = Question<
  'position-people',
  OneOwn,
  { readonly fullName: string; readonly count: number } | null
>
export const positionPeople = question<PositionPeople>('position-people')

/** Locks the company's requirements; those of the position, which go with it, as the journal tells that they are gone. */
export type PositionRequirements = Question<'position-requirements', OneOwn, readonly RecordChange[]>
export const positionRequirements = question<PositionRequirements>('position-requirements')

export type PositionQuestion =
  | PositionNamed
  | NewPositionId
  | LockPosition
  | PositionPeople
  | PositionRequirements

type OwnPosition = Position & { readonly companyId: CompanyId }

export type PositionWrite = Write<'new-positions', OwnPosition> | Write<'deleted-positions', OwnPosition>
