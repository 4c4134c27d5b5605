/** Begin, writes that return nothing, locks of rows that are not read. */
const GIVES_NOTHING = /^\s*(?:begin\b|select from\b|(?:insert|update|delete)\b(?!.*\breturning\b))/is

type Ask<Answer> = (text: string, parameters: readonly unknown[]) => Promise<Answer>
type AskWithin<Answer> = (
  text: string,
  parameters: readonly unknown[],
  isInTransaction: boolean,
) => Promise<Answer>

/**
 * Asks on one connection. In a transaction what gives nothing back is not waited for: the next statement is sent right behind it, and
 * PostgreSQL does one after the other. Its failure is told by the next statement that is waited for, at the latest by commit: PostgreSQL
 * has undone the transaction by then.
 *
 * @param nothing what is answered in place of what is not waited for.
 */
export function sendAhead<Answer>(ask: AskWithin<Answer>, nothing: Answer): Ask<Answer> {
  let ahead: Promise<unknown>[] | null = null
  return async (text, parameters) => {
    if (text === 'begin') ahead = []
    const answer = ask(text, parameters, ahead !== null)
    if (ahead !== null && GIVES_NOTHING.test(text)) {
      answer.catch(() => undefined)
      ahead.push(answer)
      return nothing
    }
    const earlier = ahead ?? []
    const isOver = text === 'commit' || text === 'rollback'
    if (ahead !== null) ahead = isOver ? null : []
    if (text !== 'rollback') await Promise.all([...earlier, answer])
    return answer
  }
}
