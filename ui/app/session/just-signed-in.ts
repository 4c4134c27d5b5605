/** The state of the way that signing in goes. */
export const justSignedIn = { justSignedIn: true } as const
