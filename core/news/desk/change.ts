import type { Command, Gathering } from '../../commands/command.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { FieldErrors, NotFound, Stale } from '../../shared/results/refusals.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import { type NewsDraftCode, parseNewsDraft, publishingOf } from './news-draft.ts'
import type { LockNews, NewsWrite } from './news-facts.ts'
import { lockSeen } from './news-key.ts'
import type { WrittenNews } from './written-news.ts'

type Asked = { readonly details: Input }
type Refused = FieldErrors<NewsDraftCode | 'choice/unknown'> | NotFound | Stale
type Changed = { readonly writes: readonly NewsWrite[]; readonly answer: WrittenNews }

/** Says a piece of news otherwise (изменить новость). Notes of a version that were changed no longer follow the version. */
export const change: Command<Asked, WrittenNews, Refused, LockNews, NewsWrite> = {
  name: 'news/change',
  *run({ details }, signed): Gathering<Result<Changed, Refused>, LockNews> {
    const typed = parseNewsDraft(details, signed.at)
    if (!typed.ok) return typed
    const kept = yield* lockSeen(details)
    if (!kept.ok) return kept
    const publishedAt = publishingOf(typed.value.publishedAt, kept.value, signed.at)
    const version = kept.value.version + 1
    const news = { ...kept.value, ...typed.value, publishedAt, version, written: signed }
    return ok({ writes: [{ kind: 'news', rows: [news] }], answer: news })
  },
}
