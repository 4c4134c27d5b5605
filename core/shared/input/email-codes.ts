/** What an e-mail is refused with. */
export const emailCodes = ['email/required', 'email/invalid'] as const
export type EmailCode = (typeof emailCodes)[number]
