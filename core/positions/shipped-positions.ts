import { positions } from '../norms/positions.ts'
import type { Position, PositionId } from './position.ts'

/** The positions that every company may use. */
export const shippedPositions: readonly Position[] = positions.map(({ id, name }) => ({
  id: id as PositionId,
  name,
}))
