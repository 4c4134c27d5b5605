/** The whole page tells of what is closed: what was read before is read again. */
export const reload = (): void => window.location.reload()
