declare const made: unique symbol

/** Names something that the container gives; `T` keeps a wrong use from compiling. */
export type Token<T> = { readonly id: symbol; readonly [made]?: T }

/** How a service is made from others. Singletons live as long as the page, transients as long as a component. */
export type Service<T> = Token<T> & {
  readonly scope: 'Singleton' | 'Transient'
  readonly needs: readonly Token<unknown>[]
  readonly make: (needs: readonly unknown[]) => T
}

type Given<N extends readonly Token<unknown>[]> = {
  [K in keyof N]: N[K] extends Token<infer T> ? T : never
}

/** Of what is given ready made: see `nameTokens`. */
export const token = <T>(): Token<T> => ({ id: Symbol() })

/** Tokens that messages know by the keys they have here. */
export const nameTokens = <P extends Readonly<Record<string, Token<unknown>>>>(tokens: P): P =>
  Object.fromEntries(Object.keys(tokens).map((name) => [name, { id: Symbol(name) }])) as P

/** One for the whole page: what several screens share. */
export function singleton<T, const N extends readonly Token<unknown>[]>(
  name: string,
  needs: N,
  make: (...needs: Given<N>) => T,
): Service<T> {
  return { id: Symbol(name), scope: 'Singleton', needs, make: (given) => make(...(given as Given<N>)) }
}

/** A new one for each component that asks: the state of one screen or dialog. */
export function transient<T, const N extends readonly Token<unknown>[]>(
  name: string,
  needs: N,
  make: (...needs: Given<N>) => T,
): Service<T> {
  return { id: Symbol(name), scope: 'Transient', needs, make: (given) => make(...(given as Given<N>)) }
}

/** Gives services; a service is bound when it is first asked for, so that lazy screens bring their own. */
export type Services = { get<T>(asked: Token<T> | Service<T>): T }
