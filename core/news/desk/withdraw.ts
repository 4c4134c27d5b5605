import type { Command, Gathering } from '../../commands/command.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { ok, type Result } from '../../shared/results/result.ts'
import type { LockNews, NewsWrite } from './news-facts.ts'
import { type KeyRefusal, lockSeen } from './news-key.ts'
import type { WrittenNews } from './written-news.ts'

type Asked = { readonly details: Input }
type Withdrawn = { readonly writes: readonly NewsWrite[]; readonly answer: WrittenNews }

/** Takes a piece of news out of the feed (снять с публикации), or puts it back where `withdrawn` is not true; read marks stay. */
export const withdraw: Command<Asked, WrittenNews, KeyRefusal, LockNews, NewsWrite> = {
  name: 'news/withdraw',
  *run({ details }, signed): Gathering<Result<Withdrawn, KeyRefusal>, LockNews> {
    const kept = yield* lockSeen(details)
    if (!kept.ok) return kept
    const withdrawn = details.withdrawn === true ? signed : null
    const news = { ...kept.value, version: kept.value.version + 1, withdrawn }
    return ok({ writes: [{ kind: 'news', rows: [news] }], answer: news })
  },
}
