import { emailCodes } from '../shared/input/email-codes.ts'

export const passwordCodes = ['password/required', 'password/too-long'] as const
export type PasswordCode = (typeof passwordCodes)[number]

/** What a sign-in is refused with. */
export const credentialCodes = [...emailCodes, ...passwordCodes] as const
export type CredentialCode = (typeof credentialCodes)[number]

/** What a new password is refused with. */
export const newPasswordCodes = [
  ...passwordCodes,
  'password/too-short',
  'password/common',
  'password/own-email',
  'password/product-name',
] as const
export type NewPasswordCode = (typeof newPasswordCodes)[number]

/** What a new account is refused with. */
export const newCredentialCodes = [...credentialCodes, ...newPasswordCodes] as const
export type NewCredentialCode = (typeof newCredentialCodes)[number]

/** What a code of the second factor is refused with. */
export const factorCodes = ['factor-code/required', 'factor-code/wrong'] as const
export type FactorCodeRefusedCode = (typeof factorCodes)[number]

/** What the password that there is is refused with. */
export const ownPasswordCodes = [...passwordCodes, 'password/wrong'] as const
export type OwnPasswordCode = (typeof ownPasswordCodes)[number]

/** What another e-mail is refused with. */
export const emailChangeCodes = [...ownPasswordCodes, ...emailCodes, 'email/taken'] as const
export type EmailChangeCode = (typeof emailChangeCodes)[number]
