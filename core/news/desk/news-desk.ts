import type { CommandsOf } from '../../commands/command.ts'
import type { Clock } from '../../shared/dates/clock.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import type { Listed, PageQuery } from '../../shared/page.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { type ErrorOf, err, ok, type Result } from '../../shared/results/result.ts'
import type { LineCode } from '../../shared/texts/text.ts'
import type { NewsText, RenderNews } from '../news-feed.ts'
import type { NewsShelf } from '../news-shelf.ts'
import { change } from './change.ts'
import { parseMarkdown } from './markdown.ts'
import { publish } from './publish.ts'
import { withdraw } from './withdraw.ts'
import { type DeskNews, showOnDesk, type WrittenNews } from './written-news.ts'

/** What operators do about news. */
export const newsCommands = { publish, change, withdraw }
export type NewsCommands = CommandsOf<typeof newsCommands>

type Asked = { readonly details: Input }
type Done<Name extends keyof NewsCommands> = Promise<Result<DeskNews, ErrorOf<NewsCommands[Name]>>>

/** Port: news as operators write them. */
export interface NewsDesk {
  /** What is ahead and what was withdrawn too, the latest first; `total` is exact. */
  list(page: PageQuery): Promise<Listed<DeskNews>>
  /** The `body` as the feed would show it; nothing is kept. */
  preview(asked: Asked): Promise<Result<NewsText, FieldErrors<LineCode>>>
  publish(asked: Asked): Done<'publish'>
  /** `newsId`, the `version` that was seen, and all that `publish` takes. */
  change(asked: Asked): Done<'change'>
  /** `newsId`, the `version` that was seen, `withdrawn`. */
  withdraw(asked: Asked): Done<'withdraw'>
}

type Needs = {
  readonly shelf: Pick<NewsShelf, 'listAll'>
  readonly commands: NewsCommands
  readonly clock: Clock
  readonly render: RenderNews
}

export function openDesk({ shelf, commands, clock, render }: Needs): NewsDesk {
  const show = (news: WrittenNews): DeskNews => showOnDesk(news, clock.now())
  const shown = <E>(done: Result<WrittenNews, E>): Result<DeskNews, E> =>
    done.ok ? ok(show(done.value)) : done
  return {
    list: async (page) => {
      const listed = await shelf.listAll(page)
      return { ...listed, items: listed.items.map(show) }
    },
    preview: async ({ details }) => {
      const body = parseMarkdown(details.body)
      return body.ok ? ok(render(body.value)) : err(fieldErrors({ field: 'body', ...body.error }))
    },
    publish: async (asked) => shown(await commands.publish(asked)),
    change: async (asked) => shown(await commands.change(asked)),
    withdraw: async (asked) => shown(await commands.withdraw(asked)),
  }
}
