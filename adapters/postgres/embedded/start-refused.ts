type Options = ErrorOptions & { readonly final?: boolean }

/** The program can't start, and its user can put that right: the message is one Russian line that says how. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
  /** Trying again by itself makes no sense: another program has taken over. */
  readonly final: boolean
  constructor(message: string, { final = false, ...options }: Options = {}) {
    super(message, options)
    this.final = final
  }
}
