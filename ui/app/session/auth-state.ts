/** `pending` until the check answers; an error keeps the session and can be tried again. */
export type AuthState = 'pending' | boolean | `Err_${string}`

/** `Err_503`; `Err_error` when there was no response. */
export const authError = (status: number | null): AuthState => `Err_${status ?? 'error'}`
