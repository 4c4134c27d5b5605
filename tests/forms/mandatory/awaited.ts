/** Forms that do not yet say all that their act asks for: the form's id and the point. Empty is the aim. */
export const awaited: ReadonlySet<string> = new Set([])
