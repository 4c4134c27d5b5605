import { tellDated } from './dated.ts'
import type { FeedFacts } from './feed-facts.ts'
import type { FeedKind, FeedNotice } from './feed-notice.ts'
import { tellDue } from './tell-due.ts'
import { tellHired, tellMemo, tellMoved, tellNews, tellUnfilled } from './tell-others.ts'
import { tellChangingActs, tellEndingActs } from './told-acts.ts'

/** The feed, the newest first; of one day in the order of kinds. What the person has switched off is left out. */
export function tellFeed(facts: FeedFacts, muted: readonly FeedKind[] = []): readonly FeedNotice[] {
  const { today, unfilled } = facts
  const all: readonly FeedNotice[] = [
    ...tellDue(facts.due, today),
    ...tellDated(facts.dated, today),
    ...facts.memos.map(tellMemo),
    ...(unfilled ? [tellUnfilled(unfilled, today)] : []),
    ...tellEndingActs(today),
    ...tellChangingActs(today),
    ...facts.hired.map(tellHired),
    ...facts.moved.map(tellMoved),
    ...facts.news.map(tellNews),
  ]
  return all
    .filter(({ kind }) => !muted.includes(kind))
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
}
