/** What `make` makes when it is first asked for, and the same ever after. */
export function makeOnce<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
