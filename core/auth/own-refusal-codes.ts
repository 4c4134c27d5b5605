import { factorCodes, newPasswordCodes, ownPasswordCodes } from './refusal-codes.ts'

/** What the password that there is and a code of the second factor are refused with. */
export const ownProofCodes = [...ownPasswordCodes, ...factorCodes] as const
export type OwnProofCode = (typeof ownProofCodes)[number]

/** What another password is refused with. */
export const passwordChangeCodes = [...newPasswordCodes, 'password/wrong'] as const
export type PasswordChangeCode = (typeof passwordChangeCodes)[number]
