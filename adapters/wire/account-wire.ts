import type { Tokens } from '@osh/core/auth/account.ts'
import { z } from 'zod'
import { decoder, givenText } from './wire-format.ts'

export const tokensJson = z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1) })
export const decodeTokens = decoder(tokensJson, (json): Tokens => json)
export const encodeTokens = ({ accessToken, refreshToken }: Tokens): z.infer<typeof tokensJson> => ({
  accessToken,
  refreshToken,
})

/** What registering and signing in carry. */
export const credentialsGiven = z.object({ email: givenText, password: givenText })

/** What refreshing and signing out carry. */
export const refreshGiven = z.object({ refreshToken: givenText })

export const accountJson = z.object({ email: z.string() })
