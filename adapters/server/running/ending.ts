/** The wish to end: of the user (a signal) or of the program itself. */
export type Ending = {
  readonly signal: AbortSignal
  /** Asks to end; the code is the process's own. The first wish counts. */
  ask(code: number): void
  /** Settles with the exit code once someone asks. */
  readonly asked: Promise<number>
}

/** Listens to SIGTERM and SIGINT; a second one ends the process at once. */
export function listenForEnding(): Ending {
  const controller = new AbortController()
  const { promise, resolve } = Promise.withResolvers<number>()
  const ask = (code: number): void => {
    controller.abort()
    resolve(code)
  }
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(name, () => (controller.signal.aborted ? process.exit(1) : ask(0)))
  }
  return { signal: controller.signal, ask, asked: promise }
}
