import type { Command, Gathering } from '../../commands/command.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { FieldErrors } from '../../shared/results/refusals.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import { type NewsDraftCode, parseNewsDraft, publishingOf } from './news-draft.ts'
import { type NewNewsId, type NewsWrite, newNewsId } from './news-facts.ts'
import type { WrittenNews } from './written-news.ts'

type Asked = { readonly details: Input }
type Refused = FieldErrors<NewsDraftCode>
type Published = { readonly writes: readonly NewsWrite[]; readonly answer: WrittenNews }

/** Publishes a piece of news (опубликовать новость), now or from a moment on. News is of no company: it is in no company's journal. */
export const publish: Command<Asked, WrittenNews, Refused, NewNewsId, NewsWrite> = {
  name: 'news/publish',
  *run({ details }, signed): Gathering<Result<Published, Refused>, NewNewsId> {
    const typed = parseNewsDraft(details, signed.at)
    if (!typed.ok) return typed
    const publishedAt = publishingOf(typed.value.publishedAt, null, signed.at)
    const id = yield* newNewsId({})
    const kept = { release: null, version: 1, written: signed, withdrawn: null }
    const news = { ...typed.value, publishedAt, id, ...kept }
    return ok({ writes: [{ kind: 'news', rows: [news] }], answer: news })
  },
}
