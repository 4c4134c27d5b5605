import type { Tokens, UserId } from './account.ts'

/** `refused`: the tokens are gone. `unavailable`: they are kept, and renewing is worth another try. */
export type Renewal =
  | { readonly is: 'renewed' }
  | { readonly is: 'refused' }
  | { readonly is: 'unavailable'; readonly status: number | null }

/**
 * The tokens of one browser, shared by its tabs, together with what was cached under them.
 * Adapters that find a refresh refused call `clear` themselves.
 */
export interface Session {
  readTokens(): Tokens | null
  /** The name that the access token carries: the e-mail given at registration. Null when signed out. */
  readUserName(): string | null
  /** Whose token it is. Null when signed out. */
  readUserId(): UserId | null
  /** Keeps the tokens of a login or registration. */
  begin(tokens: Tokens): void
  /** Renews the tokens, one request at a time across tabs; a refusal clears the session. */
  renew(): Promise<Renewal>
  /** Removes the tokens and everything cached under them; nothing of the person stays in the browser. */
  clear(): void
  /** Calls back whenever the session begins or is cleared, here or in another tab. Answers how to stop. */
  subscribe(changed: () => void): () => void
}
