import type { Position, PositionId } from '@osh/core/employees/employee.ts'
import { z } from 'zod'
import { decoder, givenId, givenText, id, listDecoder } from '../wire-format.ts'

export const positionJson = z.object({ id, name: z.string() })

export const decodePosition = decoder(
  positionJson,
  (json): Position => ({ id: json.id as PositionId, name: json.name }),
)
export const decodePositions = listDecoder(decodePosition)

export const encodePosition = ({ id, name }: Position): z.infer<typeof positionJson> => ({ id, name })

export const positionGiven = z.object({ companyId: givenId, name: givenText })
