import type { UserId } from '@osh/core/auth/account.ts'
import type { Member } from '@osh/core/auth/company-members.ts'
import { z } from 'zod'
import { decoder, id, listDecoder } from './wire-format.ts'

export const memberJson = z.object({ id, email: z.string() })

export const decodeMembers = listDecoder(
  decoder(memberJson, ({ id, email }): Member => ({ id: id as UserId, email })),
)
export const encodeMember = ({ id, email }: Member): z.infer<typeof memberJson> => ({ id, email })
