/** Answers of a storage that keeps a list of what it was asked, in order: kind and query. */
export function listening() {
  const asked: (readonly [kind: string, query: unknown])[] = []
  const say =
    <Fact>(kind: string, fact: Fact) =>
    (query: unknown): Fact => {
      asked.push([kind, query])
      return fact
    }
  return { asked, say }
}
