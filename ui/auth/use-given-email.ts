import { useLocation } from 'react-router-dom'

/** The e-mail that the way here knows already, as an invitation's does; null where none is given. */
export function useGivenEmail(): string | null {
  const state: unknown = useLocation().state
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : null
  return typeof email === 'string' ? email : null
}
