/** States of a mail, and why it is not sent, as the wire has them. */
export const mailStates = ['waiting', 'sent', 'refused', 'given-up'] as const
export const mailTroubleCodes = [
  ...(['mailbox', 'content', 'no-answer', 'not-let-in'] as const),
  ...(['file-gone', 'annulled', 'unconfirmed', 'sender-unconfirmed', 'too-late'] as const),
] as const
