import type { Conversation } from '@osh/core/support/conversation.ts'
import { LATELY_SECONDS, type SupportShelf } from '@osh/core/support/support-repository.ts'
import { type ConversationChanges, nameOf } from './conversation-changes.ts'

/** A message is at the other side within three seconds, though nothing is heard of it. */
const EVERY_MS = 2000

/** Whoever has not asked for so long may have missed something. */
const TOO_LONG_MS = (LATELY_SECONDS * 1000) / 2

type Needs = {
  readonly changes: ConversationChanges
  readonly shelf: Pick<SupportShelf, 'changedLately'>
  readonly failed: (error: unknown) => void
}

/**
 * Asks every two seconds which conversations have changed lately, one question for all streams of this server, and tells of those that it
 * has not seen as they are. Asks nothing while no stream is open.
 *
 * @returns how to end it
 */
export function askLately(
  { changes, shelf, failed }: Needs,
  { everyMs = EVERY_MS, now: readNow = () => performance.now() } = {},
): () => void {
  let seen = new Map<string, string>()
  let answered = readNow()
  let isAsking = false
  const ask = async (): Promise<void> => {
    if (isAsking || !changes.isFollowed) return
    isAsking = true
    try {
      const now = new Map((await shelf.changedLately()).map((one) => [nameOf(one), markOf(one)]))
      if (readNow() - answered > TOO_LONG_MS) changes.tellAll()
      else for (const [name, mark] of now) if (seen.get(name) !== mark) changes.tell(name)
      seen = now
      answered = readNow()
    } catch (error) {
      failed(error)
    } finally {
      isAsking = false
    }
  }
  const asking = setInterval(() => void ask(), everyMs)
  return () => clearInterval(asking)
}

/** What differs when something has changed. */
const markOf = ({ last, read, waitsSince }: Conversation): string =>
  `${last} ${read.person} ${read.support} ${waitsSince}`
