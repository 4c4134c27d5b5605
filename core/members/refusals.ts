/** A company has an owner at all times. */
export type LastOwner = { readonly code: 'member/last-owner' }
export const lastOwner: LastOwner = { code: 'member/last-owner' }

/** Whoever is invited is there already. */
export type MemberAlready = { readonly code: 'member/already' }
export const memberAlready: MemberAlready = { code: 'member/already' }

/** The link was taken back, or a later one is in its place. */
export type InvitationUnknown = { readonly code: 'invitation/unknown' }
/** The link has been used. */
export type InvitationSpent = { readonly code: 'invitation/spent' }
/** Its days are over. */
export type InvitationExpired = { readonly code: 'invitation/expired' }
/** Whoever is signed in is not who was invited. */
export type InvitationOfAnother = { readonly code: 'invitation/of-another' }
export type InvitationRefused = InvitationUnknown | InvitationSpent | InvitationExpired

export const invitationUnknown: InvitationUnknown = { code: 'invitation/unknown' }
export const invitationSpent: InvitationSpent = { code: 'invitation/spent' }
export const invitationExpired: InvitationExpired = { code: 'invitation/expired' }
export const invitationOfAnother: InvitationOfAnother = { code: 'invitation/of-another' }
