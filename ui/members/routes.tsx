import type { RouteObject } from 'react-router-dom'

/** Who has access to the company, under /settings/members. */
export const membersRoute: RouteObject = {
  index: true,
  lazy: async () => ({ Component: (await import('./MembersPage.tsx')).MembersPage }),
}

/** What a link to join says, under /account/invitation; its secret is behind the #, which no server sees. */
export const invitationRoute: RouteObject = {
  path: 'invitation',
  lazy: async () => ({ Component: (await import('./InvitationPage.tsx')).InvitationPage }),
}
