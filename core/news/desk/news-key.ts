import type { Gathering } from '../../commands/command.ts'
import { type Input, readObject } from '../../shared/input/field-reader.ts'
import { shownId } from '../../shared/input/identifier.ts'
import {
  type FieldErrors,
  type NotFound,
  notFound,
  type Stale,
  stale,
} from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { NewsId } from '../news-item.ts'
import { type LockNews, lockNews } from './news-facts.ts'
import type { WrittenNews } from './written-news.ts'

export type KeyRefusal = FieldErrors<'choice/unknown'> | NotFound | Stale

/** Locks the piece of news that `newsId` names, as its `version` was seen: of two who change it at once the second is told. */
export function* lockSeen(details: Input): Gathering<Result<WrittenNews, KeyRefusal>, LockNews> {
  const key = readObject(details, { newsId: shownId<NewsId>, version: shownId<number> })
  if (!key.ok) return key
  const kept = yield* lockNews({ id: key.value.newsId })
  if (kept === null) return err(notFound)
  return kept.version === key.value.version ? ok(kept) : err(stale)
}
