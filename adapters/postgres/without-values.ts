import pg from 'pg'

/** An error of PostgreSQL without what its message and details quote: names and e-mails are in rows. */
export class QueryFailed extends Error {
  override readonly name = 'QueryFailed'
  /** SQLSTATE. */
  readonly code: string
  constructor({ code = 'unknown', table, constraint }: pg.DatabaseError, stack: string | undefined) {
    super(['PostgreSQL', code, table, constraint].filter(Boolean).join(' '))
    this.code = code
    const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line))
    this.stack = [`${this.name}: ${this.message}`, ...(frames ?? [])].join('\n')
  }
}

/** The port with every error of PostgreSQL stripped of row values, so that it may be logged as it is. */
export function withoutValues<P extends object>(port: P): P {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== 'function') return member
      return async (...given: readonly unknown[]): Promise<unknown> => {
        try {
          return await Reflect.apply(member, target, given)
        } catch (error) {
          throw error instanceof pg.DatabaseError ? new QueryFailed(error, error.stack) : error
        }
      }
    },
  })
}
