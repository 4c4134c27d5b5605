/** How many statements of one connection PostgreSQL is told to remember: texts that grow with their rows must not fill its memory. */
const MOST = 200

/** Names that begin so, under which PostgreSQL remembers statements and parses each once in a connection; none beyond so many. */
export function makeStatementNamer(begin: string, most: number = MOST): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    if (!names.has(text) && names.size < most) names.set(text, `${begin}${names.size + 1}`)
    return names.get(text)
  }
}
