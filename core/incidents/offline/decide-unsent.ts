import type { ChangeKey, OfflineChange, Outbox, UnsentChange } from './outbox.ts'

/**
 * The outbox once a person has chosen their own value of what somebody else changed meanwhile, or wants a refused or doubtful change sent
 * again: it goes under another key, and knows what it replaces.
 */
export const sendMine = (outbox: Outbox, key: ChangeKey, newKey: ChangeKey): Outbox => ({
  ...outbox,
  changes: outbox.changes.map((one) =>
    one.key === key
      ? {
          ...one,
          key: newKey,
          change: takeTheirsAsSeen(one),
          state: { is: 'waiting', sentAt: null, lostAt: null },
        }
      : one,
  ),
})

function takeTheirsAsSeen({ change, state }: UnsentChange): OfflineChange {
  if (state.is !== 'conflict') return change
  const { theirs } = state
  if (change.is === 'mark' && typeof theirs !== 'boolean') return { ...change, seen: theirs }
  if (change.is === 'answer' && typeof theirs !== 'string') return { ...change, seen: theirs }
  return change
}

/**
 * The outbox once a person leaves what the server has, or gives up what it refuses. With the record of an accident goes all that was written of
 * it here.
 */
export function giveUp(outbox: Outbox, key: ChangeKey): Outbox {
  const given = outbox.changes.find((one) => one.key === key)
  if (!given) return outbox
  const goes = ({ key: own, incident }: UnsentChange): boolean =>
    own === key || (given.change.is === 'record' && incident === given.incident)
  return { ...outbox, changes: outbox.changes.filter((one) => !goes(one)) }
}
